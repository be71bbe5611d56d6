import { vacancy } from '@kasack/contract/vacancy.ts'
import { resource } from '../platform/resource.ts'
import { listVacancies } from './list.ts'
import { changeVacancy, insertVacancy, lockFacilityOf, readVacancyFacts, toVacancy, vacancyReferences } from './queries.ts'
import { completeVacancy, isFilled, refuseVacancy } from './rules.ts'

export const vacancyRoutes = resource(vacancy, {
  list: listVacancies,
  record: toVacancy,
  lock: lockFacilityOf,
  facts: (db, input, { stored }) => readVacancyFacts(db, input, stored?.id ?? null),
  complete: completeVacancy,
  refuse: refuseVacancy,
  insert: insertVacancy,
  change: (db, stored, patch, { now, number_of_bookings }) =>
    changeVacancy(db, stored, { patch, isFilled: isFilled({ ...stored, ...patch, number_of_bookings }) }, now),
  removal: { references: vacancyReferences, lock: lockFacilityOf },
})
