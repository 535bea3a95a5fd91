"""The web server: tables, storage, sessions, sockets. The browser holds no rules."""
