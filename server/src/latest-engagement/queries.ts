import { sql } from 'kysely'
import type { Db } from '../platform/database/db.ts'

/** An entry with the moment it was written. */
export type Moment = { id: number; created_datetime: string }

/** A facility or contact person: the newest contact as stored there, and the contacts that may be the newest. */
export type ContactMoments = { id: number; kept: { id: number | null; created_datetime: string | null }; contacts: Moment[] }

/** The newest contact to be stored for a party; null if there is none. */
export type Latest = { id: number; latest: Moment | null }

/** The tables that store the newest contact. */
export type PartyTable = 'facility' | 'contact_person'

/** Facilities or contact persons with their contacts of the newest moment. Everyone may see these, so confidential ones do not count. */
export async function readContacted(db: Db, table: PartyTable, ids: number[]): Promise<ContactMoments[]> {
  if (ids.length === 0) return []
  type PartyRow = { party: number; kept_id: number | null; kept_moment: string | null; id: number | null; created_datetime: string }
  const { rows } = await sql<PartyRow>`
    select party.id as party, party.latest_engagement_id as kept_id, party.latest_engagement_datetime as kept_moment,
      newest.id, newest.created_datetime
    from ${sql.table(table)} as party
    left join lateral (
      select id, created_datetime from engagement
      where ${sql.ref(`engagement.${table}_id`)} = party.id and is_contact and not is_confidential
      order by created_datetime desc fetch first 1 row with ties
    ) newest on true
    where party.id = any(${ids})`.execute(db)
  const parties = new Map<number, ContactMoments>()
  for (const { party, kept_id, kept_moment, id, created_datetime } of rows) {
    const found = parties.get(party) ?? { id: party, kept: { id: kept_id, created_datetime: kept_moment }, contacts: [] }
    if (id !== null) found.contacts.push({ id, created_datetime })
    parties.set(party, found)
  }
  return [...parties.values()]
}

/** Stores the newest contact with the party, where lists sort and filter by it. */
export async function storeLatest(db: Db, table: PartyTable, parties: Latest[]): Promise<void> {
  if (parties.length === 0) return
  const [ids, entries, moments] = [
    parties.map(({ id }) => id),
    parties.map(({ latest }) => latest?.id ?? null),
    parties.map(({ latest }) => latest?.created_datetime ?? null),
  ]
  await sql`
    update ${sql.table(table)} as party set latest_engagement_id = kept.entry, latest_engagement_datetime = kept.moment
    from unnest(${ids}::int[], ${entries}::int[], ${moments}::timestamptz[]) as kept (id, entry, moment)
    where party.id = kept.id`.execute(db)
}
