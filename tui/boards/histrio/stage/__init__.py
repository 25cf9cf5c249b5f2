"""The festival on the stage: its acts one after the other, the amounts of each troupe, and the podium at its end."""
