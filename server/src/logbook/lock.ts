import type { Db } from '../platform/database/db.ts'
import type { About } from './queries.ts'
import { lockRows, readEntriesOfEmployee } from './queries.ts'
import { partiesOf } from './rules.ts'

/**
 * Locks whom the entries concern before the entries themselves, always facilities, contact persons, employees, applicants, each by id:
 * two who write about the same facility take turns, and nobody waits in a circle.
 */
export async function lockParties(db: Db, entries: About[]): Promise<void> {
  const { facilities, contactPersons, employees, applicants } = partiesOf(entries)
  await lockRows(db, 'facility', facilities)
  await lockRows(db, 'contact_person', contactPersons)
  await lockRows(db, 'employee', employees)
  await lockRows(db, 'applicant', applicants)
}

/** Locks whom an employee who is to be deleted is mentioned with, before her: those whose newest contact may go with her entries. */
export async function lockBeforeEmployee(db: Db, employee: number): Promise<void> {
  const entries = await readEntriesOfEmployee(db, employee)
  await lockRows(db, 'contact_person', partiesOf(entries.filter(({ facility }) => facility === null)).contactPersons)
}

/** Locks whom an employee who is to be deleted leaves entries to, once she is held. */
export async function lockBesideEmployee(db: Db, employee: number): Promise<void> {
  const entries = await readEntriesOfEmployee(db, employee)
  await lockRows(db, 'applicant', partiesOf(entries.filter(({ facility }) => facility === null)).applicants)
}
