import fc from 'fast-check'

// Random cases are the same in every run, so that what fails once fails again. RANDOM_SEED tries others.
fc.configureGlobal({ seed: Number(process.env['RANDOM_SEED'] ?? 1) })
