"""Reading and writing on one connection, shared by server and client."""
