import { StopOutlined, WarningOutlined } from '@ant-design/icons'
import type { Employee } from '@kasack/contract/employee.ts'
import { useText } from '../shared/language/i18n.ts'
import { Tags } from '../shared/part/Tags.tsx'
import { ToneTag } from '../shared/part/ToneTag.tsx'
import { useToday } from '../shared/program/use-today.ts'
import { statusMeaning } from './rules.ts'
import { texts } from './texts.ts'

/** The status of an employee: red if she must not be placed, amber if the status says she is on assignment but she has no booking today. */
export function EmployeeStatus({ employee }: { employee: Pick<Employee, 'status' | 'bookings'> }) {
  const t = useText()
  const { name } = employee.status
  const meaning = statusMeaning(employee, useToday())
  if (meaning === 'barred')
    return (
      <ToneTag tone="red" icon={StopOutlined}>
        {name}
      </ToneTag>
    )
  if (meaning === 'idle')
    return (
      <ToneTag tone="amber" icon={WarningOutlined}>
        {t(texts.status_idle, { status: name })}
      </ToneTag>
    )
  return <Tags items={[{ id: 0, name }]} />
}
