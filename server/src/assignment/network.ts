import type { DayRange } from '@kasack/contract/range.ts'
import { contains, overlaps } from '@kasack/contract/range.ts'
import type { Row } from './integer-program.ts'

// What a plan must respect: the positions of a vacancy, and that no employee is in two places on one day.

/** A vacancy with positions to fill. */
export type Opening = { id: number; positions: number; days: DayRange & { lower: string } }

/** An employee eligible for a vacancy, and how well they fit. */
export type EligiblePair = { vacancy: number; employee: number; score: number }

/** A pair as a map key. */
export const keyOf = ({ vacancy, employee }: Omit<EligiblePair, 'score'>): string => `${vacancy} ${employee}`

/** Pairs, and the rows that tie them together. At most `most` pairs of each row are chosen. */
export type Network = { pairs: readonly EligiblePair[]; rows: readonly Row[] }

export function networkOf(openings: ReadonlyMap<number, Opening>, pairs: readonly EligiblePair[]): Network {
  const columns = [...pairs.keys()]
  const ofVacancy = Map.groupBy(columns, (column) => pairs[column]!.vacancy)
  const ofEmployee = Map.groupBy(columns, (column) => pairs[column]!.employee)
  const places = [...ofVacancy].map(([vacancy, those]) => ({ columns: those, most: openings.get(vacancy)!.positions }))
  const days = [...ofEmployee.values()].flatMap((those) =>
    overlappingGroups(those, (column) => openings.get(pairs[column]!.vacancy)!.days).map((group) => ({ columns: group, most: 1 })),
  )
  return {
    pairs,
    rows: [...places, ...days].filter(({ columns: those, most }) => those.length > most).map((row) => ({ ...row, least: 0 })),
  }
}

/** The maximal sets of columns that pairwise share a day. Ranges that do so all share one common day. */
function overlappingGroups(those: readonly number[], daysOf: (one: number) => Opening['days']): number[][] {
  const found: number[][] = []
  for (const day of new Set(those.map((one) => daysOf(one).lower))) found.push(those.filter((one) => contains(daysOf(one), day)))
  return found.filter((group) => !found.some((other) => other.length > group.length && group.every((one) => other.includes(one))))
}

/** The parts that no row ties together. */
export function partsOf({ pairs, rows }: Network): Network[] {
  const above = [...pairs.keys()]
  const top = (one: number): number => {
    let at = one
    while (above[at] !== at) at = above[at] = above[above[at]!]!
    return at
  }
  for (const { columns } of rows) for (const one of columns) above[top(one)] = top(columns[0]!)
  const members = Map.groupBy(pairs.keys(), top)
  const rowsOf = Map.groupBy(rows, ({ columns }) => top(columns[0]!))
  return [...members].map(([of, columns]) => {
    const place = new Map(columns.map((column, at) => [column, at]))
    return {
      pairs: columns.map((column) => pairs[column]!),
      rows: (rowsOf.get(of) ?? []).map((row) => ({ ...row, columns: row.columns.map((column) => place.get(column)!) })),
    }
  })
}

/** Why pairs exclude each other: a vacancy has too few positions, or an employee would be in two places on one day. */
export type Collision = { vacancy: number } | { employee: number; vacancies: [number, number] }

export function collisionsOf(openings: ReadonlyMap<number, Opening>, pairs: readonly Omit<EligiblePair, 'score'>[]): Collision[] {
  const crowded = [...Map.groupBy(pairs, ({ vacancy }) => vacancy)]
    .filter(([vacancy, those]) => those.length > openings.get(vacancy)!.positions)
    .map(([vacancy]) => ({ vacancy }))
  const twice = [...Map.groupBy(pairs, ({ employee }) => employee)].flatMap(([employee, those]) =>
    those.flatMap(({ vacancy: one }, at) =>
      those
        .slice(at + 1)
        .filter(({ vacancy: other }) => overlaps(openings.get(one)!.days, openings.get(other)!.days))
        .map(({ vacancy: other }) => ({ employee, vacancies: [one, other] as [number, number] })),
    ),
  )
  return [...crowded, ...twice]
}
