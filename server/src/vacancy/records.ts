import { vacancy } from '@kasack/contract/vacancy.ts'
import type { Db } from '../platform/database/db.ts'
import type { RecordWriter, RecordChange } from '../platform/write/recipe.ts'
import { records } from '../platform/write/records.ts'
import { changeRecord } from '../platform/write/store.ts'
import { settlePutBack } from '../placement/undone.ts'
import { insertVacancy, readVacancyFacts, vacancyReferences } from './queries.ts'
import { completeVacancy, refuseVacancy } from './rules.ts'
import { texts } from './texts.ts'
import { settleVacancies } from './writes.ts'

/** A new number of positions may fill a vacancy, or open it again. */
async function afterVacancies(db: Db, written: RecordChange<typeof vacancy>[], { now }: RecordWriter): Promise<void> {
  const changed = written.filter(({ before, after }) => before && after && before.number_of_positions !== after.number_of_positions)
  const ids = changed.map(({ id }) => id)
  if (ids.length > 0) await settleVacancies(db, ids, now)
}

export const vacancies = records(vacancy, {
  holds: ['facility'],
  facts: (db, input, { stored }) => readVacancyFacts(db, input, stored?.id ?? null),
  complete: completeVacancy,
  refuse: refuseVacancy,
  insert: insertVacancy,
  change: (db, { id }, patch) => changeRecord(db, vacancy, { id, patch }),
  after: afterVacancies,
  async undone(db, put, { now }) {
    const offered = new Map(put.flatMap(({ id, before }) => (before ? [[id, before.number_of_positions] as const] : [])))
    return settlePutBack(
      db,
      put.flatMap(({ id, after }) => (after ? [id] : [])),
      { offered, now },
    )
  },
  removal: { references: vacancyReferences, texts: { 'booking.vacancy_id': texts.has_bookings } },
})
