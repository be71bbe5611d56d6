import type { Employee } from '@kasack/contract/employee.ts'
import { Missing } from '../shared/part/Missing.tsx'
import { PhoneLink } from '../shared/part/PhoneLink.tsx'
import { TwoLines } from '../shared/part/TwoLines.tsx'

/** The telephone numbers of an employee, the mobile one first. */
export function EmployeePhones({ employee: { mobile, phone, country_code } }: { employee: Employee }) {
  const [first, second] = [mobile, phone].filter(Boolean)
  if (!first) return <Missing />
  return (
    <TwoLines
      first={<PhoneLink number={first} country={country_code} />}
      second={second && <PhoneLink number={second} country={country_code} />}
    />
  )
}
