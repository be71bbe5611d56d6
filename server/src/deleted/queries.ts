import { applicant } from '@kasack/contract/applicant.ts'
import { cockpitSettlement } from '@kasack/contract/cockpit-settlement.ts'
import { contactPerson } from '@kasack/contract/contact-person.ts'
import { employee } from '@kasack/contract/employee.ts'
import { historyEntities } from '@kasack/contract/history-entities.ts'
import { sql } from 'kysely'
import type pg from 'pg'
import type { Db } from '../platform/database/db.ts'
import type { Sql } from '../platform/list/list-query.ts'
import type { Values } from '../platform/write/put-back.ts'

/** A deleted record, as its history line keeps it. */
export type DeletedRow = { group: number; record_id: number; datetime: string; user_id: number | null; row: Values }

/** Records hidden from a reader stay hidden once they are deleted; `sections` are those of the cockpit that the reader sees. */
type Sight = { applicants: boolean; employees: boolean; healthDocuments: boolean; sections: string[] }
type DeletedQuery = { entity: string; sight: Sight; page: number; size: number }

/** A page of the deleted records whose content is still kept, the newest deletion first, and their number. */
export async function findDeleted(db: Db, { entity, sight, page, size }: DeletedQuery): Promise<{ count: number; rows: DeletedRow[] }> {
  const source = sql`
    from history_line
    where act = 'deleted' and entity = ${entity} and ${isGone()} and kept -> 'row' is not null ${exceptHidden(entity, sight)}`
  const { rows } = await sql<DeletedRow>`
    select group_id as "group", record_id, written_datetime as datetime, user_id, kept -> 'row' as row ${source}
    order by written_datetime desc, id desc limit ${size} offset ${(page - 1) * size}`.execute(db)
  const { rows: counted } = await sql<{ count: number }>`select count(*) as count ${source}`.execute(db)
  return { count: counted[0]!.count, rows }
}

/** Later lines of the same record that brought it back; a deletion may follow in turn, with a line of its own. */
const returned = `
  select from history_line later
  where later.entity = history_line.entity and later.record_id = history_line.record_id and later.id > history_line.id
    and later.act = 'restored'`

/** Whether the line is the last word on its record: only one step of a chain of undos is marked as undone. */
const isGone = (): Sql => sql`(undone_by_group_id is null and not exists (${sql.raw(returned)}))`

/** A settlement about a document without health data; the document may be deleted as well. */
const isHarmless = sql`
  (kept -> 'row' ->> 'employee_document_id')::integer in (select id from employee_document where not is_health_data)`

function exceptHidden(entity: string, { applicants, employees, healthDocuments, sections }: Sight): Sql {
  if (entity === cockpitSettlement.name)
    return sql`
      and kept -> 'row' ->> 'code' = any(${sections}::text[])
      ${healthDocuments ? sql`` : sql`and (kept -> 'row' ->> 'employee_document_id' is null or ${isHarmless})`}`
  // The kind may be deleted as well.
  if (entity === 'employee_document' && !healthDocuments)
    return sql`and (kept -> 'row' ->> 'kind_id')::integer in (select id from document_kind where not is_health_data)`
  if (entity !== 'engagement' || applicants) return sql``
  const isConfidential = sql`
    kept -> 'row' ->> 'facility_id' is null
    and (kept -> 'row' ->> 'employee_id' is null or (kept -> 'row' ->> 'was_of_applicant')::boolean)`
  return employees ? sql`and not (${isConfidential} and kept -> 'row' ->> 'employee_id' is null)` : sql`and not (${isConfidential})`
}

/** The group in which a record was deleted, if it is still gone and its content is kept; otherwise null. */
export async function findDeletion(tx: Db, { entity, id }: { entity: string; id: number }): Promise<number | null> {
  const { rows } = await sql<{ group: number }>`
    select group_id as "group" from history_line
    where entity = ${entity} and record_id = ${id} and act = 'deleted' and ${isGone()} and kept -> 'row' is not null
    order by id desc limit 1 for update`.execute(tx)
  return rows[0]?.group ?? null
}

/** Notes that a record is erased for good. */
export async function noteErased(tx: Db, { entity, id }: { entity: string; id: number }): Promise<void> {
  await sql`select note_line(${entity}, ${id}, 'erased', '{}', null)`.execute(tx)
}

/** The lines of these records only say that something existed: values and notes are emptied, and nothing can be restored. */
const emptied = sql`
  changes = (select coalesce(jsonb_object_agg(key, '[null, null]'::jsonb), '{}') from jsonb_object_keys(line.changes) key), note = '', kept = null`

const isEmptied = sql`kept is null and note = '' and not exists (select from jsonb_each(changes) where value <> '[null, null]')`

/** Empties the lines of all records deleted in a group. */
export async function emptyGroup(tx: Db, group: number): Promise<void> {
  await sql`
    update history_line line set ${emptied}
    from history_line gone
    where gone.group_id = ${group} and gone.act = 'deleted' and line.entity = gone.entity and line.record_id = gone.record_id
      and line.id <= gone.id`.execute(tx)
}

const persons = [employee.name, applicant.name, contactPerson.name]

/** Groups that deleted a person before this moment and whose lines still have content, at most `limit`. */
export async function findDue(db: Db, before: Date, limit: number): Promise<number[]> {
  const { rows } = await sql<{ group: number }>`
    select distinct group_id as "group" from history_line
    where act = 'deleted' and entity = any(${persons}) and written_datetime < ${before} and ${isGone()} and not (${isEmptied})
    limit ${limit}`.execute(db)
  return rows.map(({ group }) => group)
}

/** Drops the content of records that can no longer be restored. */
export async function forgetRows(db: Db, before: Date): Promise<number> {
  const { numAffectedRows } = await sql`
    update history_line set kept = null
    where act = 'deleted' and written_datetime < ${before} and kept is not null and undone_by_group_id is null`.execute(db)
  return Number(numAffectedRows ?? 0)
}

/** Removes lines written before this moment. */
export async function removeLines(db: Db, before: Date): Promise<number> {
  const { numAffectedRows } = await sql`delete from history_line where written_datetime < ${before}`.execute(db)
  return Number(numAffectedRows ?? 0)
}

/** A record whose lines were emptied after its deletion. */
export type ErasedRecord = { entity: string; id: number }

/** A database left by an older version may not have the table yet. */
async function hasTable(client: pg.Client, table: string): Promise<boolean> {
  const { rows } = await client.query<{ is: boolean }>('select to_regclass($1) is not null as is', [table])
  return rows[0]!.is
}

/** The agency that owns this database, identified by its secret key wherever its rows are restored. */
export async function nameOfAgency(client: pg.Client): Promise<string> {
  if (!(await hasTable(client, 'secret_key'))) return 'agency'
  const { rows } = await client.query<{ name: string }>(`select left(encode(fingerprint, 'hex'), 12) as name from secret_key`)
  return rows[0]?.name ?? 'agency'
}

/** Everyone erased, for good or after DELETED_DAYS, with all that was deleted along with them. */
export async function findErased(client: pg.Client): Promise<ErasedRecord[]> {
  if (!(await hasTable(client, 'history_line'))) return []
  const { rows } = await client.query<ErasedRecord>(`
    select distinct entity, record_id as id from history_line
    where act = 'deleted' and not exists (${returned}) and kept is null and note = ''
      and not exists (select from jsonb_each(changes) where value <> '[null, null]')
    order by 1, 2`)
  return rows
}

/** The records that exist. */
export async function findExisting(client: pg.Client, records: ErasedRecord[]): Promise<ErasedRecord[]> {
  const existing: ErasedRecord[] = []
  for (const [entity, some] of Map.groupBy(records, (one) => one.entity)) {
    if (!historyEntities.some(({ name }) => name === entity) || !(await hasTable(client, client.escapeIdentifier(entity)))) continue
    const { rows } = await client.query<{ id: number }>(
      `select id from ${client.escapeIdentifier(entity)} where id = any($1::int[]) order by id`,
      [some.map(({ id }) => id)],
    )
    existing.push(...rows.map(({ id }) => ({ entity, id })))
  }
  return existing
}

/** Empties the lines of records, whether or not the restored database has them as deleted. */
export async function emptyAgain(client: pg.Client, records: ErasedRecord[]): Promise<void> {
  if (!(await hasTable(client, 'history_line'))) return
  await client.query(
    `update history_line line
    set changes = (select coalesce(jsonb_object_agg(key, '[null, null]'::jsonb), '{}') from jsonb_object_keys(line.changes) key), note = '', kept = null
    from jsonb_to_recordset($1::jsonb) as one (entity text, id integer)
    where line.entity = one.entity and line.record_id = one.id`,
    [JSON.stringify(records)],
  )
}
