import { sql } from 'kysely'
import { largeFacilities } from '@kasack/demo/large-agency/facility.ts'
import type { Random } from '@kasack/demo/random.ts'
import { chance, integer, pick, seeded, shuffled } from '@kasack/demo/random.ts'
import { federalState } from '../../../server/src/place/federal-state.ts'
import { berlinDay } from '../../../server/src/platform/program/clock.ts'
import type { Db } from '../../../server/src/platform/database/db.ts'
import { everyPostalCode } from './place.ts'

/** Inserts the facilities of a large agency, with random groups, support users and tags. */
export async function insertFacilities(db: Db, count: number): Promise<void> {
  const random = seeded(count)
  const types = await typesByName(db)
  const [groups, users, tags] = [await idsOf(db, 'facility_group'), await idsOf(db, 'user'), await idsOf(db, 'tag')]
  const hirers = await idsOf(db, 'hirer')
  const facilities = largeFacilities(count, berlinDay(new Date()), everyPostalCode()).map((one, index) => ({
    ...one,
    id: index + 1,
    facility_type_id: types.get(one.facility_type),
    facility_group_id: oneOrNull(random, 0.6, groups),
    hirer_id: index % 4 === 0 ? hirers[index % hirers.length] : null,
    support_user_id: oneOrNull(random, 0.9, users),
    federal_state: federalState(one.country_code, one.postal_code),
  }))
  await sql`
    insert into facility (${sql.raw(columns)}) overriding system value
    select ${sql.raw(columns)} from jsonb_populate_recordset(null::facility, ${JSON.stringify(facilities)}::jsonb)`.execute(db)
  await sql`select setval(pg_get_serial_sequence('facility', 'id'), ${count}::int)`.execute(db)
  const tagged = facilities.flatMap(({ id }) =>
    shuffled(random, tags)
      .slice(0, integer(random, 0, 4))
      .map((tag_id) => ({ facility_id: id, tag_id })),
  )
  await sql`
    insert into facility_tag
    select * from jsonb_populate_recordset(null::facility_tag, ${JSON.stringify(tagged)}::jsonb)`.execute(db)
}

const columns = `
  id, name, is_active, company, facility_type_id, facility_group_id, hirer_id, support_user_id, client_number,
  street, postal_code, city, country_code, federal_state, address_latitude, address_longitude, address_is_approximate,
  email, phone, mobile, fax, webpage, comments, created_datetime`

const oneOrNull = (random: Random, share: number, ids: number[]) => (chance(random, share) ? pick(random, ids) : null)

async function idsOf(db: Db, table: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select id from ${sql.table(table)} order by id`.execute(db)
  return rows.map(({ id }) => id)
}

async function typesByName(db: Db): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: number; name: string }>`select id, name from facility_type`.execute(db)
  return new Map(rows.map(({ id, name }) => [name, id]))
}
