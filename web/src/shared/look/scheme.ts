import { preferences } from '../storage/preference.ts'
import { createStore, useStore } from '../program/store.ts'

const system = matchMedia('(prefers-color-scheme: dark)')
const systemIsDark = createStore(system.matches)
system.addEventListener('change', () => systemIsDark.set(system.matches))

/** Whether pages are dark: as the user wishes, else as the operating system does it. */
export function useDark(): boolean {
  const { scheme } = useStore(preferences)
  const dark = useStore(systemIsDark)
  return scheme === 'auto' ? dark : scheme === 'dark'
}
