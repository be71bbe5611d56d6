import type { Employee } from '@kasack/contract/employee.ts'
import type { EmployeeMatch, Match, VacancyMatch } from '@kasack/contract/match-list.ts'
import { speaksFor } from '@kasack/contract/match-score.ts'
import type { Text } from '@kasack/contract/text.ts'
import { ended } from '@kasack/contract/range.ts'
import type { Vacancy } from '@kasack/contract/vacancy.ts'
import { partNames } from '../match-setting/labels.ts'
import { formatInteger } from '../shared/language/format.ts'
import { t } from '../shared/language/i18n.ts'
import type { RowState } from '../shared/table/row-state.ts'
import { texts } from './texts.ts'

/** A record with how well it fits. */
export type Fit<Row> = Row & { match: Match }

export const employeeRow = ({ employee, ...match }: EmployeeMatch): Fit<Employee> => ({ ...employee, match })

export const vacancyRow = ({ vacancy, ...match }: VacancyMatch): Fit<Vacancy> => ({ ...vacancy, match })

/** Whoever is ruled out, or what is. */
export const greyIfExcluded = ({ match }: Fit<unknown>): RowState => (match.score === null ? 'disabled' : undefined)

/** Whether somebody is looked for at all. */
export const isSearched = ({ status, date_range }: Pick<Vacancy, 'status' | 'date_range'>, today: string): boolean =>
  status === 'open' && !ended(date_range, today)

/** What is told in words: what counts, but for the distance, which has a place of its own. */
export function reasonsOf(parts: Match['parts']): { speaking_for: string[]; speaking_against: string[] } {
  const told = parts.filter(({ code, weight }) => weight > 0 && code !== 'distance')
  const sentences = (isFor: boolean) => told.filter((part) => speaksFor(part) === isFor).map(({ text }) => text)
  return { speaking_for: sentences(true), speaking_against: sentences(false) }
}

/** What each part adds to the score, of what it could. */
export const pointsOf = (parts: Match['parts']): string[] =>
  parts
    .filter(({ weight }) => weight > 0)
    .map(({ code, weight, value }) =>
      t(texts.points, { part: t(partNames[code]), points: formatInteger(weight * value), weight: formatInteger(weight) }),
    )

/** She stands at the vacancy already. */
const standing: readonly string[] = ['candidate', 'booked']

/** Why she cannot become a candidate, in the words of the server; undefined: she can be tried, even where she is ruled out. */
export function whyNoCandidate({ exclusions }: Match): Text | undefined {
  const why = exclusions.find(({ code }) => standing.includes(code))?.text
  return why === undefined ? undefined : { de: why, en: why }
}
