import { preferences } from '../storage/preference.ts'
import { createStore, useStore } from '../program/store.ts'

const system = matchMedia('(prefers-color-scheme: dark)')
const systemIsDark = createStore(system.matches)
system.addEventListener('change', () => systemIsDark.set(system.matches))

// Paper is white: light words would not be seen on it.
const isPrinting = createStore(false)
addEventListener('beforeprint', () => isPrinting.set(true))
addEventListener('afterprint', () => isPrinting.set(false))

/** Whether pages are dark: as the user wishes, else as the operating system does it; never on paper. */
export function useDark(): boolean {
  const { scheme } = useStore(preferences)
  const dark = useStore(systemIsDark)
  const printing = useStore(isPrinting)
  if (printing) return false
  return scheme === 'auto' ? dark : scheme === 'dark'
}
