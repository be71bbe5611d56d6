import { wordsOf } from '../../server/src/place/spelling.ts'

/** The name as the place writes it, followed by the Sorbian one: `Cottbus - Chóśebuz`. */
export const namesOf = (written: string): string[] => written.replaceAll('\\', '').replaceAll('/ ', '/').split(' - ')

/** Identical for spellings of the same name. */
export const keyOf = (name: string): string => wordsOf(name).join(' ')

/** Also identical regardless of additions: Frankfurt of `Frankfurt (Oder)`, Lahr of `Lahr/Schwarzwald`. */
export const shortKeyOf = (name: string): string => keyOf(shortName(name))

const river = /\s+(am|an der|an|bei|im|in der|in|vor der|ob der|auf dem|[abiv]\.\s?(d\.)?)\s?\p{Lu}.*$/u

const shortName = (name: string): string => {
  const short = name
    .replace(/\s*[(/,].*$/, '')
    .replace(river, '')
    .trim()
  return short === '' ? name : short
}
