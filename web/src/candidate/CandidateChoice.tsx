import type { Employee } from '@kasack/contract/employee.ts'
import type { Text } from '@kasack/contract/text.ts'
import { Button } from 'antd'
import { useText } from '../shared/language/i18n.ts'
import { texts } from './texts.ts'

type Props = { employee: Employee; label: Text; onChoose: (employee: Employee) => void }

/** Chooses the employee of the row. */
export function CandidateChoice({ employee, label, onChoose }: Props) {
  const t = useText()
  return (
    <Button size="small" aria-label={t(texts.choice_of, { name: employee.name, act: t(label) })} onClick={() => onChoose(employee)}>
      {t(label)}
    </Button>
  )
}
