import type { Problems } from '@kasack/contract/problem.ts'
import type { Text } from '@kasack/contract/text.ts'
import type { UserGroupInput } from '@kasack/contract/user-group.ts'
import { reportingGroup } from '@kasack/contract/permission.ts'
import { texts } from './texts.ts'

/** Reasons to refuse the group as it would be, by field. */
export function refuseUserGroup({ name }: UserGroupInput, { stored }: { stored: UserGroupInput | null }): Problems {
  const renamed = stored?.name === reportingGroup && name !== reportingGroup
  return renamed ? { name: [texts.reporting_renamed] } : {}
}

/** Reasons to keep the group. Members are left to the database. */
export const refuseRemoval = ({ name }: UserGroupInput): Text[] => (name === reportingGroup ? [texts.reporting_removed] : [])
