"""Tables on the local network: advertised and browsed by mDNS."""
