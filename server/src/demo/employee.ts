import type { EmployeeInput } from '@kasack/contract/employee.ts'
import { employee } from '@kasack/contract/employee.ts'
import type { RefInput } from '@kasack/contract/field.ts'
import { readInput } from '@kasack/contract/input.ts'
import type { DemoAgency } from '@kasack/demo/agency.ts'
import { federalState } from '../place/federal-state.ts'
import type { Table } from '../platform/database/column.ts'
import type { Db } from '../platform/database/db.ts'
import { columnsOf, setTable } from '../platform/record/record.ts'
import { idsOf, insertDemoRows, referencesTo } from './queries.ts'

/** Stores employees and their sets of references in bulk: two hundred single inserts would slow down the first start. */
export async function insertDemoEmployees(db: Db, employees: DemoAgency['employees'], today: string): Promise<void> {
  const inputs = await withReferences(db, employees, today)
  const rows = inputs.map((input, index) => ({
    ...columnsOf(employee, input),
    federal_state: federalState(input.country_code, input.postal_code),
    created_datetime: employees[index]!.created_datetime,
  }))
  await insertDemoRows(db, 'employee', rows)
  const ids = await idsOf(db, 'employee')
  for (const [name, { kind, target }] of Object.entries(employee.fields)) {
    if (kind !== 'refs' || !target) continue
    const members = inputs.flatMap((input, index) =>
      (input[name as keyof EmployeeInput] as RefInput[]).map(({ id }) => ({ employee_id: ids[index]!, [`${target}_id`]: id })),
    )
    await insertDemoRows(db, setTable(employee, name) as Table, members) // the compiler has checked the field against its table
  }
}

async function withReferences(db: Db, employees: DemoAgency['employees'], today: string): Promise<EmployeeInput[]> {
  const [status, exam, qualification, type, department, tag, user] = [
    await referencesTo(db, 'employee_status'),
    await referencesTo(db, 'exam'),
    await referencesTo(db, 'qualification'),
    await referencesTo(db, 'facility_type'),
    await referencesTo(db, 'facility_department'),
    await referencesTo(db, 'tag'),
    await referencesTo(db, 'user', 'username'),
  ]
  return employees.map((one) => {
    const references = {
      status: status(one.status),
      exam: one.exam === null ? null : exam(one.exam),
      qualifications: one.qualifications.map(qualification),
      preferred_facility_types: one.preferred_facility_types.map(type),
      preferred_facility_departments: one.preferred_facility_departments.map(department),
      tags: one.tags.map(tag),
      dispatcher: one.dispatcher === null ? null : user(one.dispatcher),
    }
    return readInput(employee, { ...one, ...references }, { today }).input
  })
}
