import { CheckSquareOutlined, DownloadOutlined, EyeOutlined, UploadOutlined } from '@ant-design/icons'
import type { EmployeeDocument } from '@kasack/contract/employee-document.ts'
import { employeeDocument as entity } from '@kasack/contract/employee-document.ts'
import { openModal } from '../shared/address/modals.ts'
import { fileAddress } from '../shared/call/file.ts'
import { isShown } from '../shared/part/file-type.ts'
import { today } from '../shared/program/clock.ts'
import { editAction, historyAction, removalAction } from '../shared/table/row-actions.tsx'
import type { RowAction } from '../shared/table/RowMenu.tsx'
import { employeeDocumentModal, employeeDocumentPreview } from './door.ts'
import { checkToday, documentName, replaceFile } from './queries.ts'
import { texts } from './texts.ts'

export function documentActions(document: EmployeeDocument): RowAction[] {
  const named = { entity, id: document.id, name: documentName(document) }
  return [
    ...(document.checked_date === today() ? [] : [checkAction(document)]),
    editAction(employeeDocumentModal, document.id),
    ...fileActions(document),
    historyAction(named),
    removalAction(named),
  ]
}

const checkAction = (document: EmployeeDocument): RowAction => ({
  key: 'check',
  label: texts.check_today,
  icon: <CheckSquareOutlined />,
  needs: entity.access.change,
  onSelect: () => void checkToday(document),
})

function fileActions(document: EmployeeDocument): RowAction[] {
  const { id, file } = document
  const upload: RowAction = {
    key: 'upload',
    label: file ? texts.replace_file : texts.upload_file,
    icon: <UploadOutlined />,
    needs: entity.access.change,
    onSelect: () => void replaceFile(document),
  }
  if (!file) return [upload]
  const preview: RowAction = {
    key: 'preview',
    label: texts.preview,
    icon: <EyeOutlined />,
    modal: employeeDocumentPreview,
    onSelect: () => openModal(employeeDocumentPreview, { id }),
  }
  const download: RowAction = {
    key: 'download',
    label: texts.download,
    icon: <DownloadOutlined />,
    onSelect: () => location.assign(fileAddress(entity, id)), // the server answers with a download, so the page stays
  }
  return [...(isShown(file.type) ? [preview] : []), download, upload]
}
