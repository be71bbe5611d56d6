import { resource } from '../platform/resource/resource.ts'
import { listVacancies } from './list.ts'
import { toVacancy } from './queries.ts'
import { vacancies } from './records.ts'

export const vacancyRoutes = resource(vacancies, { list: listVacancies, record: toVacancy })
