import type { DocumentState } from '@kasack/contract/document-state.ts'
import { sql } from 'kysely'
import type { Sql } from '../platform/list/list-query.ts'
import type { CommonReading } from '../platform/read/reading.ts'
import { withheldKinds } from './withheld.ts'

/** Of whom a kind asks a paper: not of who was born before its day, and a residence title of nobody but third-country nationals. */
const applies = sql`(
  (document_kind.exempt_born_before is null or employee.birthday_date is null or employee.birthday_date >= document_kind.exempt_born_before)
  and (not document_kind.is_residence_title or employee.nationality_group = 'third_country')
)`

type Standing = Pick<CommonReading, 'today' | 'hidden'>

/** The kinds that are asked of everybody, as far as the reader may see them. */
const obligatory = ({ hidden }: Pick<Standing, 'hidden'>): Sql =>
  sql`document_kind.is_obligatory and document_kind.is_active ${hidden.has('health_documents') ? sql`and not ${withheldKinds}` : sql``}`

const checked = sql`employee_document.kind_id = document_kind.id and employee_document.checked_date is not null`

/** Holds today. */
const holds = (today: string): Sql => sql`
  ${checked} and coalesce(employee_document.begins_date, '-infinity') <= ${sql.lit(today)}::date
  and coalesce(employee_document.valid_until, 'infinity') >= ${sql.lit(today)}::date`

/** Ends after the days of its kind in which it is reminded of. */
const lasts = (today: string): Sql => sql`
  ${checked} and coalesce(employee_document.valid_until, 'infinity') > ${sql.lit(today)}::date + document_kind.remind_days`

const ofEmployee = (condition: Sql): Sql =>
  sql`exists (select from employee_document where employee_document.employee_id = employee.id and ${condition})`

/** How it stands with the obligatory papers of each employee: the worst of them counts. */
export const documentStateOf = (reading: Standing): Sql => sql`
  case
    when exists (select from document_kind where ${obligatory(reading)} and ${applies} and not ${ofEmployee(holds(reading.today))}) then 'missing'
    when exists (select from document_kind where ${obligatory(reading)} and ${applies} and not ${ofEmployee(lasts(reading.today))}) then 'expiring'
    else 'complete'
  end`

/** Employees who lack such a paper; found in one go, for all of them. */
const lacking = (reading: Standing, condition: Sql): Sql => sql`
  select employee.id from employee join document_kind on ${obligatory(reading)} and ${applies}
  left join employee_document on employee_document.employee_id = employee.id and ${condition}
  where employee_document.id is null`

/** Employees in one of the states. */
export function inDocumentStates(states: readonly DocumentState[], reading: Standing): Sql {
  const isMissing = sql`employee.id in (${lacking(reading, holds(reading.today))})`
  const isShort = sql`employee.id in (${lacking(reading, lasts(reading.today))})`
  const conditions: Record<DocumentState, Sql> = {
    missing: isMissing,
    expiring: sql`(${isShort} and not ${isMissing})`,
    complete: sql`not (${isShort} or ${isMissing})`,
  }
  return sql`(${sql.join(
    states.map((state) => conditions[state]),
    sql` or `,
  )})`
}
