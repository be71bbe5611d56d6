import { setTimeout as delay } from 'node:timers/promises'

const everyMilliseconds = 1000

/**
 * Repeats a check every second until ended, without keeping the process alive. A failed check is retried; `failed` is called once,
 * and again only after the check fails in another way or has passed.
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
