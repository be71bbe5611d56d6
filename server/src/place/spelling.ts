/** Words that names are joined with; people leave them out, or shorten them: `Neustadt a.d. Aisch`. */
const fillers = new Set('a am an auf b bei d dem den der die das i im in o ob v vor von und zu'.split(' '))

/**
 * A spelling that all who mean the same have in common: München, Muenchen and MUNCHEN are one, St. and Sankt too. `ue` counts as ü only
 * where German writes it so: Neuenkirchen is not Neunkirchen.
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

/** The words of a folded text without those that join, unless there are no others. */
export function wordsIn(text: string): string[] {
  const all = text.match(/[\p{L}\p{N}]+/gu) ?? []
  const own = all.filter((word) => !fillers.has(word))
  return own.length > 0 ? own : all
}

export const wordsOf = (text: string): string[] => wordsIn(folded(text))

/** Whether nothing is said but words that join: the beginning of `An der Schmücke`. */
export const areFillers = (words: readonly string[]): boolean => words.every((word) => fillers.has(word))

/** As it is written, but for capitals and signs. */
export const plain = (text: string): string => (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')

/** The name without what tells it from others of the same sound: Frankfurt of `Frankfurt (Oder)` and `Frankfurt am Main`. */
export const shortName = (name: string): string => name.replace(/\s*[(/].*$|\s+(am|an|auf|bei|im|in|ob|vor|[abiv]\.).*$/u, '') || name
