import type { AskedParty, Candidate } from '@kasack/contract/candidate.ts'
import { sql } from 'kysely'
import type { Db } from '../platform/database/db.ts'

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

/** Notes who was asked about candidates, and what follows for each, as `whenAsked` says; where that is noted already nothing is written. */
export async function noteAsked(tx: Db, ids: readonly number[], whom: AskedParty): Promise<void> {
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

/** Notes that somebody was not asked about candidates; what followed for the status stays. */
export async function noteNotAsked(tx: Db, ids: readonly number[], who: AskedParty): Promise<void> {
  const asked = sql.ref(`${who}_asked`)
  await sql`update candidate set ${asked} = false where id = any(${[...ids]}) and ${asked}`.execute(tx)
}

/** Turns candidates down on somebody's behalf. */
export async function rejectCandidates(tx: Db, ids: readonly number[], status: Candidate['status']): Promise<void> {
  await sql`update candidate set status = ${status} where id = any(${[...ids]})`.execute(tx)
}
