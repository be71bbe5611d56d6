/** Longer words are cut: nobody types them. */
const longest = 40

/** A word of fewer letters is looked for as it is typed. */
const fewestLetters = 4

/** The words of a text as they are written; numbers are words. */
export const wordsOf = (text: string): string[] => text.normalize('NFC').match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu) ?? []

/**
 * The spellings a word is found by: `Müller` and `Mueller` are `muller` and `mueller`, `Muller` is `muller`. Two words are equal where
 * they share one; the longer one is kept so that a slip within `ue` is one slip.
 */
export function formsOf(word: string): string[] {
  const long = folded(word).slice(0, longest)
  const short = long.replaceAll(/([aou])e/g, '$1')
  return short === long ? [long] : [short, long]
}

/** The spellings of a word that somebody types; of a short one the shortest will do, and allows no slip. */
export const typedFormsOf = (word: string): string[] => (word.length < fewestLetters ? formsOf(word).slice(0, 1) : formsOf(word))

const folded = (word: string): string =>
  word
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[äöüßøæœłđı]/g, (letter) => spelt[letter]!)
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')

const spelt: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  ø: 'oe',
  æ: 'ae',
  œ: 'oe',
  ł: 'l',
  đ: 'd',
  ı: 'i',
}

/** How well a word is what was typed, the best first; of a beginning the last letter is right where another one is not. */
export const wordMatches = ['equal', 'beginning', 'slip', 'beginning_with_slip'] as const
export type WordMatch = (typeof wordMatches)[number]

/** How a word, by one of its forms, matches what was typed, by all of its own; null: not at all. */
export function matchOf(typed: readonly string[], word: string): WordMatch | null {
  if (typed.includes(word)) return 'equal'
  if (typed.some((form) => word.startsWith(form))) return 'beginning'
  if (hasDigit(word) || typed.some(hasDigit)) return null
  if (gapKeysOf(typed).some((form) => word.length === fewestLetters && isOneSlip(form, word))) return 'slip'
  const long = typed.filter(allowsSlip)
  if (long.some((form) => isOneSlip(form, word))) return 'slip'
  return long.some((form) => beginsWithSlip(form, word)) ? 'beginning_with_slip' : null
}

const allowsSlip = (form: string): boolean => form.length >= fewestLetters && !hasDigit(form)

/** Digits are never taken for others. */
const hasDigit = (form: string): boolean => /\p{N}/u.test(form)

/** Whether the word begins so but for one slip. */
const beginsWithSlip = (typed: string, word: string): boolean =>
  [-1, 0, 1].some((more) => {
    const part = word.slice(0, typed.length + more)
    return part.length < word.length && part.at(-1) === typed.at(-1) && isOneSlip(typed, part)
  })

/** One letter wrong, missing or too many, or two neighbours swapped. */
export function isOneSlip(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  if (long.length - short.length > 1 || one === other) return false
  let at = 0
  while (at < short.length && short[at] === long[at]) at += 1
  if (short.length < long.length) return short.slice(at) === long.slice(at + 1)
  if (short.slice(at + 1) === long.slice(at + 1)) return true
  return short[at] === long[at + 1] && short[at + 1] === long[at] && short.slice(at + 2) === long.slice(at + 2)
}

/** Slips are looked for in so many letters at most; what follows is compared. */
const mostCut = 6

/** The beginnings of a word by which it is found in spite of a slip: shorter words are whole, and what is no word has none. */
export function beginningsOf(form: string): string[] {
  if (/[^\p{L}\p{M}]/u.test(form) || form.length < fewestLetters - 1) return []
  const lengths = [fewestLetters, fewestLetters + 1, mostCut].filter((length) => length <= form.length)
  return lengths.length === 0 ? [form] : lengths.map((length) => form.slice(0, length))
}

/** A beginning and what is left of it without one letter: two that are one slip apart have one of these in common. */
export const cutsOf = (beginning: string): string[] => [
  ...new Set([beginning, ...Array.from({ length: beginning.length }, (_, at) => beginning.slice(0, at) + beginning.slice(at + 1))]),
]

/** What is looked up of a typed word to find those that are one slip from it. */
export const slipKeysOf = (typed: readonly string[]): string[] => typed.filter(allowsSlip).flatMap((form) => cutsOf(form.slice(0, mostCut)))

/** What is looked up of a typed word of three letters: one of four may lack one, and is as it was typed otherwise. */
export const gapKeysOf = (typed: readonly string[]): string[] =>
  typed.every((form) => form.length < fewestLetters) ? typed.filter((form) => form.length === fewestLetters - 1 && !hasDigit(form)) : []
