import fc from 'fast-check'

// Random cases are the same in every run, so that what fails once fails again.
fc.configureGlobal({ seed: 1 })
