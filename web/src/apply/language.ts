import type { Language, Text } from '@kasack/contract/text.ts'
import { createContext } from 'preact'
import { useContext } from 'preact/hooks'
import type { Placeholders } from '../shared/language/fill.ts'
import { fill } from '../shared/language/fill.ts'
import { read, write } from './storage.ts'

const key = 'kasack-public-language'

export const LanguageContext = createContext<Language>('de')

/** A sentence for the reader: ours in both languages, or the server's as it came. */
export type Sentence = Text | string

/** Puts a text into the language of the page and fills its gaps. */
export function useText(): (text: Sentence, values?: Placeholders) => string {
  const language = useContext(LanguageContext)
  return (text, values) => (typeof text === 'string' ? text : fill(text[language], values))
}

/** The one chosen earlier in this browser, else the browser's: the server has written that into the page. */
export function firstLanguage(): Language {
  const chosen = read('localStorage', key) ?? document.documentElement.lang
  return chosen === 'en' ? 'en' : 'de'
}

export const keepLanguage = (language: Language): void => write('localStorage', key, language)
