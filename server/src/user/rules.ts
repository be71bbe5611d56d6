import type { Problems } from '@kasack/contract/problem.ts'
import type { Text } from '@kasack/contract/text.ts'
import type { UserInput } from '@kasack/contract/user.ts'
import { texts } from './texts.ts'

/** `password`: the new one, if there is one; `last_superuser`: nobody else could administer the agency. */
export type UserFacts = { password: string | undefined; known_groups: string[]; last_superuser: boolean }

/** Reasons to refuse the user as he would be, by field. */
export function refuseUser(user: UserInput, { password, known_groups, last_superuser }: UserFacts): Problems {
  const problems: Problems = {}
  const unfit = refusePassword(password, user.username)
  if (unfit) problems.password = [unfit]
  if (user.groups.some((name) => !known_groups.includes(name))) problems.groups = [texts.unknown_group]
  if (last_superuser && !user.is_active) problems.is_active = [texts.last_superuser]
  if (last_superuser && !user.is_superuser) problems.is_superuser = [texts.last_superuser]
  return problems
}

/** Why somebody of that name may not have that password; null: she may. */
export const refusePassword = (password: string | undefined, username: string): Text | null =>
  password?.toLowerCase() === username.toLowerCase() ? texts.password_is_username : null
