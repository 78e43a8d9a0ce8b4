"""Questions for a channel or for practice: asked, answered, revealed."""
