import { setTimeout as delay } from 'node:timers/promises'

const everyMilliseconds = 1000

/** Repeats a check once a second until ended. A check that fails is tried again; nothing here keeps the process alive. */
export function supervise(check: () => Promise<void>): { end(): Promise<void> } {
  const ending = new AbortController()
  const rounds = (async () => {
    while (!ending.signal.aborted) {
      await delay(everyMilliseconds, null, { ref: false, signal: ending.signal }).catch(() => {})
      if (!ending.signal.aborted) await check().catch(() => {})
    }
  })()
  return {
    end() {
      ending.abort()
      return rounds
    },
  }
}
