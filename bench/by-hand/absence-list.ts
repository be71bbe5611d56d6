import { absence, type Absence } from '../../contract/src/absence.ts'
import { absenceReasons } from '../../contract/src/absence-reason.ts'
import type { CallByHand } from '../call.ts'
import { lookUp } from '../server/names.ts'
import { pageOf, pageText } from '../server/page.ts'
import { selectFields } from '../server/selection.ts'
import { countOf, ref, where } from '../server/sql.ts'
import { runPage } from '../server/statement.ts'

const route = '/api/v0/absences.json/'
const asking = (...queries: string[]) => queries.map((query) => `${route}?${query}`)
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
const period = (from: number, days: number) => `from_date=${inDays(from)}&to_date=${inDays(from + days)}`

export const call: CallByHand = {
  route,
  measured: {
    'absences, first page': [route],
    'absences, page 3': asking('page=3'),
    'absences of an employee': asking('employee__id=22&size=5', 'employee__id=3032&size=5'),
    'absences of this week': asking(period(0, 6), period(1, 6)),
    'absences of a week years ago': asking(period(-1825, 6), period(-3500, 6)),
    'absences by reason': asking('sort=reason'),
    'absences by employee': asking('sort=employee__name'),
    'absences, filter on reason': asking('reason=sick', 'reason=other'),
    'absences, search': asking('search=antrag+777', 'search=petersen+anja'),
  },
  async answer({ db, query, url }) {
    const { condition, values } = await conditionOf(query, db)
    const { page, size, limit } = pageOf(query)
    const order = orders[query['sort'] ?? '-date_range']!
    const from = query['sort'] === 'employee__name' ? 'employee join absence on absence.employee_id = employee.id' : 'absence'
    const cut = `select absence.* from ${from} ${condition} order by ${order} ${limit}`
    const { rows, count } = await runPage(db, {
      rows: { ...absences, cut, order },
      count: countOf('absence', condition),
      values,
      page,
    })
    return pageText(url, { page, size, count }, rows.map(toAbsence))
  },
}

const orders: Record<string, string> = {
  '-date_range': 'absence.date_lower desc, absence.id desc',
  reason: 'absence.reason, absence.id',
  employee__name: 'fold(employee.last_name) collate "de-x-icu", fold(employee.first_name) collate "de-x-icu", absence.id',
}

async function conditionOf(query: Record<string, string>, db: Parameters<CallByHand['answer']>[0]['db']) {
  const values: unknown[] = []
  const value = (one: unknown) => `$${values.push(one)}`
  const all: string[] = []
  if (query['employee__id']) all.push(`absence.employee_id = ${value(query['employee__id'])}`)
  if (query['reason']) all.push(`absence.reason = ${value(query['reason'])}`)
  if (query['from_date']) {
    all.push(`absence.period && daterange(${value(query['from_date'])}::date, ${value(query['to_date'])}::date, '[]')`)
    all.push(`absence.date_lower <= ${value(query['to_date'])}::date`)
  }
  const words = query['search']?.split(' ') ?? []
  const found = await lookUp(
    db,
    words.map((part) => ({ table: 'employee', column: 'name_search', part })),
    value,
  )
  for (const [at, word] of words.entries())
    all.push(`(absence.note_folded like ${value(`%${word}%`)} or absence.employee_id ${found[at]!})`)
  return { values, condition: where(all) }
}

export const absences = {
  table: 'absence',
  columns: selectFields(absence, { employee: ref('absence.employee_id', 'employee') }),
  joins: 'join employee on employee.id = absence.employee_id',
}

const names = new Map<string, string>(absenceReasons.map(({ code, name }) => [code, name.de]))

export const toAbsence = (one: ReturnType<typeof absences.columns.read>) =>
  ({ ...one, reason_display: names.get(one.reason) }) satisfies Record<keyof Absence, unknown>
