import { largeEmployees } from '@kasack/demo/large-agency/employee.ts'
import type { Town } from '@kasack/demo/places/town.ts'
import { integer, pick, seeded } from '@kasack/demo/random.ts'
import { insertDemoEmployees } from '../../../server/src/demo/employee.ts'
import { berlinDay } from '../../../server/src/platform/clock.ts'
import type { Db } from '../../../server/src/platform/db.ts'
import { everyPostalCode } from './place.ts'

/** Inserts the employees of a large agency, all over Germany; each has one of three hundred users as dispatcher, or none. */
export async function insertEmployees(db: Db, count: number): Promise<void> {
  const today = berlinDay(new Date())
  const random = seeded(count)
  const places = everyPostalCode()
  const employees = largeEmployees(count, today).map((one) => ({
    ...movedTo(pick(random, places), one),
    dispatcher: one.dispatcher === null ? null : `user${integer(random, 1, 300)}`,
  }))
  await insertDemoEmployees(db, employees, today)
}

type Employee = ReturnType<typeof largeEmployees>[number]

/** Somebody who lives there and looks for work around it; what was not placed or said still is not. */
function movedTo({ postal_code, city, latitude, longitude }: Town, one: Employee): Employee {
  const isPlaced = one.address_latitude !== null
  const isWanted = one.preferred_location_latitude !== null
  return {
    ...one,
    postal_code,
    city,
    address_latitude: isPlaced ? latitude : null,
    address_longitude: isPlaced ? longitude : null,
    preferred_postal_code: one.preferred_postal_code === '' ? '' : postal_code,
    preferred_location_latitude: isWanted ? latitude : null,
    preferred_location_longitude: isWanted ? longitude : null,
  }
}
