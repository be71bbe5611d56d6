import { cockpitSettlement } from '@kasack/contract/cockpit-settlement.ts'
import { cockpitSections } from '@kasack/contract/cockpit.ts'
import { rightsOf } from '@kasack/contract/permission.ts'
import { records } from '../platform/write/records.ts'
import { removeRecord } from '../platform/write/store.ts'
import { needAlso } from '../platform/write/write.ts'
import { findSection } from './queries.ts'

/** Settled rows of the cockpit. Removing one requires the permissions of its section. */
export const cockpitSettlements = records(cockpitSettlement, {
  removal: {
    async remove(db, { id }) {
      const code = await findSection(db, id)
      for (const right of rightsOf(cockpitSections[code].needs)) await needAlso(db, right)
      await removeRecord(db, cockpitSettlement, id)
    },
  },
})
