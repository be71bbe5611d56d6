import { sql } from 'kysely'
import type { Db } from '../../../server/src/platform/database/db.ts'

/** Absences of ten years and the coming four months, one day to three weeks long, half of them vacation. */
export async function insertAbsences(db: Db, count: number): Promise<void> {
  await sql`
    insert into absence (employee_id, reason, date_lower, date_upper, note, created_datetime)
    select
      number * 104729 % (select count(*) from employee) + 1,
      (array['vacation', 'sick', 'vacation', 'overtime_free', 'vacation', 'sick', 'vacation', 'other'])[number % 8 + 1]::absence_reason,
      lower, lower + (number * 7 % 21)::int, case when number % 3 = 0 then 'Antrag ' || number || ', mit der Einrichtung abgestimmt.' else '' end,
      now() - number * interval '35 minutes'
    from generate_series(1, ${count}::bigint) number
    cross join lateral (select current_date + 120 - (number * 3772 / ${count}::bigint)::int as lower) range`.execute(db)
}
