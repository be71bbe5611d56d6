import { CheckOutlined, ClockCircleOutlined, ExclamationCircleOutlined, FieldTimeOutlined, QuestionCircleOutlined } from '@ant-design/icons'
import type { EmployeeDocument } from '@kasack/contract/employee-document.ts'
import { useLanguage } from '../shared/language/i18n.ts'
import { ToneTag } from '../shared/part/ToneTag.tsx'
import { useToday } from '../shared/program/use-today.ts'
import { stateText } from './rules.ts'

const looks = {
  expired: { tone: 'red', icon: ExclamationCircleOutlined },
  unchecked: { tone: 'amber', icon: QuestionCircleOutlined },
  not_yet_valid: { tone: 'blue', icon: FieldTimeOutlined },
  expiring: { tone: 'amber', icon: ClockCircleOutlined },
  valid: { tone: 'accent', icon: CheckOutlined },
} as const

/** The status of a document today, in text and icon. */
export function EmployeeDocumentState({ document }: { document: EmployeeDocument }) {
  useLanguage()
  const today = useToday()
  return <ToneTag {...looks[document.state]}>{stateText(document, today)}</ToneTag>
}
