import { StopOutlined } from '@ant-design/icons'
import type { Employee } from '@kasack/contract/employee.ts'
import { useText } from '../shared/language/i18n.ts'
import { Ellipsis } from '../shared/part/Ellipsis.tsx'
import { TwoLines } from '../shared/part/TwoLines.tsx'
import { useToday } from '../shared/program/use-today.ts'
import { statusMeaning } from './rules.ts'
import { texts } from './texts.ts'

/** Same for a column too narrow for a tag. */
export function EmployeeStatusCell({ employee }: { employee: Employee }) {
  const t = useText()
  const { name } = employee.status
  const meaning = statusMeaning(employee, useToday())
  if (meaning === 'barred')
    return (
      <span className="k-late">
        <Ellipsis title={name}>
          <StopOutlined aria-hidden /> {name}
        </Ellipsis>
      </span>
    )
  return <TwoLines first={<Ellipsis>{name}</Ellipsis>} second={meaning === 'idle' && t(texts.not_booked)} />
}
