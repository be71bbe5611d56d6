import { vacancy } from '@kasack/contract/vacancy.ts'
import { resource } from '../platform/resource/resource.ts'
import { listVacancies } from './list.ts'
import { changeVacancy, insertVacancy, lockFacilityOf, readVacancyFacts, toVacancy, vacancyReferences } from './queries.ts'
import { completeVacancy, refuseVacancy } from './rules.ts'
import { texts } from './texts.ts'

export const vacancyRoutes = resource(vacancy, {
  list: listVacancies,
  record: toVacancy,
  lock: lockFacilityOf,
  facts: (db, input, { stored }) => readVacancyFacts(db, input, stored?.id ?? null),
  complete: completeVacancy,
  refuse: refuseVacancy,
  insert: insertVacancy,
  change: changeVacancy,
  removal: { references: vacancyReferences, texts: { 'booking.vacancy_id': texts.has_bookings }, lock: lockFacilityOf },
})
