import type { Problems } from '@kasack/contract/problem.ts'
import type { UserInput } from '@kasack/contract/user.ts'
import { texts } from './texts.ts'
import type { PasswordFacts } from '../new-password/rules.ts'
import { refusePassword } from '../new-password/rules.ts'

/** `password`: the new one, if there is one; `last_superuser`: nobody else could administer the agency. */
export type UserFacts = Omit<PasswordFacts, 'username'> & {
  password: string | undefined
  known_groups: string[]
  last_superuser: boolean
}

/** Reasons to refuse the user as he would be, by field. */
export function refuseUser(user: UserInput, { password, known_groups, last_superuser, agencyName, commonest }: UserFacts): Problems {
  const problems: Problems = {}
  const unfit = password === undefined ? null : refusePassword(password, { username: user.username, agencyName, commonest })
  if (unfit) problems.password = [unfit]
  if (user.groups.some((name) => !known_groups.includes(name))) problems.groups = [texts.unknown_group]
  if (last_superuser && !user.is_active) problems.is_active = [texts.last_superuser]
  if (last_superuser && !user.is_superuser) problems.is_superuser = [texts.last_superuser]
  return problems
}
