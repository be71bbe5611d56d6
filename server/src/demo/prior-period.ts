import { readInput } from '@kasack/contract/input.ts'
import { priorPeriod } from '@kasack/contract/prior-period.ts'
import type { DemoAgency } from '@kasack/demo/agency.ts'
import type { Db } from '../platform/database/db.ts'
import { columnsOf } from '../platform/record/record.ts'
import { insertDemoRows, referencesTo } from './queries.ts'

export async function insertDemoPriorPeriods(db: Db, periods: DemoAgency['priorPeriods'], today: string): Promise<void> {
  const [employee, facility, hirer] = [
    await referencesTo(db, 'employee'),
    await referencesTo(db, 'facility'),
    await referencesTo(db, 'hirer'),
  ]
  const rows = periods.map(({ lower, upper, ...one }) => {
    const references = {
      employee: employee(one.employee),
      facility: one.facility === null ? null : facility(one.facility),
      hirer: one.hirer === null ? null : hirer(one.hirer),
    }
    return columnsOf(priorPeriod, readInput(priorPeriod, { ...one, ...references, date_range: { lower, upper } }, { today }).input)
  })
  await insertDemoRows(db, 'prior_period', rows)
}
