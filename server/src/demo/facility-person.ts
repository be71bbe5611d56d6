import { facilityPerson } from '@kasack/contract/facility-person.ts'
import { readInput } from '@kasack/contract/input.ts'
import type { DemoAgency } from '@kasack/demo/agency.ts'
import type { Db } from '../platform/database/db.ts'
import { columnsOf } from '../platform/record/record.ts'
import { insertDemoRows, referencesTo } from './queries.ts'

export async function insertDemoFacilityPersons(db: Db, persons: DemoAgency['facilityPersons'], today: string): Promise<void> {
  const [employee, facility] = [await referencesTo(db, 'employee'), await referencesTo(db, 'facility')]
  const rows = persons.map((one) => {
    const body = { ...one, facility: facility(one.facility), employee: employee(one.employee) }
    return columnsOf(facilityPerson, readInput(facilityPerson, body, { today }).input)
  })
  await insertDemoRows(db, 'facility_person', rows)
}
