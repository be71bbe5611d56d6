import { dayCount, monthsAndDays } from '../../contract/src/day-count.ts'
import type { CallByHand } from '../call.ts'
import { today } from '../server/availability.ts'
import { pageOf, pageText } from '../server/page.ts'
import { countOf, german } from '../server/sql.ts'
import { run } from '../server/statement.ts'

const route = '/api/v0/leasing-clocks.json/'
const asking = (...queries: string[]) => queries.map((query) => `${route}?${query}`)

export const call: CallByHand = {
  route,
  measured: {
    'clocks, first page': [route],
    'clocks by equal pay': asking('sort=equal_pay_from'),
    'clocks by employee': asking('sort=employee__name'),
    'clocks of an employee': asking('employee__id=25', 'employee__id=15'),
  },
  async answer({ db, query, url }) {
    const { page, size, limit } = pageOf(query)
    const { employee__id: employee, sort = 'last_day' } = query
    const values = employee ? [employee] : []
    const condition = `where (shown_from is null or shown_from <= '${today}') and (restart_day is null or restart_day > '${today}')
      ${employee ? 'and employee_id = $1' : ''}`
    const [rows, [counted]] = await Promise.all([
      run<Row>(
        db,
        `select ${columns} from (${cuts[sort]!(condition)} ${limit}) leasing_clock join employee on employee.id = employee_id
          left join hirer on hirer.id = leasing_clock.hirer_id left join facility house on house.id = leasing_clock.facility_id
          order by ${orders[sort]}`,
        values,
      ),
      run<[number]>(db, countOf('leasing_clock', condition), values),
    ])
    return pageText(url, { page, size, count: counted![0] }, rows.map(told))
  },
}

const name = `${german('employee.last_name')}, ${german('employee.first_name')}`
const orders: Record<string, string> = {
  last_day: 'leasing_clock.last_day, leasing_clock.id',
  equal_pay_from: 'leasing_clock.equal_pay_from, leasing_clock.id',
  employee__name: `${name}, leasing_clock.id`,
}
const plain = (column: string) => (condition: string) => `select * from leasing_clock ${condition} order by ${column}, id`
const cuts: Record<string, (condition: string) => string> = {
  last_day: plain('last_day'),
  equal_pay_from: plain('equal_pay_from'),
  employee__name: (condition) =>
    `select leasing_clock.* from employee join leasing_clock on employee_id = employee.id ${condition} order by ${name}, leasing_clock.id`,
}

const columns = `leasing_clock.id, employee_id, employee.name, leasing_clock.hirer_id, leasing_clock.facility_id,
  coalesce(hirer.name, house.name, (
    select company from facility where facility.company_key = leasing_clock.company_key and company_key <> '' order by id limit 1
  )), coalesce(hirer.maximum_months, 18), coalesce(hirer.equal_pay_months, 9),
  first_day::text, last_day_months::text, last_day_days::text, last_day::text, restart_day::text, equal_pay_from::text, equal_pay_reason, blocks,
  exists (select from leasing_due where leasing_due.employee_id = leasing_clock.employee_id)`

type Block = { lower: string; upper: string | null }
type Row = [
  id: number,
  employee: number,
  employee_name: string,
  hirer: number | null,
  facility: number | null,
  hirer_name: string,
  maximum_months: number,
  equal_pay_months: number,
  first_day: string,
  last_day_months: string,
  last_day_days: string,
  last_day: string,
  restart_day: string | null,
  equal_pay_from: string,
  equal_pay_reason: string,
  blocks: Block[],
  computing: boolean,
]

function told([id, employee, employee_name, hirer, facility, hirer_name, maximum_months, equal_pay_months, first_day, ...rest]: Row) {
  const [last_day_months, last_day_days, last_day, restart_day, equal_pay_from, equal_pay_reason, blocks, computing] = rest
  const kind = hirer !== null ? 'hirer' : facility !== null ? 'facility' : 'company'
  return {
    id,
    employee: { id: employee, name: employee_name },
    hirer: { kind, id: hirer ?? facility, name: hirer_name, maximum_months, equal_pay_months },
    first_day,
    ...usedOf(blocks),
    last_day_months,
    last_day_days,
    last_day,
    restart_day,
    equal_pay_from,
    equal_pay_reason,
    computing,
  }
}

const now = dayCount(today)

function usedOf(blocks: Block[]) {
  let [measure, used_days] = [0, 0]
  for (const { lower, upper } of blocks) {
    const [first, last] = [dayCount(lower), Math.min(now, upper === null ? Infinity : dayCount(upper))]
    if (first > now) continue
    const { months, days } = monthsAndDays(first, last)
    measure += 30 * months + days
    used_days += last - first + 1
  }
  return { used: { months: Math.floor(measure / 30), days: measure % 30 }, used_days }
}
