"""One connection, shared by server and client: reading, writing, and the bounded queue of what waits."""
