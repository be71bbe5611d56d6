/** Longer words are cut: nobody types them. */
const longest = 40

/** Shorter words allow no slip but a missing letter, see `gapKeysOf`. */
const fewestLetters = 4

/** The words of a text, as written; numbers are words. */
export const wordsOf = (text: string): string[] => text.normalize('NFC').match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu) ?? []

/**
 * The spellings a word is found by: `Müller` and `Mueller` are `muller` and `mueller`, `Muller` is `muller`. Two words are equal if they
 * share one; the longer one is kept so that a slip within `ue` is one slip.
 */
export function formsOf(word: string): string[] {
  const long = folded(word).slice(0, longest)
  const short = long.replaceAll(/([aou])e/g, '$1')
  return short === long ? [long] : [short, long]
}

/** The spellings a record is found by: with a single `s` for ß as well, so that a slip in that letter is one slip. */
export const filedFormsOf = (word: string): string[] => [...new Set([word, word.replaceAll('ß', 's')].flatMap(formsOf))]

/** The spellings of a typed word; a short one needs only its shortest. */
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

/** How well a word matches what was typed, best first; a beginning may have a slip, but not in its last letter. */
export const wordMatches = ['equal', 'beginning', 'slip', 'beginning_with_slip'] as const
export type WordMatch = (typeof wordMatches)[number]

/** How one form of a word matches all forms of what was typed; null: not at all. */
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

/** Digits allow no slip. */
const hasDigit = (form: string): boolean => /\p{N}/u.test(form)

/** Whether the word begins with what was typed, but for one slip. */
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

/** Slips are searched for in this many letters at most; the rest is compared. */
const maxCut = 6

/** The beginnings by which a word is found despite a slip: a shorter word as a whole; none if it contains anything but letters. */
export function beginningsOf(form: string): string[] {
  if (/[^\p{L}\p{M}]/u.test(form) || form.length < fewestLetters - 1) return []
  const lengths = [fewestLetters, fewestLetters + 1, maxCut].filter((length) => length <= form.length)
  return lengths.length === 0 ? [form] : lengths.map((length) => form.slice(0, length))
}

/** A beginning, and what remains of it without each letter: two beginnings one slip apart share one of these. */
export const cutsOf = (beginning: string): string[] => [
  ...new Set([beginning, ...Array.from({ length: beginning.length }, (_, at) => beginning.slice(0, at) + beginning.slice(at + 1))]),
]

/** What to look up for a typed word to find words one slip away. */
export const slipKeysOf = (typed: readonly string[]): string[] => typed.filter(allowsSlip).flatMap((form) => cutsOf(form.slice(0, maxCut)))

/** What to look up for a typed word of three letters: words of four that have one letter more. */
export const gapKeysOf = (typed: readonly string[]): string[] =>
  typed.every((form) => form.length < fewestLetters) ? typed.filter((form) => form.length === fewestLetters - 1 && !hasDigit(form)) : []
