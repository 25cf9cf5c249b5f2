"""What stands beside the choices of Duelling Nobles: rules where no weapons are held, and the reasons of advice."""
