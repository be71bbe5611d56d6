import { largeEmployees } from '@kasack/demo/large-agency/employee.ts'
import { integer, seeded } from '@kasack/demo/random.ts'
import { insertDemoEmployees } from '../../../server/src/demo/employee.ts'
import { berlinDay } from '../../../server/src/platform/clock.ts'
import type { Db } from '../../../server/src/platform/db.ts'

/** Inserts the employees of a large agency; each has one of three hundred users as dispatcher, or none. */
export async function insertEmployees(db: Db, count: number): Promise<void> {
  const today = berlinDay(new Date())
  const random = seeded(count)
  const employees = largeEmployees(count, today).map((one) => ({
    ...one,
    dispatcher: one.dispatcher === null ? null : `user${integer(random, 1, 300)}`,
  }))
  await insertDemoEmployees(db, employees, today)
}
