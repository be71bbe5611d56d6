import { inject, vi } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    /** Milliseconds a test waits for what it expects, on this machine at the moment. */
    longest: number
  }
}

// By itself `vi.waitFor` gives up after a second, whatever the machine is busy with, and has no setting for it.
const waitFor = vi.waitFor
vi.waitFor = (check, options = {}) =>
  waitFor(check, { timeout: inject('longest'), ...(typeof options === 'number' ? { timeout: options } : options) })
