import { largeEmployees } from '@kasack/demo/large-agency/employee.ts'
import type { Town } from '@kasack/demo/places/town.ts'
import { chance, integer, pick, seeded, weighted } from '@kasack/demo/random.ts'
import { insertDemoEmployees } from '../../../server/src/demo/employee.ts'
import { berlinDay } from '../../../server/src/platform/program/clock.ts'
import type { Db } from '../../../server/src/platform/database/db.ts'
import { everyPostalCode } from './place.ts'

/** Inserts the employees of a large agency, spread over Germany; each has one of three hundred users as dispatcher, or none. */
export async function insertEmployees(db: Db, count: number): Promise<void> {
  const today = berlinDay(new Date())
  const [random, trained] = [seeded(count), seeded(count + 1)]
  const places = everyPostalCode()
  const employees = largeEmployees(count, today).map((one) => ({
    ...movedTo(pick(random, places), one),
    exam: chance(trained, 0.3) ? weighted(trained, otherExams, ([, share]) => share)[0] : one.exam,
    dispatcher: one.dispatcher === null ? null : `user${integer(random, 1, 300)}`,
  }))
  await insertDemoEmployees(db, employees, today)
}

/** Exams that no employee of the demo stories has but a large agency also places, in percent. */
const otherExams: [exam: string, share: number][] = [
  ['Pflegehelfer/in (ungelernt, Basiskurs LG1/LG2)', 45],
  ['Betreuungskraft § 43b/53b SGB XI', 15],
  ['Anerkennung läuft (ausländischer Abschluss)', 12],
  ['Medizinische/r Technologe/-in Radiologie (MTR)', 8],
  ['Ärztin/Arzt (Approbation)', 6],
  ['Sterilisationsassistent/in (FK I–III)', 4],
  ['Medizinische/r Technologe/-in Laboratoriumsanalytik (MTL)', 4],
  ['Fachärztin/Facharzt (mit Gebiet)', 3],
  ['Medizinische/r Technologe/-in Funktionsdiagnostik (MTF)', 2],
  ['Diätassistent/in', 1],
]

type Employee = ReturnType<typeof largeEmployees>[number]

/** Moves home and search area to a town; what was not located or given stays empty. */
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
