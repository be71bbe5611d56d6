import { absence } from '@kasack/contract/absence.ts'
import { readInput } from '@kasack/contract/input.ts'
import type { DemoAgency } from '@kasack/demo/agency.ts'
import type { Db } from '../platform/database/db.ts'
import { columnsOf } from '../platform/record/record.ts'
import { insertDemoRows, referencesTo } from './queries.ts'

export async function insertDemoAbsences(db: Db, absences: DemoAgency['absences'], today: string): Promise<void> {
  const employee = await referencesTo(db, 'employee')
  const rows = absences.map(({ employee: name, lower, upper, created_datetime, ...one }) => {
    const { input } = readInput(absence, { ...one, employee: employee(name), date_range: { lower, upper } }, { today })
    return { ...columnsOf(absence, input), created_datetime }
  })
  await insertDemoRows(db, 'absence', rows)
}
