import { CheckOutlined, ClockCircleOutlined, ExclamationCircleOutlined } from '@ant-design/icons'
import type { DocumentState } from '@kasack/contract/document-state.ts'
import { useText } from '../shared/language/i18n.ts'
import { Missing } from '../shared/part/Missing.tsx'
import { ToneTag } from '../shared/part/ToneTag.tsx'
import { documentStatusWords } from './labels.ts'

const looks = {
  complete: { tone: 'accent', icon: CheckOutlined },
  expiring: { tone: 'amber', icon: ClockCircleOutlined },
  missing: { tone: 'red', icon: ExclamationCircleOutlined },
} as const

/** The status of an employee's required documents, in a list. */
export function EmployeeDocumentStatus({ status }: { status: DocumentState | null }) {
  const t = useText()
  return status ? <ToneTag {...looks[status]}>{t(documentStatusWords[status])}</ToneTag> : <Missing />
}
