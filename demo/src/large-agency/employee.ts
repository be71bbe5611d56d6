import { dispatchers, drawEmployee } from '../people/drawn-employee.ts'
import { type DemoEmployee, demoEmployee } from '../people/employee.ts'
import { pick, seeded } from '../random.ts'

/** `count` employees, oldest first, for measurements only: many share a name. `today` is YYYY-MM-DD. */
export function largeEmployees(count: number, today: string): DemoEmployee[] {
  const random = seeded(50_000)
  return Array.from({ length: count }, (_, index) =>
    demoEmployee(random, drawEmployee(random, pick(random, dispatchers)), { index, today }),
  ).toSorted((one, other) => (one.created_datetime < other.created_datetime ? -1 : 1))
}
