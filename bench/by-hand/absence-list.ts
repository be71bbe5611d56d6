import type { Absence } from '../../contract/src/absence.ts'
import { absenceReasons } from '../../contract/src/absence-reason.ts'
import { versionOf } from '../../server/src/platform/entity/version.ts'
import type { CallByHand } from '../call.ts'
import { lookUp } from '../server/names.ts'
import { pageText } from '../server/page.ts'
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
    const [page, size] = [Number(query['page'] ?? 1), Number(query['size'] ?? 10)]
    const order = orders[query['sort'] ?? '-date_range']!
    const offset = page === 1 ? '' : `offset ${(page - 1) * size}`
    const from = query['sort'] === 'employee__name' ? 'employee join absence on absence.employee_id = employee.id' : 'absence'
    const cut = `select absence.* from ${from} ${condition} order by ${order} limit ${size} ${offset}`
    const { rows, count } = await runPage(db, {
      rows: { columns, cut, table: 'absence', joins, order },
      count:
        condition === ''
          ? `select sum(number)::int from kept_count where entity = 'absence'`
          : `select count(*)::int from absence ${condition}`,
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
  return { values, condition: all.length === 0 ? '' : `where ${all.join(' and ')}` }
}

export const columns = `
  absence.id, absence.employee_id, employee.name, absence.reason, absence.date_lower::text, absence.date_upper::text, absence.note,
  to_char(absence.created_datetime at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`

export const joins = 'join employee on employee.id = absence.employee_id'

const names = new Map<unknown, string>(absenceReasons.map(({ code, name }) => [code, name.de]))

/** A row of `columns` as it is shown. */
export function toAbsence([id, employeeId, employeeName, reason, lower, upper, note, created_datetime]: unknown[]) {
  return {
    id,
    employee: { id: employeeId, name: employeeName },
    reason,
    reason_display: names.get(reason),
    date_range: { lower, upper, bounds: '[]' },
    note,
    created_datetime,
    version: versionOf([employeeId, reason, `${lower} ${upper}`, note]),
  } satisfies Record<keyof Absence, unknown>
}
