"""What builds tables and rates, and judges the outlook by logs; not a part of the packages."""
