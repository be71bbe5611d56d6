import type { Language, Text } from '@kasack/contract/text.ts'
import dayjs from 'dayjs'
import 'dayjs/locale/de'
import 'dayjs/locale/en-gb'
import { preferences } from '../storage/preference.ts'
import { useStore } from '../program/store.ts'
import type { Placeholders } from './fill.ts'
import { fill } from './fill.ts'

/** The text in the interface language, with its `{placeholders}` filled; unknown placeholders stay as they are. */
export function t(text: Text, values?: Placeholders): string {
  return fill(text[language()], values)
}

/** `t` for components: they rerender when the language changes. */
export function useText(): typeof t {
  useLanguage()
  return t
}

export const language = (): Language => preferences.get().language

export const useLanguage = (): Language => useStore(preferences).language

/** Sets the language of the page and the calendar. Weeks start on Monday in both. */
export function applyLanguage() {
  document.documentElement.lang = language()
  dayjs.locale(language() === 'de' ? 'de' : 'en-gb')
}
