type Kind = 'localStorage' | 'sessionStorage'

/** What the browser keeps under that name: `localStorage` until it is told otherwise, `sessionStorage` until the tab is closed. */
export function read(kind: Kind, key: string): unknown {
  try {
    return JSON.parse(globalThis[kind].getItem(key) ?? 'null')
  } catch {
    return null // a browser may forbid it, and anybody may have written there
  }
}

/** null removes it. Without it the page works on, and forgets on a reload. */
export function write(kind: Kind, key: string, value: unknown): void {
  try {
    if (value === null) globalThis[kind].removeItem(key)
    else globalThis[kind].setItem(key, JSON.stringify(value))
  } catch {
    // Forbidden or full.
  }
}
