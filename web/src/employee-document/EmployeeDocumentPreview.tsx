import { DownloadOutlined } from '@ant-design/icons'
import type { EmployeeDocument } from '@kasack/contract/employee-document.ts'
import { employeeDocument as entity } from '@kasack/contract/employee-document.ts'
import { Button } from 'antd'
import type { ModalProps } from '../shared/address/modals.ts'
import { fileAddress } from '../shared/call/file.ts'
import { useText } from '../shared/language/i18n.ts'
import { FilePreview } from '../shared/part/FilePreview.tsx'
import { RecordDrawer } from '../shared/record/RecordDrawer.tsx'
import type { employeeDocumentPreview } from './door.ts'
import { EmployeeDocumentChecked } from './EmployeeDocumentChecked.tsx'
import { EmployeeDocumentState } from './EmployeeDocumentState.tsx'
import { documentName } from './queries.ts'
import { texts } from './texts.ts'

/** Shows the file of a document in a drawer, so that it can be checked without leaving the page. */
export const EmployeeDocumentPreview = ({ id, onClose }: ModalProps<typeof employeeDocumentPreview>) => (
  <RecordDrawer entity={entity} id={id} name={documentName} place="document-preview" onClose={onClose} tags={stateOf} actions={actionsOf}>
    {(document) => <FileOf document={document} />}
  </RecordDrawer>
)

const stateOf = (document: EmployeeDocument) => <EmployeeDocumentState document={document} />
const actionsOf = (document: EmployeeDocument) => <Actions document={document} />

function Actions({ document }: { document: EmployeeDocument }) {
  const t = useText()
  return (
    <>
      {!document.checked_date && <EmployeeDocumentChecked document={document} />}
      {document.file && (
        <Button href={fileAddress(entity, document.id)} download icon={<DownloadOutlined aria-hidden />}>
          {t(texts.download)}
        </Button>
      )}
    </>
  )
}

function FileOf({ document: { id, file } }: { document: EmployeeDocument }) {
  const t = useText()
  return file ? <FilePreview entity={entity} id={id} file={file} /> : <p className="k-none">{t(texts.no_file)}</p>
}
