import type { Code } from './gazetteer.ts'
import { knownGazetteer } from './gazetteer.ts'

/** A German postal code from the gazetteer; null for any other text. */
export function knownCode(code: string): Code | null {
  if (!/^\d{5}$/.test(code)) return null
  const gazetteer = knownGazetteer()
  const row = rowOf(code, gazetteer.rows.codes)
  return row === null ? null : gazetteer.code(row)
}

/** Rows start with their codes and are sorted by them. */
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
