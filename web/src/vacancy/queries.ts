import type { Ref } from '@kasack/contract/field.ts'
import type { Page } from '@kasack/contract/list.ts'
import type { Vacancy } from '@kasack/contract/vacancy.ts'
import { vacancy as entity } from '@kasack/contract/vacancy.ts'
import { listCall } from '../shared/address/record-path.ts'
import { read } from '../shared/call/read.ts'

/** The newest vacancy of a type at a facility; requested only once both are chosen. */
export const latestVacancyLike = ({ type, facility }: { type: Ref | null; facility: Ref | null }) => ({
  ...read<Page<Vacancy>>(listCall(entity), {
    facility__id: facility?.id,
    vacancy_type__id: type?.id,
    sort: '-created_datetime',
    page: 1,
    size: 1,
  }),
  enabled: type !== null && facility !== null,
})
