import { createStore, useStore } from '../program/store.ts'
import { saveState, savedState } from './state-storage.ts'

/** What users have chosen during this visit, by key. */
const chosen = createStore<Readonly<Record<string, string>>>({})

const keyOf = (user: number, name: string) => `kasack-choice:${user}:${name}`

/** What a user chooses once and finds again on this browser, apart from the other users of it; null: nothing yet. */
export function useOwnChoice(user: number, name: string): [string | null, (value: string) => void] {
  const key = keyOf(user, name)
  const value = useStore(chosen)[key] ?? savedState(key)
  return [
    typeof value === 'string' ? value : null,
    (next) => {
      chosen.set({ ...chosen.get(), [key]: next })
      saveState(key, () => JSON.stringify(next))
    },
  ]
}
