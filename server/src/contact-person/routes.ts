import { resource } from '../platform/resource/resource.ts'
import { listContactPersons } from './list.ts'
import { toContactPerson } from './queries.ts'
import { contactPersons } from './records.ts'

export const contactPersonRoutes = resource(contactPersons, { list: listContactPersons, record: toContactPerson })
