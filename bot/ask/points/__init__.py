"""/points: the rows of the table of points around han and fu."""
