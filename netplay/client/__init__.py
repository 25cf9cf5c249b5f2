"""The client's side: one connection that finds its way back, the state it builds up, the tokens it keeps."""
