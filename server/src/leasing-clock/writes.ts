import { sql } from 'kysely'
import type { Db } from '../platform/database/db.ts'

/** Locks how months are counted until the transaction ends. */
export async function holdCounting(db: Db): Promise<void> {
  await sql`select from judge_setting for share`.execute(db)
}

/** Locks employees whose clocks are due, as writes about them do. */
export async function holdDue(tx: Db, most: number): Promise<number[]> {
  const { rows } = await sql<{ employee_id: number }>`
    select employee_id from leasing_due order by employee_id limit ${most} for update skip locked`.execute(tx)
  const people = rows.map(({ employee_id }) => employee_id)
  if (people.length > 0) await sql`select from employee where id = any(${people}) order by id for no key update`.execute(tx)
  return people
}

/** Stores these clocks in place of all others of the employees, who are no longer due. */
export async function storeClocks(db: Db, employees: readonly number[], clocks: readonly object[]): Promise<void> {
  const people = [...employees]
  await sql`
    with due as (delete from leasing_due where employee_id = any(${people})),
    kept as (select * from jsonb_populate_recordset(null::leasing_clock, ${JSON.stringify(clocks)}::jsonb)),
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

/** What time alone changes: clocks expire, and other facilities may belong to a group. */
export async function passDay(tx: Db, today: string): Promise<void> {
  const { rows } = await sql`
    insert into leasing_day (day) values (${today}) on conflict (id) do update set day = excluded.day
    where leasing_day.day <> excluded.day returning id`.execute(tx)
  if (rows.length === 0) return
  await sql`delete from leasing_clock where restart_day <= ${today}`.execute(tx)
  await sql`select mark_leasing(array(select employee_id from prior_period where kind = 'employed'))`.execute(tx)
}

/** Marks the employees of a run again, once no write is left that may have missed it. Returns their number. */
export async function markPeople(tx: Db, run: number): Promise<number> {
  const { rows } = await sql<{ number: number }>`
    with people as materialized (select leasing_people(subject) as people from run where id = ${run})
    select cardinality(people) as number, mark_leasing(people) from people`.execute(tx)
  return rows[0]!.number
}

/** Whether clocks are still due. */
export const areDue = sql`exists (select from leasing_due)`
