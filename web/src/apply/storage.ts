type Kind = 'localStorage' | 'sessionStorage'

/** Reads from browser storage: `localStorage` lasts until cleared, `sessionStorage` until the tab is closed. */
export function read(kind: Kind, key: string): unknown {
  try {
    return JSON.parse(globalThis[kind].getItem(key) ?? 'null')
  } catch {
    return null // the browser may block storage, and the content may be anything
  }
}

/** null removes the entry. If storage is unavailable the page still works, but forgets on reload. */
export function write(kind: Kind, key: string, value: unknown): void {
  try {
    if (value === null) globalThis[kind].removeItem(key)
    else globalThis[kind].setItem(key, JSON.stringify(value))
  } catch {
    // Blocked or full.
  }
}
