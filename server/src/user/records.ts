import { user, type User, type UserInput } from '@kasack/contract/user.ts'
import type { FastifyBaseLogger } from 'fastify'
import { commonestPasswords } from '../new-password/commonest.ts'
import type { Db } from '../platform/database/db.ts'
import type { Settings } from '../platform/program/env.ts'
import type { StoredRecord } from '../platform/record/stored.ts'
import { refuseWhole } from '../platform/text/refusal.ts'
import { records } from '../platform/write/records.ts'
import { notifyOwner } from '../second-factor/notice.ts'
import { removeSecondFactors } from '../second-factor/queries.ts'
import { removeSessionsOf } from '../session/queries.ts'
import { changeUser, groupNames, insertUser, isLastSuperuser, knownGroups } from './queries.ts'
import { refuseReset, refuseUser } from './rules.ts'
import { texts } from './texts.ts'

export const usersOf = ({ agencyName }: Pick<Settings, 'agencyName'>, log: FastifyBaseLogger) =>
  records(user, {
    apart: { groups: groupNames },
    facts: async (db, input, { stored, patch, caller }) => ({
      password: patch.password,
      is_own: stored?.id === caller.id,
      agencyName,
      commonest: patch.password === undefined ? new Set<string>() : await commonestPasswords(),
      known_groups: await knownGroups(db, input.groups),
      last_superuser: await losesLastSuperuser(db, stored, input),
    }),
    refuse: refuseUser,
    insert: (db, input, { now }) => insertUser(db, input, now),
    undone: async (db, put) => {
      const isLost = put.some(({ before, after }) => before && isAdministrator(before) && !(after && isAdministrator(after)))
      return isLost && (await isLastSuperuser(db, 0)) ? [texts.last_superuser] : []
    },
    change: (db, { id }, patch) => changeUser(db, id, patch),
    acts: {
      /** For users who have lost their second factor. */
      reset_second_factor: async (db, { id }, writer) => {
        refuseWhole(refuseReset(id, writer.caller.id))
        await removeSecondFactors(db, id)
        await notifyOwner(db, id, 'reset', writer)
        log.info({ user: id, by: writer.caller.id }, 'second factor reset')
      },
      /** Signs a user out everywhere, except the caller's own session. */
      end_sessions: (db, { id }, { session }) => removeSessionsOf(db, id, session?.tokenHash ?? null),
    },
  })

const isAdministrator = ({ is_superuser, is_active }: Pick<User, 'is_superuser' | 'is_active'>) => is_superuser && is_active

/** Only a change that takes away the permission needs to know who else has it. */
const losesLastSuperuser = async (db: Db, stored: StoredRecord<typeof user> | null, input: UserInput): Promise<boolean> =>
  stored !== null && isAdministrator(stored) && !isAdministrator(input) && (await isLastSuperuser(db, stored.id))
