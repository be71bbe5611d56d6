import type { Employee } from '@kasack/contract/employee.ts'
import { formatMoney } from '../shared/language/format.ts'
import { useText } from '../shared/language/i18n.ts'
import { AddressWarning } from '../shared/part/AddressWarning.tsx'
import { Approximate } from '../shared/part/Approximate.tsx'
import { Fact } from '../shared/part/Fact.tsx'
import { Facts } from '../shared/part/Facts.tsx'
import { Tags } from '../shared/part/Tags.tsx'
import { EmployeePreferredLocation } from './EmployeePreferredLocation.tsx'
import { labels } from './labels.ts'
import { texts } from './texts.ts'

/** Where an employee wants to work, and on what terms. */
export function EmployeeWishFacts({ employee }: { employee: Employee }) {
  const t = useText()
  const { preferred_facility_types: types, preferred_facility_departments: departments, hourly_rate, expenses } = employee
  return (
    <Facts title={t(texts.wishes)}>
      <Fact label={t(texts.preferred_location)}>
        <EmployeePreferredLocation employee={employee} />
        {employee.preferred_location_is_approximate && <Approximate />}
        {employee.preferred_address_warning && <AddressWarning />}
      </Fact>
      <Fact label={t(texts.types)}>{types.length > 0 && <Tags items={types} />}</Fact>
      <Fact label={t(texts.departments)}>{departments.length > 0 && <Tags items={departments} />}</Fact>
      <Fact label={t(labels.hourly_rate)}>{hourly_rate !== null && t(texts.rate, { amount: formatMoney(hourly_rate) })}</Fact>
      <Fact label={t(labels.expenses)}>{expenses !== null && t(texts.daily, { amount: formatMoney(expenses) })}</Fact>
    </Facts>
  )
}
