import { needsSuperuser, requirement } from '@kasack/contract/requirement.ts'
import type { Db } from '../platform/database/db.ts'
import { requireAccess } from '../platform/request/access.ts'
import type { RecordWriter } from '../platform/write/recipe.ts'
import { records } from '../platform/write/records.ts'
import { removeRecord, storedAsSent } from '../platform/write/store.ts'
import { needAlso } from '../platform/write/write.ts'
import { hasSame } from './queries.ts'
import { refuseRequirement } from './rules.ts'

type RequirementChange = Parameters<typeof needsSuperuser>[0]

/** Requirements for many facilities at once, and those that lift one, need a superuser to create, change, delete or undo them. */
async function requireRight(tx: Db, written: (RequirementChange | null)[], { caller }: Pick<RecordWriter, 'caller'>): Promise<void> {
  if (!written.some((one) => one !== null && needsSuperuser(one))) return
  requireAccess({ caller }, 'superuser')
  await needAlso(tx, 'superuser')
}

export const requirements = records(requirement, {
  async facts(db, input, { caller, stored }) {
    await requireRight(db, [stored, input], { caller })
    return { same: stored === null && (await hasSame(db, input)) }
  },
  refuse: refuseRequirement,
  ...storedAsSent(requirement),
  removal: {
    async remove(db, stored, writer) {
      await requireRight(db, [stored], writer)
      await removeRecord(db, requirement, stored.id)
    },
  },
})
