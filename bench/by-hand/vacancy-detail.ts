import type { CallByHand } from '../call.ts'
import { finder } from '../server/statement.ts'
import { vacancies, toVacancy } from './vacancy-list.ts'

const find = finder(vacancies)

export const call: CallByHand = {
  route: '/api/v0/vacancies/:id.json/',
  measured: { 'one vacancy': Array.from({ length: 50 }, (_, index) => `/api/v0/vacancies/${1 + index * 1187}.json/`) },
  answer: async ({ db, params }) => JSON.stringify(toVacancy(await find(db, params['id']))),
}
