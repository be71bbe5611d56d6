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

/** A record and how well it matches. */
export type Fit<Row> = Row & { match: Match }

export const employeeRow = ({ employee, ...match }: EmployeeMatch): Fit<Employee> => ({ ...employee, match })

export const vacancyRow = ({ vacancy, ...match }: VacancyMatch): Fit<Vacancy> => ({ ...vacancy, match })

export const greyIfExcluded = ({ match }: Fit<unknown>): RowState => (match.score === null ? 'disabled' : undefined)

/** Whether the vacancy is still to be filled. */
export const isSearched = ({ status, date_range }: Pick<Vacancy, 'status' | 'date_range'>, today: string): boolean =>
  status === 'open' && !ended(date_range, today)

/** The reasons in words: every part with a weight except the distance, which has its own column. */
export function reasonsOf(parts: Match['parts']): { speaking_for: string[]; speaking_against: string[] } {
  const told = parts.filter(({ code, weight }) => weight > 0 && code !== 'distance')
  const sentences = (isFor: boolean) => told.filter((part) => speaksFor(part) === isFor).map(({ text }) => text)
  return { speaking_for: sentences(true), speaking_against: sentences(false) }
}

/** The points each part adds, out of its maximum. */
export const pointsOf = (parts: Match['parts']): string[] =>
  parts
    .filter(({ weight }) => weight > 0)
    .map(({ code, weight, value }) =>
      t(texts.points, { part: t(partNames[code]), points: formatInteger(weight * value), weight: formatInteger(weight) }),
    )

/** Exclusions because the employee is already on the vacancy. */
const standing: readonly string[] = ['candidate', 'booked']

/** Why the employee cannot become a candidate, as worded by the server; undefined: worth trying, even if excluded. */
export function whyNoCandidate({ exclusions }: Match): Text | undefined {
  const why = exclusions.find(({ code }) => standing.includes(code))?.text
  return why === undefined ? undefined : { de: why, en: why }
}
