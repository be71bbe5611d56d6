/** Values for the gaps of a note, such as `{who}`. */
export type Gaps = Record<string, string>

/** Fills the gaps of a note; throws on a gap without a value. */
export function fillNote(note: string, gaps: Gaps): string {
  const filled = note.replaceAll(/\{(\w+)\}/g, (gap, name: string) => {
    const filling = gaps[name]
    if (filling === undefined) throw new Error(`nothing fills ${gap} in "${note}"`)
    return filling
  })
  return filled.replaceAll('..', '.')
}

/** Applies the writing habits of each colleague. */
export function inTheHandOf(username: string, note: string): string {
  if (note === '') return ''
  if (username === 'nils.kortmann') return /[\p{L}\d]$/u.test(note) ? `${note}.` : note
  if (username === 'tarek.soelter') return note.replace(/\.$/, '')
  if (username === 'hannah.wieland') return `${note} (HW)`
  if (username === 'jule.brandner') return note.replace(/^(\p{Lu})(?=\p{Ll}+ \p{Ll})/u, (letter) => letter.toLowerCase())
  return note
}
