"""The flower of each month, and the ribbon: drawn once, laid on every card that shows it."""
