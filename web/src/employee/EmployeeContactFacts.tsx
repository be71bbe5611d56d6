import type { Employee } from '@kasack/contract/employee.ts'
import { genders } from '@kasack/contract/gender.ts'
import { nationalityGroups } from '@kasack/contract/nationality-group.ts'
import { formatDay } from '../shared/language/format.ts'
import { useText } from '../shared/language/i18n.ts'
import { CopiedMail } from '../shared/part/CopiedMail.tsx'
import { CopiedPhone } from '../shared/part/CopiedPhone.tsx'
import { Fact } from '../shared/part/Fact.tsx'
import { Facts } from '../shared/part/Facts.tsx'
import { PlacedAddress } from '../shared/part/PlacedAddress.tsx'
import { labels } from './labels.ts'
import { texts } from './texts.ts'

/** Who an employee is, and how to reach her. */
export function EmployeeContactFacts({ employee }: { employee: Employee }) {
  const t = useText()
  const { mobile, phone, email, country_code, formatted_address: address } = employee
  const gender = genders.find(({ code }) => code === employee.gender)
  const nationality_group = nationalityGroups.find(({ code }) => code === employee.nationality_group)
  return (
    <Facts title={t(texts.person)}>
      <Fact label={t(labels.mobile)}>
        <CopiedPhone what={t(labels.mobile)} number={mobile} country={country_code} />
      </Fact>
      <Fact label={t(labels.phone)}>
        <CopiedPhone what={t(labels.phone)} number={phone} country={country_code} />
      </Fact>
      <Fact label={t(labels.email)}>
        <CopiedMail what={t(labels.email)} address={email} />
      </Fact>
      <Fact label={t(labels.formatted_address)}>
        <PlacedAddress
          what={t(labels.formatted_address)}
          address={address}
          isApproximate={employee.address_is_approximate}
          isUnplaced={employee.address_latitude === null || employee.address_longitude === null}
        />
      </Fact>
      <Fact label={t(labels.birthday_date)}>{formatDay(employee.birthday_date)}</Fact>
      <Fact label={t(labels.gender)}>{gender && t(gender.name)}</Fact>
      <Fact label={t(labels.nationality_group)}>{nationality_group && t(nationality_group.name)}</Fact>
    </Facts>
  )
}
