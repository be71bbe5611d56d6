import type { Language, Text } from '@kasack/contract/text.ts'
import { createContext } from 'preact'
import { useContext } from 'preact/hooks'
import type { Placeholders } from '../shared/language/fill.ts'
import { fill } from '../shared/language/fill.ts'
import { read, write } from './storage.ts'

const key = 'kasack-public-language'

export const LanguageContext = createContext<Language>('de')

/** Our text in both languages, or the server's sentence as received. */
export type Sentence = Text | string

/** Translates a text into the language of the page and fills its placeholders. */
export function useText(): (text: Sentence, values?: Placeholders) => string {
  const language = useContext(LanguageContext)
  return (text, values) => (typeof text === 'string' ? text : fill(text[language], values))
}

/** The language chosen earlier in this browser, otherwise the one the server detected from the request and wrote into the page. */
export function firstLanguage(): Language {
  const chosen = read('localStorage', key) ?? document.documentElement.lang
  return chosen === 'en' ? 'en' : 'de'
}

export const keepLanguage = (language: Language): void => write('localStorage', key, language)
