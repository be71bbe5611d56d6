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

/** A signed candidate who is no longer booked becomes new again. */
export async function releaseCandidate(db: Db, { vacancy, employee }: Pair): Promise<void> {
  await sql`
    update candidate set status = 'new'
    where vacancy_id = ${vacancy} and employee_id = ${employee} and status = 'signed' and not exists (
      select from booking
      where booking.vacancy_id = candidate.vacancy_id and booking.employee_id = candidate.employee_id and not cancelled and not terminated
    )`.execute(db)
}

/** Who was asked about candidates, when, and how. Every e-mail counts as asking again. */
type Asking = { whom: AskedParty; now: Date; isByMail?: boolean }

/**
 * Notes who was asked about candidates, and what follows as `whenAsked` says. Writes nothing if already noted, unless an e-mail asks
 * again.
 */
export async function noteAsked(tx: Db, ids: readonly number[], { whom, now, isByMail = false }: Asking): Promise<void> {
  if (ids.length === 0) return
  const [asked, moment] = [sql.ref(`${whom}_asked`), sql.ref(`${whom}_asked_datetime`)]
  const [follows, isNew] =
    whom === 'employee' ? [sql``, sql``] : [sql`, status = case status when 'new' then 'applied' else status end`, sql`or status = 'new'`]
  const isAgain = isByMail ? sql`true` : sql`not ${asked} ${isNew}`
  await sql`
    update candidate set ${asked} = true, ${moment} = case when ${asked} and ${!isByMail} then ${moment} else ${now} end ${follows}
    where id = any(${[...ids]}) and (${isAgain})`.execute(tx)
}

/** Notes that a party was not asked about candidates. The status that followed stays. */
export async function noteNotAsked(tx: Db, ids: readonly number[], { whom }: Pick<Asking, 'whom'>): Promise<void> {
  const [asked, moment] = [sql.ref(`${whom}_asked`), sql.ref(`${whom}_asked_datetime`)]
  await sql`update candidate set ${asked} = false, ${moment} = null where id = any(${[...ids]}) and ${asked}`.execute(tx)
}

/** Turns candidates down on behalf of the party the status names. */
export async function rejectCandidates(tx: Db, ids: readonly number[], status: Candidate['status']): Promise<void> {
  await sql`update candidate set status = ${status} where id = any(${[...ids]})`.execute(tx)
}
