import { resource } from '../platform/resource/resource.ts'
import { listEmployees } from './list.ts'
import { toEmployee } from './queries.ts'
import { employees } from './records.ts'

export const employeeRoutes = resource(employees, { list: listEmployees, record: toEmployee })
