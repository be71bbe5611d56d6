import { employee as employeeEntity } from '@kasack/contract/employee.ts'
import type { Engagement } from '@kasack/contract/engagement.ts'
import { Missing } from '../shared/part/Missing.tsx'
import { PhoneLink } from '../shared/part/PhoneLink.tsx'
import { TwoLines } from '../shared/part/TwoLines.tsx'
import { RecordLink } from '../shared/record/RecordLink.tsx'

/** The employee an entry is about, and below the number to dial, for whoever may see it. */
export function EngagementEmployee({ engagement: { employee } }: { engagement: Engagement }) {
  if (!employee) return <Missing />
  const number = employee.mobile || employee.phone
  return (
    <TwoLines
      first={<RecordLink className="k-line" entity={employeeEntity} of={employee} />}
      second={number && <PhoneLink number={number} country={employee.country_code ?? ''} />}
    />
  )
}
