import type { AskedParty } from '@kasack/contract/candidate.ts'
import type { EmailEffect } from '@kasack/contract/send-email.ts'
import { sql } from 'kysely'
import type { Db } from '../platform/database/db.ts'
import type { Sql } from '../platform/list/list-query.ts'

/** An employee for a vacancy. */
type Pair = { vacancy: number; employee: number }

export async function signCandidate(db: Db, { vacancy, employee }: Pair): Promise<void> {
  await sql`
    update candidate set status = 'signed'
    where vacancy_id = ${vacancy} and employee_id = ${employee} and status <> 'signed'`.execute(db)
}

/** A candidate who has signed and is booked no more is new again. */
export async function releaseCandidate(db: Db, { vacancy, employee }: Pair): Promise<void> {
  await sql`
    update candidate set status = 'new'
    where vacancy_id = ${vacancy} and employee_id = ${employee} and status = 'signed' and not exists (
      select from booking
      where booking.vacancy_id = candidate.vacancy_id and booking.employee_id = candidate.employee_id and not cancelled and not terminated
    )`.execute(db)
}

const changes: Record<EmailEffect, { set: Sql; isDone: Sql }> = {
  facility_asked: { set: sql`facility_asked = true`, isDone: sql`facility_asked` },
  employee_asked: { set: sql`employee_asked = true`, isDone: sql`employee_asked` },
  applied: { set: sql`status = 'applied'`, isDone: sql`status = 'applied'` },
}

/** Notes who was asked about a candidate, and what follows; where all of it is noted already nothing is written. */
export async function noteAsked(tx: Db, id: number, effects: EmailEffect[]): Promise<void> {
  if (effects.length === 0) return
  const [sets, done] = [effects.map((effect) => changes[effect].set), effects.map((effect) => changes[effect].isDone)]
  await sql`update candidate set ${sql.join(sets)} where id = ${id} and not (${sql.join(done, sql` and `)})`.execute(tx)
}

/** Notes who was asked about candidates by one e-mail, and what follows for each, as `whenAsked` says. */
export async function noteMailed(tx: Db, ids: readonly number[], whom: AskedParty): Promise<void> {
  if (ids.length === 0) return
  const [set, isNew] =
    whom === 'employee'
      ? [sql`employee_asked = true`, sql`not employee_asked`]
      : [
          sql`facility_asked = true, status = case status when 'new' then 'applied' else status end`,
          sql`not facility_asked or status = 'new'`,
        ]
  await sql`update candidate set ${set} where id = any(${[...ids]}) and (${isNew})`.execute(tx)
}

/** Notes that somebody was not asked; what followed for the status stays. */
export async function noteNotAsked(tx: Db, id: number, who: AskedParty): Promise<void> {
  const asked = sql.ref(`${who}_asked`)
  await sql`update candidate set ${asked} = false where id = ${id} and ${asked}`.execute(tx)
}
