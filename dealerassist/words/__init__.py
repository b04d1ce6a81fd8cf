"""One English template for every code: phrases, rulings, refusals and hand names."""
