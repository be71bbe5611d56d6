import type { Permission } from '@kasack/contract/permission.ts'
import { dispatcherGroup, permissions, reportingGroup } from '@kasack/contract/permission.ts'
import { sql } from 'kysely'
import type { Db } from '../platform/database/db.ts'

/** The groups of a new agency (wire.md 10.2). */
const groups: { name: string; permissions: readonly Permission[] }[] = [
  { name: dispatcherGroup, permissions: permissions.slice(0, 6) },
  { name: 'Support', permissions: ['employees.view_employee', 'vacancies.view_booking'] },
  { name: 'Recruiting', permissions: ['employees.view_employee', 'employees.view_applicant', 'employees.add_employee'] },
  { name: reportingGroup, permissions: [] },
  {
    name: 'Clearance',
    permissions: ['employees.view_document', 'employees.change_document', 'employees.view_health_document', 'vacancies.override_finding'],
  },
]

export async function insertGroups(db: Db): Promise<void> {
  await sql`
    insert into user_group (name, permissions)
    select * from jsonb_to_recordset(${JSON.stringify(groups)}::jsonb) as one (name text, permissions text[])
    where not exists (select 1 from user_group)`.execute(db)
}
