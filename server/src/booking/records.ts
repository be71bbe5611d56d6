import { booking } from '@kasack/contract/booking.ts'
import { keepClocksOf } from '../leasing-clock/keep.ts'
import { afterBookings } from '../placement/after.ts'
import { type Exceptions, notedAgain } from '../booking-override/queries.ts'
import { requireOverrideRight } from '../booking-override/access.ts'
import { blockedAfterUndo, refuseBlocked } from '../judge/findings.ts'
import { settlePutBack } from '../placement/undone.ts'
import { findVacancy, type VacancyToFill } from '../placement/queries.ts'
import { emptied } from '../platform/write/deletion.ts'
import type { Recipe } from '../platform/write/recipe.ts'
import { records } from '../platform/write/records.ts'
import { changeRecord } from '../platform/write/store.ts'
import { findLinks, type Links } from '../succession/queries.ts'
import { insertBooking } from './queries.ts'
import { completeBooking, refuseBooking, sealedBooking } from './rules.ts'

const judgeAgain = blockedAfterUndo()

type BookingFacts = { vacancy: VacancyToFill | null; links: Links }

const bookingRecipe: Recipe<typeof booking, BookingFacts, never, { noted: Exceptions | null }> = {
  holds: ['vacancy', 'employee', 'continues', 'stands_in_for'],
  async facts(db, input, { stored, caller, unreadable }) {
    requireOverrideRight(input, { caller, unreadable })
    return {
      vacancy: input.vacancy && (await findVacancy(db, input.vacancy.id)),
      links: await findLinks(db, input, stored?.id ?? 0),
    }
  },
  complete: completeBooking,
  sealed: sealedBooking,
  refuse: refuseBooking,
  judge: refuseBlocked(),
  insert: insertBooking,
  change: (db, { id, date_range }, patch, { acts, noted }) =>
    changeRecord(db, booking, {
      id,
      patch,
      more: {
        ...notedAgain(noted ?? null, { isMoved: 'vacancy' in patch }),
        ...(acts.includes('terminated') && { former_upper: date_range.upper }),
      },
    }),
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
