"""/waits: what a hand waits for, or which cuts and tiles lead on."""
