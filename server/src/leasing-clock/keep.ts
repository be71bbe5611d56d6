import { sql } from 'kysely'
import type { Db } from '../platform/database/db.ts'
import { findClockFacts } from './queries.ts'
import { clocksOn } from './rules.ts'

/** So many clocks one employee may have at a time, as her ids leave room for. */
const most = 1000

/** Counts the clocks of employees anew, who are held, and keeps them. */
export async function keepClocks(db: Db, employees: readonly number[], today: string): Promise<void> {
  const people = [...new Set(employees)]
  if (people.length === 0) return
  await sql`select from judge_setting for share`.execute(db)
  const clocks = clocksOn(await findClockFacts(db, { employees: people }), today)
  const numbers = new Map<number, number>()
  const kept = clocks.map(({ employee, hirer, key: _key, used: _used, used_days: _days, ...clock }) => {
    const number = numbers.get(employee) ?? 0
    numbers.set(employee, number + 1)
    return {
      id: employee * most + number,
      employee_id: employee,
      hirer_id: hirer.kind === 'hirer' ? hirer.id : null,
      company_key: hirer.kind === 'company' ? hirer.name : null,
      facility_id: hirer.kind === 'facility' ? hirer.id : null,
      ...clock,
    }
  })
  await sql`
    with due as (delete from leasing_due where employee_id = any(${people})),
    kept as (select * from jsonb_populate_recordset(null::leasing_clock, ${JSON.stringify(kept)}::jsonb)),
    gone as (delete from leasing_clock where employee_id = any(${people}) and id not in (select id from kept))
    insert into leasing_clock (id, employee_id, hirer_id, company_key, facility_id, shown_from, first_day, last_day_months, last_day_days,
      last_day, restart_day, equal_pay_from, equal_pay_reason, blocks)
    select id, employee_id, hirer_id, company_key, facility_id, shown_from, first_day, last_day_months, last_day_days,
      last_day, restart_day, equal_pay_from, equal_pay_reason, blocks
    from kept where employee_id in (select id from employee)
    on conflict (id) do update set hirer_id = excluded.hirer_id, company_key = excluded.company_key, facility_id = excluded.facility_id,
      shown_from = excluded.shown_from, first_day = excluded.first_day, last_day_months = excluded.last_day_months,
      last_day_days = excluded.last_day_days, last_day = excluded.last_day, restart_day = excluded.restart_day,
      equal_pay_from = excluded.equal_pay_from, equal_pay_reason = excluded.equal_pay_reason, blocks = excluded.blocks`.execute(db)
}

type Written = { before: { employee: { id: number } } | null; after: { employee: { id: number } } | null }

/** What follows from bookings or prior periods that were written. Their employees are held. */
export const keepClocksOf = (db: Db, written: readonly Written[], { today }: { today: string }): Promise<void> =>
  keepClocks(
    db,
    written.flatMap(({ before, after }) => [before?.employee.id ?? [], after?.employee.id ?? []].flat()),
    today,
  )
