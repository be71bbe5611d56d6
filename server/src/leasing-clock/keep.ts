import type { Db } from '../platform/database/db.ts'
import { findClockFacts } from './queries.ts'
import { clocksOn } from './rules.ts'
import { holdCounting, holdDue, storeClocks } from './writes.ts'

/** Most clocks an employee may have at a time, limited by how their ids are made. */
const room = 1000

/** Recounts the clocks of employees, whom the caller holds, and stores them. */
export async function keepClocks(db: Db, employees: readonly number[], today: string): Promise<void> {
  const people = [...new Set(employees)]
  if (people.length === 0) return
  await holdCounting(db)
  const clocks = clocksOn(await findClockFacts(db, { employees: people }), today)
  const numbers = new Map<number, number>()
  const kept = clocks.map(({ employee, hirer, key: _key, used: _used, used_days: _days, ...clock }) => {
    const number = numbers.get(employee) ?? 0
    numbers.set(employee, number + 1)
    return {
      id: employee * room + number,
      employee_id: employee,
      hirer_id: hirer.kind === 'hirer' ? hirer.id : null,
      company_key: hirer.kind === 'company' ? hirer.name : null,
      facility_id: hirer.kind === 'facility' ? hirer.id : null,
      ...clock,
    }
  })
  await storeClocks(db, people, kept)
}

type BookingWrite = { before: { employee: { id: number } } | null; after: { employee: { id: number } } | null }

/** Recounts after bookings or prior periods were written. Their employees are held. */
export const keepClocksOf = (db: Db, written: readonly BookingWrite[], { today }: { today: string }): Promise<void> =>
  keepClocks(
    db,
    written.flatMap(({ before, after }) => [before?.employee.id ?? [], after?.employee.id ?? []].flat()),
    today,
  )

/** Recounts up to `most` employees whose clocks are due, and returns their number. */
export async function keepDue(tx: Db, { most, today }: { most: number; today: string }): Promise<number> {
  const people = await holdDue(tx, most)
  await keepClocks(tx, people, today)
  return people.length
}
