import type { AssignedPair, Assignments } from '@kasack/contract/assignment.ts'
import { aMatch } from '../match/match.test-support.ts'
import { inDays } from '../vacancy/vacancy.test-support.ts'

const spreetal = { id: 7, name: 'Klinikum Spreetal' }
const havel = { id: 8, name: 'Haus Havelblick' }
const period = (from: number, to: number) => ({ lower: inDays(from), upper: inDays(to), bounds: '[]' as const })

export const zna = { id: 12, name: 'Fachkraft ZNA, Klinikum Spreetal', facility: spreetal, date_range: period(1, 30) }
/** Overlaps `zna`. */
export const night = { id: 13, name: 'Nachtdienst', facility: havel, date_range: period(10, 20) }
/** Later than both. */
export const later = { id: 14, name: 'Fachkraft ITS, Haus Havelblick', facility: havel, date_range: period(40, 50) }

const people = [
  { id: 5, name: 'Jana Reuter' },
  { id: 6, name: 'Mia Lorenz' },
  { id: 8, name: 'Tom Falk' },
  { id: 9, name: 'Eva Brandt' },
]

export function aPair(vacancy: number, employee: number, pair: Partial<AssignedPair> = {}): AssignedPair {
  const { parts, distance_km, findings_level } = aMatch()
  return { vacancy, employee, score: 91, locked: false, parts, distance_km, findings_level, ...pair }
}

/** A proposal of these pairs that fills every position except `unfilled`. */
export function aProposal(pairs: AssignedPair[], { unfilled = [], left_out = [], ...more }: Partial<Assignments> = {}): Assignments {
  const open = unfilled.reduce((sum, { positions }) => sum + positions, 0)
  const named = [...pairs, ...unfilled, ...left_out].map(({ vacancy }) => vacancy)
  return {
    pairs,
    filled: pairs.length,
    total: pairs.length + open,
    proven: true,
    unfilled,
    left_out,
    employees: people,
    vacancies: [later, zna, night].filter(({ id }) => named.includes(id)),
    ...more,
  }
}
