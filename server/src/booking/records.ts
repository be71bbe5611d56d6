import { booking } from '@kasack/contract/booking.ts'
import { afterBooking, holdVacanciesOf } from '../placement/after.ts'
import { holdVacancies } from '../placement/queries.ts'
import { records } from '../platform/write/records.ts'
import { changeRecord, removeRecord } from '../platform/write/store.ts'
import { bookingReferences, insertBooking } from './queries.ts'
import { completeBooking, refuseBooking, sealedBooking } from './rules.ts'

export const bookings = records(booking, {
  lock: async (db, id, { vacancy }) => void (await holdVacanciesOf(db, id, vacancy?.id ?? null)),
  async facts(db, { vacancy }) {
    const [held] = await holdVacancies(db, vacancy ? [vacancy.id] : [])
    return { vacancy: held ?? null }
  },
  complete: completeBooking,
  acts: { cancelled: { takes: ['notes'] }, terminated: { takes: ['notes', 'date_range'], bound: 'upper' } },
  sealed: sealedBooking,
  refuse: refuseBooking,
  async insert(db, input, writer) {
    const id = await insertBooking(db, input, writer)
    await afterBooking(db, { before: null, after: input }, writer.now)
    return id
  },
  async change(db, stored, patch, { now }) {
    await changeRecord(db, booking, { id: stored.id, patch })
    await afterBooking(db, { before: stored, after: { ...stored, ...patch } }, now)
  },
  removal: {
    references: bookingReferences,
    lock: async (db, id) => void (await holdVacanciesOf(db, id, null)),
    async remove(db, stored, { now }) {
      await removeRecord(db, booking, stored.id)
      await afterBooking(db, { before: stored, after: null }, now)
    },
  },
})
