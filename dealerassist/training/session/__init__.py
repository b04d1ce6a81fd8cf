"""A table session: a hand that the trainee deals on the table's own screen, by touches or with cards on sensors."""
