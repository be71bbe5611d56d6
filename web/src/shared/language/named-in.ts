import type { Ref } from '@kasack/contract/field.ts'
import { fold } from './fold.ts'

/** The choice a text names, and the words that name it. */
export type NameMatch = { choice: Ref; words: string }

type Word = { root: string; start: number; end: number }
type NameSpan = { choice: Ref; from: number; to: number }

/**
 * The choice named in free text, as whole words in any gender and spelling: `gesundheits- u. Krankenpflegerin` names `Gesundheits- und
 * Krankenpfleger/in (GKP)`, and so does `GKP`. A match inside a longer name does not count; null if no choice is named, or several are.
 */
export function namedIn(text: string, choices: readonly Ref[]): NameMatch | null {
  const words = wordsOf(text)
  const all = choices.flatMap((choice) => spellings(choice.name).flatMap((spelling) => findAll(words, spelling, choice)))
  const [first, ...others] = all.filter((one) => !all.some((other) => isInside(one, other)))
  if (!first || others.some(({ choice }) => choice.id !== first.choice.id)) return null
  return { choice: first.choice, words: text.slice(words[first.from]!.start, words[first.to]!.end) }
}

/** Gender suffixes: `Pfleger/in`, `Logopäde/-in`, `Pfleger*innen`, `Technische(r)`. */
const mark = '[/*:_(]-?(?:innen|in|r|n)(?![\\p{L}\\p{N}])\\)?'
/** A compound is one word, however it is hyphenated; `Gesundheits-und` is not a compound. */
const aWord = new RegExp(`([\\p{L}\\p{N}]+(?:-(?!und\\b|u\\b)[\\p{L}\\p{N}]+)*)(?:${mark})?`, 'giu')
/** Words that may be missing or abbreviated: `u.`, `&`. */
const fillers = new Set(['und', 'u', 'fuer'])

const wordsOf = (text: string): Word[] =>
  [...text.matchAll(aWord)].flatMap((found) => {
    const folded = fold(found[1]!).replaceAll(' ', '')
    return fillers.has(folded) ? [] : [{ root: rootOf(folded), start: found.index, end: found.index + found[0].length }]
  })

/** The stem shared by both genders, whether umlauts are written as one or two letters, or without dots. */
const rootOf = (folded: string): string =>
  folded.replaceAll(/([aou])e/g, '$1').replace(/(?<=...)(?:innen|in|e|(?<=isch|ellt|annt|pruft)e[rn])$/, '')

/** The names of a choice: with and without its brackets, and any abbreviation inside them. */
function spellings(name: string): string[][][] {
  const plain = name.replaceAll(new RegExp(`(?<=\\p{L})${mark}`, 'giu'), '')
  const names = [plain, plain.replaceAll(/\([^)]*\)/g, ' ')].flatMap((one) => one.split(/\s+(?:\/|oder)\s+/))
  const abbreviations = [...plain.matchAll(/\((\p{L}*\p{Lu}\p{L}*\p{Lu}\p{L}*)\)/gu)].map((found) => found[1]!)
  return [...names, ...abbreviations].map(rootsIn).filter((spelling) => spelling.flat().join('').length > 1)
}

/** The words of a name, each with its alternatives: `Krankenschwester/Krankenpfleger`, `Pflegefachfrau/-mann/-person`. */
const rootsIn = (name: string): string[][] =>
  wordsOf(name).reduce<string[][]>((spelling, { root, start }) => {
    const [, slash] = /(\/-?)$/.exec(name.slice(0, start)) ?? []
    const before = slash && spelling.at(-1)
    if (!before) return [...spelling, [root]]
    const isEnding = slash === '/-' || /\p{Ll}/u.test(name[start]!)
    return [...spelling.slice(0, -1), [...before, isEnding ? before[0]!.replace(lastNoun, '') + root : root]]
  }, [])

const lastNoun = /(?:frau|mann|person|kraft|schwester|bruder|pfleger|arzt)$/

const findAll = (words: readonly Word[], spelling: readonly string[][], choice: Ref): NameSpan[] =>
  words.flatMap((_, from) => {
    const isThere = spelling.every((roots, at) => roots.includes(words[from + at]?.root ?? ''))
    return isThere ? [{ choice, from, to: from + spelling.length - 1 }] : []
  })

const isInside = (one: NameSpan, other: NameSpan): boolean =>
  other.from <= one.from && one.to <= other.to && other.to - other.from > one.to - one.from
