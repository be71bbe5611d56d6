import { facility } from '@kasack/contract/facility.ts'
import { vacancy } from '@kasack/contract/vacancy.ts'
import { modal } from '../shared/address/modals.ts'

/** The form of a vacancy. From `vacancy`, the new one is a copy. */
export const vacancyModal = modal('vacancy', { of: vacancy, id: 'optional', from: { facility, vacancy } })

/** A vacancy next to any page, without leaving the work there. */
export const vacancyDrawer = modal('vacancy-drawer', { of: vacancy, id: 'required', needs: vacancy.access.read })
