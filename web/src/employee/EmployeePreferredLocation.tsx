import type { Employee } from '@kasack/contract/employee.ts'
import { formatRadius } from '../shared/language/format.ts'
import { useText } from '../shared/language/i18n.ts'
import { TwoLines } from '../shared/part/TwoLines.tsx'
import { preferredPlace } from './rules.ts'
import { texts } from './texts.ts'

/** Where an employee wants to work, below it how far from there. */
export function EmployeePreferredLocation({ employee }: { employee: Employee }) {
  const t = useText()
  const place = preferredPlace(employee)
  const radius = formatRadius(employee.preferred_location_radius)
  const reach = employee.max_distance === null ? radius : t(texts.radius_around, { radius })
  if (!place) return reach
  return (
    <TwoLines
      first={
        <span className="k-line" title={place}>
          {place}
        </span>
      }
      second={reach}
    />
  )
}
