import { facilityGroup } from '@kasack/contract/facility-group.ts'
import { facility } from '@kasack/contract/facility.ts'
import { readInput } from '@kasack/contract/input.ts'
import { sql } from 'kysely'
import { insertFacility } from '../facility/queries.ts'
import type { Clock } from '../platform/clock.ts'
import { berlinDay } from '../platform/clock.ts'
import type { Db } from '../platform/db.ts'
import { insertRecord } from '../platform/store.ts'
import { insertDemoUsers } from './queries.ts'
import type { DemoFacility } from './facility.ts'
import { demoFacilities } from './facility.ts'
import { demoFacilityGroups } from './facility-group.ts'

/** Fills an empty database with a realistic agency. Answers the users' passwords, which nobody can read again. */
export async function insertDemoData(db: Db, clock: Clock): Promise<{ username: string; password: string }[]> {
  const today = berlinDay(clock.now())
  const passwords = await insertDemoUsers(db, clock)
  for (const group of demoFacilityGroups()) await insertRecord(db, facilityGroup, readInput(facilityGroup, group, { today }).input)
  const references = await namedReferences(db)
  for (const one of demoFacilities(today)) {
    const { input } = readInput(facility, { ...one, ...references(one) }, { today })
    await insertFacility(db, input, { caller: { id: 0 }, now: new Date(one.created_datetime) }) // no follow-up yet, so no caller
  }
  return passwords
}

/** Resolves the names by which demo records refer to others. */
async function namedReferences(db: Db) {
  const idsOf = async (table: string, name: string) => {
    const { rows } = await sql<{ id: number; name: string }>`select id, ${sql.ref(name)} as name from ${sql.table(table)}`.execute(db)
    return new Map(rows.map((row) => [row.name, row.id]))
  }
  const [types, groups, tags, users] = [
    await idsOf('facility_type', 'name'),
    await idsOf('facility_group', 'name'),
    await idsOf('tag', 'name'),
    await idsOf('user', 'username'),
  ]
  return ({ facility_type, facility_group, tags: names, support_user }: DemoFacility) => ({
    facility_type: types.get(facility_type),
    facility_group: facility_group === null ? null : groups.get(facility_group),
    support_user: support_user === null ? null : users.get(support_user),
    tags: names.map((name) => tags.get(name)),
  })
}
