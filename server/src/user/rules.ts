import type { Problems } from '@kasack/contract/problem.ts'
import type { Text } from '@kasack/contract/text.ts'
import type { UserInput } from '@kasack/contract/user.ts'
import { texts } from './texts.ts'
import type { PasswordFacts } from '../new-password/rules.ts'
import { refusePassword } from '../new-password/rules.ts'

/** `password`: the new one, if any; `is_own`: the user is the caller; `last_superuser`: no other user could administer the agency. */
export type UserFacts = Omit<PasswordFacts, 'username'> & {
  password: string | undefined
  is_own: boolean
  known_groups: string[]
  last_superuser: boolean
}

/** Reasons to refuse a user, by field. */
export function refuseUser(user: UserInput, { password, is_own, known_groups, last_superuser, ...others }: UserFacts): Problems {
  const problems: Problems = {}
  const unfit =
    password === undefined ? null : is_own ? texts.own_password : refusePassword(password, { username: user.username, ...others })
  if (unfit) problems.password = [unfit]
  if (user.groups.some((name) => !known_groups.includes(name))) problems.groups = [texts.unknown_group]
  if (last_superuser && !user.is_active) problems.is_active = [texts.last_superuser]
  if (last_superuser && !user.is_superuser) problems.is_superuser = [texts.last_superuser]
  return problems
}

/** An unlocked screen must not be enough: the account page requires the password. */
export const refuseReset = (user: number, caller: number): Text[] => (user === caller ? [texts.own_second_factor] : [])
