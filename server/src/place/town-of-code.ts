import { knownGazetteer } from './gazetteer.ts'

/** The town where most people of a German postal code live; empty for any other text. */
export function townOfCode(code: string): string {
  if (!/^\d{5}$/.test(code)) return ''
  const gazetteer = knownGazetteer()
  const row = rowOf(code, gazetteer.rows.codes)
  return row === null ? '' : gazetteer.code(row).towns[0].names[0]
}

/** The rows are in the order of their codes, which they begin with. */
function rowOf(code: string, rows: readonly string[]): number | null {
  let [low, high] = [0, rows.length - 1]
  while (low <= high) {
    const middle = (low + high) >> 1
    const found = rows[middle]!.slice(0, code.length)
    if (found === code) return middle
    if (found < code) low = middle + 1
    else high = middle - 1
  }
  return null
}
