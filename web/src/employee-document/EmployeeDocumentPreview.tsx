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
import { nameOfPaper } from './queries.ts'
import { texts } from './texts.ts'

/** Shows the file of a document in a drawer, so that it can be checked without leaving the page. */
export const EmployeeDocumentPreview = ({ id, onClose }: ModalProps<typeof employeeDocumentPreview>) => (
  <RecordDrawer entity={entity} id={id} name={nameOfPaper} place="document-preview" onClose={onClose} tags={stateOf} actions={actionsOf}>
    {(paper) => <FileOf paper={paper} />}
  </RecordDrawer>
)

const stateOf = (paper: EmployeeDocument) => <EmployeeDocumentState paper={paper} />
const actionsOf = (paper: EmployeeDocument) => <Actions paper={paper} />

function Actions({ paper }: { paper: EmployeeDocument }) {
  const t = useText()
  return (
    <>
      {!paper.checked_date && <EmployeeDocumentChecked paper={paper} />}
      {paper.file && (
        <Button href={fileAddress(entity, paper.id)} download icon={<DownloadOutlined aria-hidden />}>
          {t(texts.download)}
        </Button>
      )}
    </>
  )
}

function FileOf({ paper: { id, file } }: { paper: EmployeeDocument }) {
  const t = useText()
  return file ? <FilePreview entity={entity} id={id} file={file} /> : <p className="k-none">{t(texts.no_file)}</p>
}
