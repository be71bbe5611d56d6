/** Filler words in names, which people leave out or shorten: `Neustadt a.d. Aisch`. */
const fillers = new Set('a am an auf b bei d dem den der die das i im in o ob v vor von und zu'.split(' '))

/**
 * One spelling for all variants: München, Muenchen and MUNCHEN are the same, so are St. and Sankt. `ue` counts as ü only where German
 * writes ü: Neuenkirchen is not Neunkirchen.
 */
export function folded(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('ß', 'ss')
    .replaceAll('ł', 'l')
    .replaceAll('ae', 'a')
    .replaceAll('oe', 'o')
    .replaceAll(/(?<![aeoq])ue/g, 'u')
    .replaceAll('ss', 's')
    .replaceAll(/\bsankt\b/g, 'st')
}

/** The words of a folded text without fillers, unless it has only fillers. */
export function wordsIn(text: string): string[] {
  const all = text.match(/[\p{L}\p{N}]+/gu) ?? []
  const own = all.filter((word) => !fillers.has(word))
  return own.length > 0 ? own : all
}

export const wordsOf = (text: string): string[] => wordsIn(folded(text))

/** Whether there are only fillers, as at the start of `An der Schmücke`. */
export const areFillers = (words: readonly string[]): boolean => words.every((word) => fillers.has(word))

/** The text in lower case, without signs. */
export const plain = (text: string): string => (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')

/** The name without what distinguishes it from others: Frankfurt for `Frankfurt (Oder)` and `Frankfurt am Main`. */
export const shortName = (name: string): string => name.replace(/\s*[(/].*$|\s+(am|an|auf|bei|im|in|ob|vor|[abiv]\.).*$/u, '') || name
