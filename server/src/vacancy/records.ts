import { vacancy } from '@kasack/contract/vacancy.ts'
import { records } from '../platform/write/records.ts'
import { changeVacancy, insertVacancy, lockFacilityOf, readVacancyFacts, vacancyReferences } from './queries.ts'
import { completeVacancy, refuseVacancy } from './rules.ts'
import { texts } from './texts.ts'

export const vacancies = records(vacancy, {
  lock: lockFacilityOf,
  facts: (db, input, { stored }) => readVacancyFacts(db, input, stored?.id ?? null),
  complete: completeVacancy,
  refuse: refuseVacancy,
  insert: insertVacancy,
  change: changeVacancy,
  removal: { references: vacancyReferences, texts: { 'booking.vacancy_id': texts.has_bookings }, lock: lockFacilityOf },
})
