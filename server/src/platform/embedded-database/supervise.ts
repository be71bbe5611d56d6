import { setTimeout as delay } from 'node:timers/promises'

const everyMilliseconds = 1000

/**
 * Repeats a check once a second until ended; nothing here keeps the process alive. A check that fails is tried again, and
 * `failed` hears of it: once, until it fails in another way or has passed.
 */
export function supervise(check: () => Promise<void>, failed: (error: Error) => void): { end(): Promise<void> } {
  const ending = new AbortController()
  let said: string | null = null
  const tell = (error: Error) => {
    if (error.message !== said) failed(error)
    said = error.message
  }
  const rounds = (async () => {
    while (!ending.signal.aborted) {
      await delay(everyMilliseconds, null, { ref: false, signal: ending.signal }).catch(() => {})
      if (!ending.signal.aborted) await check().then(() => (said = null), tell)
    }
  })()
  return {
    end() {
      ending.abort()
      return rounds
    },
  }
}
