/** Minimum time between writes to the browser's storage, in milliseconds (product.md 9). */
export const saveInterval = 1000

type Storage = Pick<globalThis.Storage, 'setItem'>
type SaverOptions = { storage: () => Storage; refused: (error: unknown, write: () => void) => void; saved?: () => void }

/**
 * Writes to the browser's storage at most once a second, one key at a time; the last value of each key wins. `flush` writes the rest when
 * the page is left. `refused` may free space and retry.
 */
export function createSaver({ storage, refused, saved }: SaverOptions) {
  const waiting = new Map<string, () => string>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let quietUntil = 0

  function write(key: string, serialise: () => string) {
    waiting.delete(key)
    quietUntil = performance.now() + saveInterval
    const set = () => storage().setItem(key, serialise())
    try {
      set()
      saved?.()
    } catch (error) {
      refused(error, set)
    }
  }

  function next() {
    timer = undefined
    const [first] = waiting
    if (first) write(...first)
    schedule()
  }

  function schedule() {
    if (waiting.size > 0) timer ??= setTimeout(next, Math.max(0, quietUntil - performance.now()))
  }

  return {
    save(key: string, serialise: () => string) {
      waiting.set(key, serialise)
      schedule()
    },
    forget(isMeant: (key: string) => boolean) {
      for (const key of [...waiting.keys()].filter(isMeant)) waiting.delete(key)
    },
    flush() {
      for (const entry of waiting) write(...entry)
    },
  }
}
