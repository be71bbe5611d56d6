import type { Employee } from '@kasack/contract/employee.ts'
import { useText } from '../shared/language/i18n.ts'
import { startOfEmployee } from './rules.ts'
import { texts } from './texts.ts'

/** Where an employee's distances begin, on one line; where that is her address, it says so however long the name of the town is. */
export function EmployeeStart({ employee }: { employee: Employee }) {
  const t = useText()
  const { place, isHome } = startOfEmployee(employee)
  const whole = isHome ? `${place} ${t(texts.from_address)}` : place
  return (
    <span className="k-start" title={whole}>
      <span className="k-line">{place}</span>
      {isHome && ` ${t(texts.from_address)}`}
    </span>
  )
}
