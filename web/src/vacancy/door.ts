import { facility } from '@kasack/contract/facility.ts'
import { vacancy } from '@kasack/contract/vacancy.ts'
import { modal } from '../shared/address/modals.ts'

/** The form of a vacancy. `vacancy` is one that the new one duplicates. */
export const vacancyModal = modal('vacancy', { of: vacancy, id: 'optional', from: { facility, vacancy } })

/** A vacancy at the side of any page, for whoever is in the middle of something else there. */
export const vacancyDrawer = modal('vacancy-drawer', { of: vacancy, id: 'required', needs: vacancy.access.read })
