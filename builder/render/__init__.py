"""From the model to pictures: counters, maps and sheets. Pillow lives here and nowhere else."""
