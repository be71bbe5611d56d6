import type { FacilityPerson } from '@kasack/contract/facility-person.ts'
import { facilityPerson as entity } from '@kasack/contract/facility-person.ts'
import type { Ref } from '@kasack/contract/field.ts'
import type { Page } from '@kasack/contract/list.ts'
import { listCall } from '../shared/address/record-path.ts'
import { readSilently } from '../shared/call/read.ts'

type Pair = { employee: Ref | null; facility: Ref | null }

/** The existing record of a pair, at most one; disabled until both are chosen. */
export const existingFor = ({ employee, facility }: Pair) => ({
  ...readSilently<Page<FacilityPerson>>(listCall(entity), { employee__id: employee?.id, facility__id: facility?.id, size: 1 }),
  enabled: employee !== null && facility !== null,
})
