import type { CallByHand } from '../call.ts'
import { run } from '../server/statement.ts'
import { columns, joins, toVacancy } from './vacancy-list.ts'

const text = `select ${columns} from vacancy ${joins} where vacancy.id = $1`

export const call: CallByHand = {
  route: '/api/v0/vacancies/:id.json/',
  measured: { 'one vacancy': Array.from({ length: 50 }, (_, index) => `/api/v0/vacancies/${1 + index * 1187}.json/`) },
  async answer({ db, params }) {
    const [row] = await run(db, text, [params['id']])
    return JSON.stringify(toVacancy(row!))
  },
}
