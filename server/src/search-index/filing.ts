import { storedDigits, triplesOf } from '@kasack/contract/phone-search.ts'
import { filedFormsOf, wordsOf } from '@kasack/contract/search-word.ts'
import type { SearchText } from './queries.ts'

/** Ends a prefix that is filed as a word: one of one to three letters would match too many words. */
export const shortestBeginning = '*'
const filedBeginnings = [1, 2, 3]

/** A word and its place: 0 in the record's name, 1 in its other texts, 2 in what only readers of applicants see. */
export type WordPlace = { word: string; place: number }

/** The words that find a record; every three consecutive digits of its filed numbers are words, too. */
export function indexWords({ own, others, guarded }: Pick<SearchText, 'own' | 'others' | 'guarded'>, filed: string): WordPlace[] {
  const formed = (texts: readonly string[]) =>
    texts
      .flatMap(wordsOf)
      .flatMap(filedFormsOf)
      .filter((form) => form !== '')
      .flatMap(withBeginnings)
  const triples = filed.split(' ').flatMap(triplesOf).map(tripleWord)
  const places = [[...formed(own), ...triples], formed(others), formed(guarded)].map((words) => new Set(words))
  // A word is filed in its best place only.
  return places.flatMap((words, place) =>
    [...words].filter((word) => !places.slice(0, place).some((better) => better.has(word))).map((word) => ({ word, place })),
  )
}

/** The index entries to look up for a typed word: for a short one also those it starts. */
export const lookupKeys = (form: string): string[] => (isShort(form) ? [form, form + shortestBeginning] : [form])

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

/** Three digits of a telephone number as a word; no typed word starts with the mark. */
export const tripleWord = (triple: string): string => `${tripleMark}${triple}`
export const tripleMark = '#'
