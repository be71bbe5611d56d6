import { lawfulLimits } from '@kasack/contract/hirer.ts'
import type { Period } from '@kasack/contract/field.ts'
import { usedOn } from '@kasack/contract/leasing-clock.ts'
import type { ClockHirer, LeasingClock } from '@kasack/contract/leasing-clocks.ts'
import { leasingClockList } from '@kasack/contract/leasing-clocks.ts'
import { sql } from 'kysely'
import { listQuery, type Sql } from '../platform/list/list-query.ts'
import { atMost, joined, oneOf, person, refersToNamed, refersToPerson, value } from '../platform/list/sql.ts'
import type { CommonReading, Reading } from '../platform/read/reading.ts'

const employeeNamed = refersToPerson('leasing_clock.employee_id', 'employee')
const hirerNamed = refersToNamed('leasing_clock.hirer_id', 'hirer')
const facilityNamed = refersToNamed('leasing_clock.facility_id', 'facility')

/** Of an employee's clocks at a hirer, only the first that has not expired is shown. Later ones are shown once it has. */
const isShown = ({ today }: Pick<CommonReading, 'today'>): Sql => {
  const day = sql`${sql.lit(today)}::date`
  return sql`(leasing_clock.shown_from is null or leasing_clock.shown_from <= ${day}) and (leasing_clock.restart_day is null or leasing_clock.restart_day > ${day})`
}

export const listLeasingClocks = listQuery(leasingClockList, {
  rows: {
    columns: () => sql`
      leasing_clock.id, leasing_clock.employee_id, employee.name as employee_name, leasing_clock.hirer_id, leasing_clock.facility_id,
      coalesce(hirer.name, house.name, (
        select facility.company from facility where facility.company_key = leasing_clock.company_key and facility.company_key <> '' order by facility.id limit 1
      )) as hirer_name,
      hirer.maximum_months, hirer.equal_pay_months, leasing_clock.first_day, leasing_clock.last_day_months, leasing_clock.last_day_days,
      leasing_clock.last_day, leasing_clock.restart_day, leasing_clock.equal_pay_from, leasing_clock.equal_pay_reason, leasing_clock.blocks,
      exists (select from leasing_due where leasing_due.employee_id = leasing_clock.employee_id) as computing`,
    joins: () => sql`
      join employee on employee.id = leasing_clock.employee_id
      left join hirer on hirer.id = leasing_clock.hirer_id
      left join facility house on house.id = leasing_clock.facility_id`,
  },
  only: isShown,
  search: (word) =>
    sql`(${employeeNamed(word)} or ${hirerNamed(word)} or ${facilityNamed(word)} or strpos(leasing_clock.company_key, fold(${word})) > 0)`,
  filters: {
    employee__id: oneOf('leasing_clock.employee_id'),
    facility__id: (ids, { today }) =>
      sql`leasing_clock.hirer_key = any(array(select hirer_key_on(id, ${sql.lit(today)}::date) from unnest(${[...ids]}::int[]) id))`,
    last_day__lte: atMost('leasing_clock.last_day'),
  },
  sorts: {
    id: value('leasing_clock.id'),
    last_day: value('leasing_clock.last_day'),
    equal_pay_from: value('leasing_clock.equal_pay_from'),
    employee__name: joined(person('employee'), 'leasing_clock.employee_id', 'employee'),
  },
})

type ClockRow = Omit<LeasingClock, 'employee' | 'hirer' | 'used' | 'used_days'> & {
  employee_id: number
  employee_name: string
  hirer_id: number | null
  facility_id: number | null
  hirer_name: string
  maximum_months: number | null
  equal_pay_months: number | null
  blocks: Period[]
}

/** A clock as of today. */
export function toLeasingClock(row: ClockRow, { today }: Pick<Reading, 'today'>): LeasingClock {
  const { id, employee_id, employee_name, blocks, first_day, computing } = row
  const { last_day_months, last_day_days, last_day, restart_day, equal_pay_from, equal_pay_reason } = row
  const employee = { id: employee_id, name: employee_name }
  const ends = { last_day_months, last_day_days, last_day, restart_day, equal_pay_from, equal_pay_reason }
  return { id, employee, hirer: hirerOf(row), first_day, ...usedOn(blocks, today), ...ends, computing }
}

function hirerOf({ hirer_id, facility_id, hirer_name: name, maximum_months, equal_pay_months }: ClockRow): ClockHirer {
  if (hirer_id !== null) return { kind: 'hirer', id: hirer_id, name, maximum_months: maximum_months!, equal_pay_months: equal_pay_months! }
  if (facility_id !== null) return { kind: 'facility', id: facility_id, name, ...lawfulLimits }
  return { kind: 'company', id: null, name, ...lawfulLimits }
}
