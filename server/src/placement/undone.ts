import type { Text } from '@kasack/contract/text.ts'
import type { Db } from '../platform/database/db.ts'
import { readPositions, settleVacancies } from '../vacancy/writes.ts'
import { texts } from './texts.ts'

type PutBack = { offered?: ReadonlyMap<number, number>; now: Date }

/**
 * Recounts the bookings of vacancies after an undo put records back, and returns an objection for each that now exceeds its positions by
 * more than before. `offered`: the former positions of vacancies, if those were put back. The caller has locked the vacancies.
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
