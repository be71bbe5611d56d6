import { booking } from '@kasack/contract/booking.ts'
import { keepClocksOf } from '../leasing-clock/keep.ts'
import { afterBookings } from '../placement/after.ts'
import { forbiddenAgain, refuseForbidden } from '../judge/findings.ts'
import { settlePutBack } from '../placement/undone.ts'
import { findVacancy, type VacancyToFill } from '../placement/queries.ts'
import { emptied } from '../platform/write/deletion.ts'
import type { Recipe } from '../platform/write/recipe.ts'
import { records } from '../platform/write/records.ts'
import { changeRecord } from '../platform/write/store.ts'
import { findLinks, type Links } from '../succession/queries.ts'
import { insertBooking } from './queries.ts'
import { completeBooking, refuseBooking, sealedBooking } from './rules.ts'

const judgeAgain = forbiddenAgain()

export const bookingRecipe: Recipe<typeof booking, { vacancy: VacancyToFill | null; links: Links }> = {
  holds: ['vacancy', 'employee', 'continues', 'stands_in_for'],
  facts: async (db, input, { stored }) => ({
    vacancy: input.vacancy && (await findVacancy(db, input.vacancy.id)),
    links: await findLinks(db, input, stored?.id ?? 0),
  }),
  complete: completeBooking,
  sealed: sealedBooking,
  refuse: refuseBooking,
  judge: refuseForbidden(),
  insert: insertBooking,
  change: (db, { id, date_range }, patch, { acts }) =>
    changeRecord(db, booking, { id, patch, more: acts.includes('terminated') ? { former_upper: date_range.upper } : {} }),
  async after(db, written, writer) {
    await afterBookings(db, written, writer)
    await keepClocksOf(db, written, writer)
  },
  async undone(db, put, { caller, now, today }) {
    const vacancies = put.flatMap(({ before, after }) => [before?.vacancy?.id ?? [], after?.vacancy?.id ?? []].flat())
    const reasons = await settlePutBack(db, [...new Set(vacancies)], { now })
    for (const { before, after } of put) if (after) reasons.push(...(await judgeAgain(db, after, { before, caller })))
    await keepClocksOf(db, put, { today })
    return reasons
  },
  removal: {
    references: { 'booking.continues_id': emptied(booking, 'continues'), 'booking.stands_in_for_id': emptied(booking, 'stands_in_for') },
  },
}

export const bookings = records(booking, bookingRecipe)
