/** Words that names are joined with; people leave them out, or shorten them: `Neustadt a.d. Aisch`. */
const fillers = new Set('a am an auf b bei d dem den der die das i im in o ob v vor von und zu'.split(' '))

/**
 * A spelling that all who mean the same have in common: München, Muenchen and MUNCHEN are one, St. and Sankt too. `ue` counts as ü only
 * where German writes it so: Neuenkirchen is not Neunkirchen.
 */
function folded(text: string): string {
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

/** The folded words of a text, joining words left out. */
export const wordsOf = (text: string): string[] => allWordsOf(text).filter((word) => !fillers.has(word))

/** The folded words of a text, all of them. */
export const allWordsOf = (text: string): string[] => folded(text).match(/[\p{L}\p{N}]+/gu) ?? []
