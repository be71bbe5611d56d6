import { facility } from '@kasack/contract/facility.ts'
import type { Page } from '@kasack/contract/list.ts'
import type { InheritedRequirement } from '@kasack/contract/requirement-inherited.ts'
import type { Requirement } from '@kasack/contract/requirement.ts'
import { requirement } from '@kasack/contract/requirement.ts'
import { vacancy } from '@kasack/contract/vacancy.ts'
import { useQuery } from '@tanstack/react-query'
import { listCall, listPath } from '../shared/address/record-path.ts'
import { read } from '../shared/call/read.ts'
import type { Place, ShownRequirement } from './rules.ts'
import { shownRequirements } from './rules.ts'

const withInheritance = { facility, vacancy } as const

/** Cached under requirements, not under the record whose path it uses, so that a changed requirement refetches it. */
function holdingAt({ entity, id }: Place) {
  const inheriting = entity === 'facility' || entity === 'vacancy' ? withInheritance[entity] : null
  const path = `${listPath(inheriting ?? facility)}/${id}/${requirement.path}.json/`
  return { ...read<InheritedRequirement[]>(path), queryKey: [requirement.path, path], enabled: inheriting !== null }
}

const most = 1000

type Requirements = { shown: ShownRequirement[] | undefined; failed: { status: number; readAgain: () => void } | null }

/** The requirements that apply at a place, and those stored there; undefined while loading. */
export function useRequirements(place: Place): Requirements {
  const holding = useQuery(holdingAt(place))
  const own = useQuery(read<Page<Requirement>>(listCall(requirement), { [`${place.entity}__id`]: place.id, size: most }))
  const isInheriting = place.entity in withInheritance
  const holds = isInheriting ? holding.data : []
  const error = holding.error ?? own.error
  const readAgain = () => void Promise.all([isInheriting && holding.refetch(), own.refetch()])
  if (!holds || !own.data) return { shown: undefined, failed: error && { status: error.status, readAgain } }
  return { shown: shownRequirements(holds, own.data.results, place), failed: null }
}
