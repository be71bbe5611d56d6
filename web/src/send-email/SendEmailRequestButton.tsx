import { FileSearchOutlined } from '@ant-design/icons'
import type { Employee } from '@kasack/contract/employee.ts'
import { useText } from '../shared/language/i18n.ts'
import { OpenButton } from '../shared/record/OpenButton.tsx'
import { emailModal } from './door.ts'
import { actLabels } from './labels.ts'

/** Asks an employee for documents, from the head of the documents panel. */
export function SendEmailRequestButton({ employee: { id, email } }: { employee: Employee }) {
  const t = useText()
  return (
    <OpenButton
      type="text"
      size="small"
      icon={<FileSearchOutlined aria-hidden />}
      modal={emailModal}
      about={{ from: { entity: 'documents-of', id } }}
      disabledBecause={email === '' ? actLabels.no_address : undefined}
    >
      {t(actLabels.request_document)}
    </OpenButton>
  )
}
