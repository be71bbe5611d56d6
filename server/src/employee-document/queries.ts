import type { DocumentState } from '@kasack/contract/document-state.ts'
import { employeeDocument, type EmployeeDocumentInput, type employeeDocumentList } from '@kasack/contract/employee-document.ts'
import { documentKind, type expiries } from '@kasack/contract/lookup.ts'
import { sql } from 'kysely'
import type { Db } from '../platform/database/db.ts'
import type { Rows, Sql } from '../platform/list/list-query.ts'
import type { CommonReading } from '../platform/read/reading.ts'
import { recordOf, storedColumns } from '../platform/record/record.ts'
import type { StoredRecord } from '../platform/record/stored.ts'
import type { Caller } from '../platform/request/call.ts'
import { changeRecord, insertRecord } from '../platform/write/store.ts'
import { fileOf } from '../stored-file/queries.ts'

/** The state of a document on a day, joined to its kind. The states are those of the contract, in its order. */
const stateOn = (today: string): Sql => sql`
  case
    when employee_document.valid_until < ${sql.lit(today)}::date then 'expired'
    when employee_document.checked_date is null then 'unchecked'
    when employee_document.begins_date > ${sql.lit(today)}::date then 'not_yet_valid'
    when employee_document.valid_until <= ${sql.lit(today)}::date + document_kind.remind_days then 'expiring'
    else 'valid'
  end`

export const employeeDocumentRows: Rows<typeof employeeDocumentList> = {
  columns: (reading) => sql`
    ${storedColumns(employeeDocument)}, employee_document.created_datetime, employee.name as employee_name,
    document_kind.name as kind_name, employee_document.checked_by_user_id, checked_by_user.name as checked_by_user_name,
    ${fileOf(employeeDocument)} as file, ${stateOn(reading.today)} as state`,
  joins: () => sql`
    join employee on employee.id = employee_document.employee_id
    join document_kind on document_kind.id = employee_document.kind_id
    left join "user" checked_by_user on checked_by_user.id = employee_document.checked_by_user_id`,
}

export const toEmployeeDocument = recordOf(employeeDocument)

/** What a kind demands of its documents. */
export type KindFacts = { expires: (typeof expiries)[number]; is_health_data: boolean; is_residence_title: boolean }

/** The kind, locked until the transaction ends; null if it does not exist. */
export async function holdKind(db: Db, id: number): Promise<KindFacts | null> {
  const { rows } = await sql<KindFacts>`
    select expires, is_health_data, is_residence_title from ${sql.table(documentKind.name)} where id = ${id} for share`.execute(db)
  return rows[0] ?? null
}

/** Who writes a document, and when. */
type PaperWriter = { caller: Pick<Caller, 'id'>; now: Date }

type CheckDate = Pick<EmployeeDocumentInput, 'checked_date'>

/** The user who enters the check date is the one who checked. */
const checkedBy = ({ checked_date }: CheckDate, { caller }: Pick<PaperWriter, 'caller'>) => ({
  checked_by_user_id: checked_date === null ? null : caller.id,
})

export const insertEmployeeDocument = (db: Db, input: EmployeeDocumentInput, writer: PaperWriter): Promise<number> =>
  insertRecord(db, employeeDocument, input, { created_datetime: writer.now, ...checkedBy(input, writer) })

export function changeEmployeeDocument(
  db: Db,
  { id }: StoredRecord<typeof employeeDocument>,
  patch: Partial<EmployeeDocumentInput>,
  writer: Pick<PaperWriter, 'caller'>,
): Promise<void> {
  const more = patch.checked_date === undefined ? {} : checkedBy({ checked_date: patch.checked_date }, writer)
  return changeRecord(db, employeeDocument, { id, patch, more })
}

export async function removeDocumentsOf(db: Db, employee: number): Promise<void> {
  await sql`delete from employee_document where employee_id = ${employee}`.execute(db)
}

/** The documents hidden from readers who may not see health data. */
export const hiddenDocuments = sql`employee_document.is_health_data`

/** Same for kinds. */
export const hiddenKinds = sql`document_kind.is_health_data`

/** Who needs a document of a kind: nobody born before its cut-off day, and residence titles only for third-country nationals. */
const applies = sql`(
  (document_kind.exempt_born_before is null or employee.birthday_date is null or employee.birthday_date >= document_kind.exempt_born_before)
  and (not document_kind.is_residence_title or employee.nationality_group = 'third_country')
)`

type Standing = Pick<CommonReading, 'today' | 'hidden'>

/** The kinds obligatory for everyone, as far as the reader may see them. */
const obligatory = ({ hidden }: Pick<Standing, 'hidden'>): Sql =>
  sql`document_kind.is_obligatory and document_kind.is_active ${hidden.has('health_documents') ? sql`and not ${hiddenKinds}` : sql``}`

const checked = sql`employee_document.kind_id = document_kind.id and employee_document.checked_date is not null`

/** Checked and valid today. */
const holds = (today: string): Sql => sql`
  ${checked} and coalesce(employee_document.begins_date, '-infinity') <= ${sql.lit(today)}::date
  and coalesce(employee_document.valid_until, 'infinity') >= ${sql.lit(today)}::date`

/** Checked, and does not end within the reminder days of its kind. */
const lasts = (today: string): Sql => sql`
  ${checked} and coalesce(employee_document.valid_until, 'infinity') > ${sql.lit(today)}::date + document_kind.remind_days`

const ofEmployee = (condition: Sql): Sql =>
  sql`exists (select from employee_document where employee_document.employee_id = employee.id and ${condition})`

/** The state of an employee's obligatory documents. The worst one counts. */
export const documentStateOf = (reading: Standing): Sql => sql`
  case
    when exists (select from document_kind where ${obligatory(reading)} and ${applies} and not ${ofEmployee(holds(reading.today))}) then 'missing'
    when exists (select from document_kind where ${obligatory(reading)} and ${applies} and not ${ofEmployee(lasts(reading.today))}) then 'expiring'
    else 'complete'
  end`

/** Whether an employee lacks such a document. Collected once for all employees, since a filtered list looks at most of them. */
const lacks = (reading: Standing, condition: Sql): Sql => sql`exists (
  select from document_kind
  where ${obligatory(reading)} and ${applies} and (employee.id, document_kind.id) not in (
    select employee_document.employee_id, document_kind.id
    from employee_document join document_kind on ${condition} where ${obligatory(reading)}
  )
)`

/** Employees in one of the states. */
export function inDocumentStates(states: readonly DocumentState[], reading: Standing): Sql {
  const isMissing = lacks(reading, holds(reading.today))
  const isShort = lacks(reading, lasts(reading.today))
  const conditions: Record<DocumentState, Sql> = {
    missing: isMissing,
    expiring: sql`(${isShort} and not ${isMissing})`,
    complete: sql`not (${isMissing} or ${isShort})`,
  }
  return sql`(${sql.join(
    states.map((state) => conditions[state]),
    sql` or `,
  )})`
}
