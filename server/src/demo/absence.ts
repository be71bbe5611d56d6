import { absence } from '@kasack/contract/absence.ts'
import { readInput } from '@kasack/contract/input.ts'
import type { DemoAgency } from '@kasack/demo/agency.ts'
import { insertAbsence } from '../absence/queries.ts'
import type { Db } from '../platform/db.ts'
import { referencesTo } from './queries.ts'

export async function insertDemoAbsences(db: Db, absences: DemoAgency['absences'], today: string): Promise<void> {
  const employee = await referencesTo(db, 'employee')
  for (const { employee: name, lower, upper, created_datetime, ...one } of absences) {
    const { input } = readInput(absence, { ...one, employee: employee(name), date_range: { lower, upper } }, { today })
    await insertAbsence(db, input, new Date(created_datetime))
  }
}
