import type { Db } from '../platform/database/db.ts'
import type { About } from './queries.ts'
import { lockRows, readEntriesOfEmployee } from './queries.ts'
import { partiesOf } from './rules.ts'

/**
 * Locks the records that entries are about before the entries themselves, always facilities, contact persons, employees, applicants, each
 * by id: two writers about the same facility take turns, and no deadlock can arise.
 */
export async function lockParties(db: Db, entries: About[]): Promise<void> {
  const { facilities, contactPersons, employees, applicants } = partiesOf(entries)
  await lockRows(db, 'facility', facilities)
  await lockRows(db, 'contact_person', contactPersons)
  await lockRows(db, 'employee', employees)
  await lockRows(db, 'applicant', applicants)
}

/** Before an employee is locked to be deleted: locks the contact persons whose newest contact may go with her entries. */
export async function lockBeforeEmployee(db: Db, employee: number): Promise<void> {
  const entries = await readEntriesOfEmployee(db, employee)
  await lockRows(db, 'contact_person', partiesOf(entries.filter(({ facility }) => facility === null)).contactPersons)
}

/** Once the employee to be deleted is locked: locks the applicants who keep some of her entries. */
export async function lockApplicantsOfEmployee(db: Db, employee: number): Promise<void> {
  const entries = await readEntriesOfEmployee(db, employee)
  await lockRows(db, 'applicant', partiesOf(entries.filter(({ facility }) => facility === null)).applicants)
}
