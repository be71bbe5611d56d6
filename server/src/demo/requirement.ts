import { readInput } from '@kasack/contract/input.ts'
import { requirement } from '@kasack/contract/requirement.ts'
import type { DemoAgency } from '@kasack/demo/agency.ts'
import type { Db } from '../platform/database/db.ts'
import { columnsOf } from '../platform/record/record.ts'
import { insertDemoRows, referencesTo } from './queries.ts'

export async function insertDemoRequirements(db: Db, requirements: DemoAgency['requirements'], today: string): Promise<void> {
  const finders = {
    facility_type: await referencesTo(db, 'facility_type'),
    facility_group: await referencesTo(db, 'facility_group'),
    facility: await referencesTo(db, 'facility'),
    department: await referencesTo(db, 'facility_department'),
    document_kind: await referencesTo(db, 'document_kind', 'code'),
    qualification: await referencesTo(db, 'qualification'),
  }
  const rows = requirements.map((one) => {
    const references = Object.entries(finders).map(([field, find]) => {
      const name = one[field as keyof typeof finders] // as named above
      return [field, name === undefined ? null : find(name)]
    })
    return columnsOf(requirement, readInput(requirement, { ...one, ...Object.fromEntries(references) }, { today }).input)
  })
  await insertDemoRows(db, 'requirement', rows)
}
