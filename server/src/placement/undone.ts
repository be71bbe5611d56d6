import type { Text } from '@kasack/contract/text.ts'
import type { Db } from '../platform/database/db.ts'
import { readPositions, settleVacancies } from '../vacancy/writes.ts'
import { texts } from './texts.ts'

type PutBack = { offered?: ReadonlyMap<number, number>; now: Date }

/**
 * Counts the bookings of vacancies anew after an undo put records back, and answers which of them have more than positions now, and had
 * fewer too many before. `offered`: the positions that vacancies had before, where that is what was put back. They are held.
 */
export async function settlePutBack(db: Db, ids: number[], { offered = new Map(), now }: PutBack): Promise<Text[]> {
  if (ids.length === 0) return []
  const before = new Map(
    (await readPositions(db, ids)).map((one) => [one.id, one.number_of_bookings - (offered.get(one.id) ?? one.number_of_positions)]),
  )
  await settleVacancies(db, ids, now)
  return (await readPositions(db, ids)).flatMap(({ id, name, number_of_bookings, number_of_positions }) => {
    const excess = number_of_bookings - number_of_positions
    return excess > Math.max(before.get(id) ?? 0, 0) ? [texts.more_bookings(name)] : []
  })
}
