"""The operator's side: settings, logs, metrics, health and sharding."""
