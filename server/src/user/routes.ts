import type { User, UserInput } from '@kasack/contract/user.ts'
import { user } from '@kasack/contract/user.ts'
import type { Db } from '../platform/db.ts'
import { resource } from '../platform/resource.ts'
import { listUsers } from './list.ts'
import { changeUser, insertUser, isLastSuperuser, knownGroups, toUser } from './queries.ts'
import { refuseUser } from './rules.ts'

export const userRoutes = resource(user, {
  list: listUsers,
  record: toUser,
  async refuse(input, { db, stored, patch }) {
    return refuseUser(input, {
      password: patch.password,
      known_groups: await knownGroups(db, input.groups),
      last_superuser: await losesLastSuperuser(db, stored, input),
    })
  },
  insert: (db, input, { now }) => insertUser(db, input, now),
  change: (db, { id }, patch, { session }) => changeUser(db, patch, { id, own: session?.tokenHash ?? null }),
})

const isAdministrator = ({ is_superuser, is_active }: Pick<User, 'is_superuser' | 'is_active'>) => is_superuser && is_active

/** Only a change that takes the rights away needs to know who else has them. */
const losesLastSuperuser = async (db: Db, stored: User | null, input: UserInput): Promise<boolean> =>
  stored !== null && isAdministrator(stored) && !isAdministrator(input) && (await isLastSuperuser(db, stored.id))
