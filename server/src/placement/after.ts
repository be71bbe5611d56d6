import type { Db } from '../platform/database/db.ts'
import { releaseCandidate, signCandidate } from '../candidate/writes.ts'
import { settleVacancies } from '../vacancy/writes.ts'
import { holdVacancies, readVacancyOf } from './queries.ts'
import type { HeldVacancy } from './queries.ts'
import type { Placed } from './rules.ts'
import { effectsOf } from './rules.ts'

/** What follows from a booking that was made, changed or deleted. The vacancies of both sides are locked. */
export async function afterBooking(db: Db, { before, after }: { before: Placed | null; after: Placed | null }, now: Date): Promise<void> {
  const { recounted, signed, released } = effectsOf(before, after)
  if (recounted.length > 0) await settleVacancies(db, recounted, now)
  if (released) await releaseCandidate(db, released)
  if (signed) await signCandidate(db, signed)
}

/** Locks the vacancy that a booking fills, and the one it is to fill, before the booking. Somebody may have moved it meanwhile: then once more. */
export async function holdVacanciesOf(db: Db, booking: number, wanted: number | null): Promise<HeldVacancy[]> {
  for (;;) {
    const before = await readVacancyOf(db, booking)
    const held = await holdVacancies(
      db,
      [before, wanted].filter((id) => id !== null),
    )
    if ((await readVacancyOf(db, booking)) === before) return held
  }
}
