"""A hand that the trainee deals: who plays, what is due from him, step by step, and a watcher of what he does."""
