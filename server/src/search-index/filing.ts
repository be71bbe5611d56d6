import { storedDigits, triplesOf } from '@kasack/contract/phone-search.ts'
import { formsOf, wordsOf } from '@kasack/contract/search-word.ts'
import type { SearchText } from './queries.ts'

/** Ends the beginnings of words that are filed as words: what has one to three letters would otherwise begin too many. */
export const shortestBeginning = '*'
const filedBeginnings = [1, 2, 3]

/** A word and where it stands: 0 in its name, 1 in what it says or names besides, 2 in what only who sees applicants is shown. */
export type WordPlace = { word: string; place: number }

/** The words that a record is found by; three digits in a row of its numbers are words, too. */
export function filedWords({ own, others, guarded, numbers }: Pick<SearchText, 'own' | 'others' | 'guarded' | 'numbers'>): WordPlace[] {
  const formed = (texts: readonly string[]) =>
    texts
      .flatMap(wordsOf)
      .flatMap(formsOf)
      .filter((form) => form !== '')
      .flatMap(withBeginnings)
  const triples = digitsOf(numbers).flatMap(triplesOf).map(tripleWord)
  const places = [[...formed(own), ...triples], formed(others), formed(guarded)].map((words) => new Set(words))
  // A word is filed where it says most.
  return places.flatMap((words, place) =>
    [...words].filter((word) => !places.slice(0, place).some((better) => better.has(word))).map((word) => ({ word, place })),
  )
}

/** What is looked up of a typed word: a short one as a beginning, too. */
export const lookedUp = (form: string): string[] => (isShort(form) ? [form, form + shortestBeginning] : [form])

export const isShort = (form: string): boolean => form.length <= filedBeginnings.at(-1)!

const withBeginnings = (form: string): string[] => [
  form,
  ...filedBeginnings.filter((length) => length <= form.length).map((length) => form.slice(0, length) + shortestBeginning),
]

/** The telephone numbers of a record, each once, between blanks. */
export function filedNumbers(numbers: SearchText['numbers']): string {
  const all = digitsOf(numbers)
  return all.length === 0 ? '' : ` ${all.join(' ')} `
}

const digitsOf = (numbers: SearchText['numbers']): string[] => [
  ...new Set(numbers.map(([typed, country]) => storedDigits(typed ?? '', country ?? '')).filter((digits) => digits !== '')),
]

/** Three digits of a telephone number as a word: none that is typed begins so. */
export const tripleWord = (triple: string): string => `${tripleMark}${triple}`
export const tripleMark = '#'
