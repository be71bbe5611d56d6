import type { Page } from '@kasack/contract/list.ts'
import type { HandOverCounts } from '@kasack/contract/hand-over.ts'
import { handOver } from '@kasack/contract/hand-over.ts'
import type { User } from '@kasack/contract/user.ts'
import { user } from '@kasack/contract/user.ts'
import type { UserGroup } from '@kasack/contract/user-group.ts'
import { userGroup } from '@kasack/contract/user-group.ts'
import { useQuery } from '@tanstack/react-query'
import { listCall } from '../shared/address/record-path.ts'
import { read } from '../shared/call/read.ts'

/** All user groups; empty while loading. */
export const useUserGroups = (): readonly UserGroup[] =>
  useQuery(read<Page<UserGroup>>(listCall(userGroup), { size: 1000 })).data?.results ?? []

/** The only active superuser; null while loading, or if there are several. */
export function useLastSuperuser(): number | null {
  const { data } = useQuery(read<Page<User>>(listCall(user), { is_superuser: true, is_active: true, size: 2 }))
  return data?.count === 1 ? (data.results[0]?.id ?? null) : null
}

/** How much a user is responsible for. */
export const useHandOverCounts = (id: number) => useQuery({ ...read<HandOverCounts>(listCall(handOver(id))), gcTime: 0 })
