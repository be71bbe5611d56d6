import { sql } from 'kysely'
import type { Db } from '../../../server/src/platform/database/db.ts'

/** Two months to two years long, up to ten years ago; every third at a hirer, every seventh as the hirer's own employee. */
export async function insertPriorPeriods(db: Db, count: number): Promise<void> {
  await sql`
    insert into prior_period (employee_id, facility_id, hirer_id, kind, lender, date_lower, date_upper, note)
    select
      number * 104729 % (select count(*) from employee) + 1,
      case when number % 3 > 0 then number * 7919 % (select count(*) from facility) + 1 end,
      case when number % 3 = 0 then number % (select count(*) from hirer) + 1 end,
      case when number % 7 = 0 then 'employed' else 'leased' end,
      case when number % 7 = 0 then '' else 'Personal ' || number % 200 || ' GmbH' end,
      upper - (60 + number * 37 % 670)::int, upper,
      case when number % 4 = 0 then 'Laut Zeugnis Nr. ' || number || '.' else '' end
    from generate_series(1, ${count}::bigint) number
    cross join lateral (select current_date - (number * 3652 / ${count}::bigint)::int as upper) range`.execute(db)
}
