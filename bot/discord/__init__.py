"""The room that talks to Discord: client, commands, admission, and the answers sent."""
