import { facility, type Facility } from '@kasack/contract/facility.ts'
import type { EffectiveHirerAnswer } from '@kasack/contract/hirer.ts'
import { lawfulLimits } from '@kasack/contract/hirer.ts'
import type { FacilityHirer, FacilityHirers } from '@kasack/contract/facility-hirer.ts'
import { facilityHirers } from '@kasack/contract/facility-hirer.ts'
import { priorPeriod } from '@kasack/contract/prior-period.ts'
import { sql } from 'kysely'
import type { CommonReading } from '../platform/read/reading.ts'
import type { References } from '../platform/write/deletion.ts'
import { prevents } from '../platform/write/deletion.ts'

/** What refers to a hirer. */
export const hirerReferences: References = {
  'facility.hirer_id': prevents(facility, 'hirer'),
  'prior_period.hirer_id': prevents(priorPeriod, 'hirer'),
}

type Terms = Pick<EffectiveHirerAnswer, 'name' | 'maximum_months' | 'equal_pay_months'>
type CompanyHirer = Terms & Pick<FacilityHirer, 'hirer_since'> & { hirer: number }

/** The columns that tell a facility's hirer: its own, joined as `hirer`, and those of all facilities of its company. */
export const effectiveHirerColumns = sql`
  hirer.name as hirer_name, hirer.maximum_months as hirer_maximum_months, hirer.equal_pay_months as hirer_equal_pay_months,
  facility.company_key,
  case when facility.company_key <> '' then (
    select first.company from facility first where first.company_key = facility.company_key and first.company_key <> '' order by first.id limit 1
  ) end as company_name,
  case when facility.company_key = '' then 1 else (
    select count(*)::int from facility same where same.company_key = facility.company_key and same.company_key <> ''
  ) end as company_houses,
  case when facility.company_key <> '' then (
    select json_agg(json_build_object(
      'hirer', one.id, 'hirer_since', house.hirer_since,
      'name', one.name, 'maximum_months', one.maximum_months, 'equal_pay_months', one.equal_pay_months
    ))
    from (
      select distinct hirer_id, hirer_since from facility other
      where other.company_key = facility.company_key and other.hirer_id is not null
    ) house
    join hirer one on one.id = house.hirer_id
  ) end as company_hirers`

export const hirerJoin = sql`left join hirer on hirer.id = facility.hirer_id`

type HirerColumns = Pick<Facility, 'id' | 'name' | 'hirer_since'> & {
  hirer_id: number | null
  hirer_name: string
  hirer_maximum_months: number
  hirer_equal_pay_months: number
  company_key: string
  company_name: string | null
  company_houses: number
  company_hirers: CompanyHirer[] | null
}

/** The hirer of a row's facility today, and the days on which it changes. */
export function effectiveHirerOf(row: HirerColumns, { today }: Pick<CommonReading, 'today'>): EffectiveHirerAnswer {
  const facilities = facilitiesAround(row)
  const found = facilities.hirerOn(row.id, today)!
  const split_days = facilities.split(row.id, { lower: '', upper: null }).flatMap(({ days }) => (days.lower === '' ? [] : [days.lower]))
  const more = { split_days, houses: row.company_houses }
  if (found.kind === 'hirer') return { ...found, ...termsOf(row, found.id), ...more }
  if (found.kind === 'company') return { kind: 'company', id: null, name: row.company_name!, ...lawfulLimits, ...more }
  return { ...found, name: row.name, ...lawfulLimits, ...more }
}

/** The facility and, in place of the others of its company, one for each hirer they have and each day it began. */
function facilitiesAround({ id, company_key: company, hirer_id, hirer_since, company_hirers }: HirerColumns): FacilityHirers {
  const same = { company, facility_group: null }
  const others = (company_hirers ?? []).map(({ hirer, hirer_since: since }, at) => ({ ...same, id: -1 - at, hirer, hirer_since: since }))
  return facilityHirers([{ ...same, id, hirer: hirer_id, hirer_since }, ...others])
}

function termsOf(row: HirerColumns, hirer: number): Terms {
  const own = { name: row.hirer_name, maximum_months: row.hirer_maximum_months, equal_pay_months: row.hirer_equal_pay_months }
  if (row.hirer_id === hirer) return own
  const { name, maximum_months, equal_pay_months } = row.company_hirers!.find((one) => one.hirer === hirer)!
  return { name, maximum_months, equal_pay_months }
}
