import { sql } from 'kysely'
import type { Db } from '../../../server/src/platform/database/db.ts'

/** Two in three are favourites. */
export async function insertFacilityPersons(db: Db, count: number): Promise<void> {
  await sql`
    insert into facility_person (facility_id, employee_id, state, reason)
    select
      number * 7919 % (select count(*) from facility) + 1,
      number * 104729 % (select count(*) from employee) + 1,
      case when number % 3 = 0 then 'blocked' else 'favourite' end,
      case when number % 3 = 0 then 'Vermerk Nr. ' || number || ' der Pflegedienstleitung.' else '' end
    from generate_series(1, ${count}::bigint) number`.execute(db)
}
