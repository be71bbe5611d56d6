import { createStore, useStore } from '../program/store.ts'
import { saveState, savedState } from './state-storage.ts'

/** Choices made during this visit, by key. */
const chosen = createStore<Readonly<Record<string, string>>>({})

const keyOf = (user: number, name: string) => `kasack-choice:${user}:${name}`

/** A user's choice, kept in this browser separately from other users'; null: none yet. */
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
