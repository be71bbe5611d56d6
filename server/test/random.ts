import fc from 'fast-check'

// Random cases are the same in every run, so that a failure repeats. RANDOM_SEED tries others.
fc.configureGlobal({ seed: Number(process.env['RANDOM_SEED'] ?? 1) })
