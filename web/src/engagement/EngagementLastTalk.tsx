import type { Engagement } from '@kasack/contract/engagement.ts'
import { engagement } from '@kasack/contract/engagement.ts'
import type { Facility } from '@kasack/contract/facility.ts'
import { facility as facilityEntity } from '@kasack/contract/facility.ts'
import type { Page } from '@kasack/contract/list.ts'
import { skipToken, useQuery } from '@tanstack/react-query'
import { listCall, recordCall } from '../shared/address/record-path.ts'
import type { Params } from '../shared/call/send.ts'
import { read } from '../shared/call/read.ts'

type Parties = Record<'facility' | 'employee' | 'applicant', number | undefined>

/**
 * The last contact and the entry that carries the follow-up, of the facility, or otherwise of the employee or applicant. Undefined while
 * loading.
 */
export function useLastTalk({ facility, employee, applicant }: Parties): { contact?: Engagement | null; carrier?: Engagement | null } {
  const record = useQuery(ifAny(facility, read<Facility>(recordCall(facilityEntity, facility ?? '')))).data
  const latest = record?.latest_engagement?.id
  const contact = useQuery(ifAny(latest, read<Engagement>(recordCall(engagement, latest ?? '')))).data
  const carrier = useFirst(facility, { facility, todo: 1 })
  const isAlone = facility === undefined ? (employee ?? applicant) : undefined
  const whose = employee === undefined ? { applicant__id: applicant } : { employee__id: employee }
  const ofPerson = useFirst(isAlone, { ...whose, sort: '-created_datetime' })
  if (facility === undefined) return { ...(ofPerson !== undefined && { contact: ofPerson }) }
  return {
    ...(record && latest === undefined ? { contact: null } : contact && { contact }),
    ...(carrier !== undefined && { carrier }),
  }
}

/** The first entry of a list; null if it is empty. */
function useFirst(id: number | undefined, params: Params): Engagement | null | undefined {
  const { data: page } = useQuery(ifAny(id, read<Page<Engagement>>(listCall(engagement), { ...params, page: 1, size: 1 })))
  return page && (page.results[0] ?? null)
}

const ifAny = <Asked extends { queryFn?: unknown }>(id: number | undefined, asked: Asked): Asked =>
  id === undefined ? { ...asked, queryFn: skipToken } : asked
