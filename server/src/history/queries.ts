import { cockpitSettlement } from '@kasack/contract/cockpit-settlement.ts'
import { healthDocumentRight } from '@kasack/contract/document-state.ts'
import { historyEntities, settingEntities } from '@kasack/contract/history-entities.ts'
import type { Access } from '@kasack/contract/permission.ts'
import { mayAccess } from '@kasack/contract/permission.ts'
import type { Ref } from '@kasack/contract/field.ts'
import { sql } from 'kysely'
import { shownSettlements } from '../cockpit-settlement/queries.ts'
import { hiddenDocuments } from '../employee-document/queries.ts'
import { sightOf, hiddenEntries } from '../engagement/queries.ts'
import type { Db } from '../platform/database/db.ts'
import type { Sql } from '../platform/list/list-query.ts'
import type { Caller } from '../platform/request/call.ts'
import { hidingOf } from '../platform/read/reading.ts'
import { requirementNames } from '../requirement/queries.ts'
import type { GroupState, StoredLine } from './line.ts'

/** Ids of records by their table. */
export type IdsByEntity = Map<string, Set<number>>

/** The current name of a record; `#17` if it is gone, or if the reader may not see such records. */
export type NameOf = (entity: string, id: number) => Ref

const own = (entity: string): Sql => sql`select id, name from ${sql.table(entity)}`

/** How the records of a table are named. Most have a name column. */
const named: Readonly<Record<string, Sql>> = {
  vacancy: sql`select id, shown_name as name from vacancy`,
  booking: sql`
    select booking.id, employee.name || ', ' || to_char(date_lower, 'DD.MM.YYYY') as name
    from booking join employee on employee.id = employee_id`,
  absence: sql`
    select absence.id, employee.name || ', ' || to_char(date_lower, 'DD.MM.YYYY') as name
    from absence join employee on employee.id = employee_id`,
  prior_period: sql`
    select prior_period.id, employee.name || ', ' || to_char(date_lower, 'DD.MM.YYYY') as name
    from prior_period join employee on employee.id = employee_id`,
  requirement: requirementNames,
  facility_person: sql`
    select facility_person.id, employee.name || ', ' || facility.name as name
    from facility_person join employee on employee.id = employee_id join facility on facility.id = facility_id`,
  employee_document: sql`
    select employee_document.id, document_kind.name || ', ' || employee.name as name
    from employee_document join employee on employee.id = employee_id join document_kind on document_kind.id = kind_id`,
  candidate: sql`
    select candidate.id, employee.name || ', ' || vacancy.shown_name as name
    from candidate join employee on employee.id = employee_id join vacancy on vacancy.id = vacancy_id`,
  cockpit_settlement: sql`select id, to_char(until, 'DD.MM.YYYY') as name from cockpit_settlement`,
  engagement: sql`
    select engagement.id, to_char(created_datetime at time zone 'Europe/Berlin', 'DD.MM.YYYY') || ' – ' || engagement_action.name as name
    from engagement join engagement_action on engagement_action.id = action_type_id`,
}

/** Settings are named after their kind. */
const isSetting = (entity: string): boolean => settingEntities.some(({ name }) => name === entity)

/** Who may see the names of records. Everyone sees those of users and lists, as every record that refers to them shows them. */
const seenBy: Readonly<Record<string, Access>> = Object.fromEntries(
  historyEntities.flatMap(({ name, access: { read } }) => (read === 'superuser' ? [] : [[name, read]])),
)

/** Reads the names of records in one statement. The reader sees those of the tables in `shown` without the permission for them. */
export async function readNames(db: Db, mentioned: IdsByEntity, caller: Caller, shown: readonly string[] = []): Promise<NameOf> {
  const seen = [...mentioned].filter(
    ([entity]) => !isSetting(entity) && (shown.includes(entity) || mayAccess(caller, seenBy[entity] ?? 'session')),
  )
  const found = new Map<string, string>()
  if (seen.length > 0) {
    const each = seen.map(
      ([entity, ids]) => sql`
        select ${sql.lit(entity)} as entity, id, name from (${named[entity] ?? own(entity)}) one where id = any(${[...ids]}::int[])`,
    )
    const { rows } = await sql<{ entity: string } & Ref>`${sql.join(each, sql` union all `)}`.execute(db)
    for (const { entity, id, name } of rows) found.set(`${entity} ${id}`, name)
  }
  return (entity, id) => ({ id, name: found.get(`${entity} ${id}`) ?? `#${id}` })
}

/** Ids are 32 bits. */
const lastId = 2147483647

const sectionsHidden = hidingOf(cockpitSettlement)

/** The records of a table hidden from a caller; null if none are. */
function hiddenFrom(caller: Caller, entity: string): Sql | null {
  if (entity === cockpitSettlement.name)
    return caller.is_superuser ? null : sql`not ${shownSettlements({ hidden: sectionsHidden(caller) })}`
  if (entity === 'engagement') return hiddenEntries(sightOf(caller))
  return entity === 'employee_document' && !mayAccess(caller, healthDocumentRight) ? hiddenDocuments : null
}

/** Whether a caller sees all records of a table. */
export const seesAll = (caller: Caller, entity: string): boolean => hiddenFrom(caller, entity) === null

/** Whether a record exists for this reader. */
export async function isThere(db: Db, { entity, id }: { entity: string; id: number }, caller: Caller): Promise<boolean> {
  if (id > lastId) return false
  const hidden = hiddenFrom(caller, entity)
  const there = hidden ? sql`not ${hidden}` : sql`true`
  return (await sql`select 1 from ${sql.table(entity)} where id = ${id} and ${there}`.execute(db)).rows.length > 0
}

/** The lines of a group that readers see, newest first. */
export async function readLines(db: Db, group: number): Promise<StoredLine[]> {
  const { rows } = await sql<StoredLine>`
    select id, group_id, written_datetime, act, through, user_id, needs, entity, record_id, changes, note, undoes_group_id, undone_by_group_id
    from history_line where group_id = ${group} and is_told order by written_datetime desc, id desc`.execute(db)
  return rows
}

/** Both lines changed the same field. Creating or deleting a record changes all of it. */
const samePart = sql`(line.act <> 'changed' or newer.act <> 'changed' or newer.changes ?| array(select jsonb_object_keys(line.changes)))`

/** The later line undid nothing, or something older than this line. Undoing something younger leaves no trace. */
const isNoReturn = sql`(
  newer.undoes_group_id is null or exists (
    select from history_line undone
    where undone.group_id = newer.undoes_group_id and undone.entity = line.entity and undone.record_id = line.record_id and undone.id < line.id
  )
)`

/** The state of groups' lines today, combining those that were written alike. */
export async function readGroupState(db: Db, groups: number[]): Promise<GroupState[]> {
  const { rows } = await sql<GroupState>`
    select group_id as "group", act, through, needs, entity, min(written_datetime) as written_datetime,
      array(select distinct jsonb_object_keys(changes) from history_line own where own.group_id = line.group_id and own.entity = line.entity) as fields,
      bool_or(undone_by_group_id is not null) as is_undone,
      bool_or(act = 'erased' or (act = 'deleted' and kept -> 'row' is null)) as is_emptied,
      bool_or(exists (
        select from history_line newer
        where newer.entity = line.entity and newer.record_id = line.record_id and newer.id > line.id and newer.is_told
          and newer.written_datetime > line.written_datetime - interval '1 minute' -- as far as clocks of processes are apart: the index leads there
          and newer.undone_by_group_id is null and ${samePart} and ${isNoReturn}
      )) as is_outdated
    from history_line line where group_id = any(${groups})
    group by 1, 2, 3, 4, 5`.execute(db)
  return rows
}
