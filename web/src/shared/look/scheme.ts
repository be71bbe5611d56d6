import { preferences } from '../storage/preference.ts'
import { createStore, useStore } from '../program/store.ts'

const system = matchMedia('(prefers-color-scheme: dark)')
const systemIsDark = createStore(system.matches)
system.addEventListener('change', () => systemIsDark.set(system.matches))

// Paper is white: light text would be unreadable.
const isPrinting = createStore(false)
addEventListener('beforeprint', () => isPrinting.set(true))
addEventListener('afterprint', () => isPrinting.set(false))

/** Whether the page is dark: the user's preference, or else the operating system's; never in print. */
export function useDark(): boolean {
  const { scheme } = useStore(preferences)
  const dark = useStore(systemIsDark)
  const printing = useStore(isPrinting)
  if (printing) return false
  return scheme === 'auto' ? dark : scheme === 'dark'
}
