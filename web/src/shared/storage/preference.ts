import type { Language } from '@kasack/contract/text.ts'
import { saveState, savedState } from './state-storage.ts'
import { createStore } from '../program/store.ts'

/** The colour scheme of the pages; `auto` follows the operating system. */
export type Scheme = 'auto' | 'light' | 'dark'

/** What a user sets once and finds again in the next session on the same browser. */
export type Preferences = {
  language: Language
  beta: boolean
  scheme: Scheme
  /** Whether single-key shortcuts work. Users who dictate or mistype turn them off (WCAG 2.1.4). */
  keys: boolean
}

const key = 'kasack-preferences'
const defaults: Preferences = { language: 'de', beta: false, scheme: 'auto', keys: true }

export const preferences = createStore<Preferences>(readPreferences(savedState(key)))

export function setPreference(change: Partial<Preferences>) {
  preferences.set({ ...preferences.get(), ...change })
  saveState(key, () => JSON.stringify(preferences.get()))
}

/** Unknown and damaged values fall back to the defaults. */
export function readPreferences(saved: unknown): Preferences {
  const found = (typeof saved === 'object' && saved !== null ? saved : {}) as Partial<Record<keyof Preferences, unknown>>
  return {
    language: found.language === 'en' ? 'en' : defaults.language,
    beta: found.beta === true,
    keys: found.keys !== false,
    scheme: found.scheme === 'light' || found.scheme === 'dark' ? found.scheme : defaults.scheme,
  }
}
