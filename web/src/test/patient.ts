import { inject, vi } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    /** How long a test waits for an expectation, in milliseconds, scaled to this machine's current speed. */
    longest: number
  }
}

// `vi.waitFor` gives up after one second regardless of load, and has no global setting.
const waitFor = vi.waitFor
vi.waitFor = (check, options = {}) =>
  waitFor(check, { timeout: inject('longest'), ...(typeof options === 'number' ? { timeout: options } : options) })
