import type { EmployeeDocument } from '@kasack/contract/employee-document.ts'
import { employeeDocument as entity } from '@kasack/contract/employee-document.ts'
import { Button } from 'antd'
import { openModal } from '../shared/address/modals.ts'
import { fileAddress } from '../shared/call/file.ts'
import { useText } from '../shared/language/i18n.ts'
import { formatFile, isShown } from '../shared/part/file-type.ts'
import { TwoLines } from '../shared/part/TwoLines.tsx'
import { employeeDocumentPreview } from './door.ts'
import { texts } from './texts.ts'

/** The file of a document: shown in the page, or downloaded if it cannot be shown. */
export function EmployeeDocumentFile({ document: { id, file } }: { document: EmployeeDocument }) {
  const t = useText()
  if (!file) return <span className="k-none">{t(texts.no_file)}</span>
  const { name, type } = file
  const first = isShown(type) ? (
    <Button
      type="link"
      size="small"
      className="k-cell-button"
      title={t(texts.preview_of, { name })}
      onClick={() => openModal(employeeDocumentPreview, { id })}
    >
      {name}
    </Button>
  ) : (
    <a href={fileAddress(entity, id)} download className="k-line" title={name}>
      {name}
    </a>
  )
  return <TwoLines first={first} second={formatFile(file)} />
}
