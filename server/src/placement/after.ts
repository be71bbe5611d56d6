import type { Writer } from '../platform/request/call.ts'
import type { Db } from '../platform/database/db.ts'
import { releaseCandidate, signCandidate } from '../candidate/writes.ts'
import { settleVacancies } from '../vacancy/writes.ts'
import type { Placement } from './rules.ts'
import { effectsOf } from './rules.ts'

type PlacementChange = { before: Placement | null; after: Placement | null }

/** Applies the consequences of bookings that were created, changed or deleted. The caller has locked the vacancies before and after. */
export async function afterBookings(db: Db, written: PlacementChange[], { now }: Pick<Writer, 'now'>): Promise<void> {
  for (const { before, after } of written) {
    const { recounted, signed, released } = effectsOf(before, after)
    if (recounted.length > 0) await settleVacancies(db, recounted, now)
    if (released) await releaseCandidate(db, released)
    if (signed) await signCandidate(db, signed)
  }
}
