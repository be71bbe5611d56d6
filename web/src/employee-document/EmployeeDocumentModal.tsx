import type { EmployeeDocument } from '@kasack/contract/employee-document.ts'
import { employeeDocument as entity } from '@kasack/contract/employee-document.ts'
import { useEffect, useState } from 'react'
import type { ModalProps } from '../shared/address/modals.ts'
import { EntityModal } from '../shared/form/EntityModal.tsx'
import { originOf } from '../shared/form/origin.ts'
import '../shared/style/document.css'
import { employeeDocumentModal } from './door.ts'
import { EmployeeDocumentFields } from './EmployeeDocumentFields.tsx'
import { labels } from './labels.ts'
import { forgetFiles, heldFiles, documentName, storeFiles, useKinds } from './queries.ts'

/** Creates a document of an employee with its file, or several with one file each, or changes one. */
export function EmployeeDocumentModal({ id, from, with: beside, onClose }: ModalProps<typeof employeeDocumentModal>) {
  const kinds = useKinds()
  const [files, setFiles] = useState(heldFiles)
  useEffect(() => forgetFiles, [])
  const kind = kinds?.find((one) => one.id === beside?.id)
  const store = (document: EmployeeDocument, group: number | null) => {
    if (files.length > 0) void storeFiles(document, files, group)
  }
  return (
    <EntityModal
      entity={entity}
      labels={labels}
      id={id}
      name={documentName}
      prefill={kind ? { kind: { id: kind.id, name: kind.name } } : undefined}
      origin={originOf(employeeDocumentModal, from, { employee: ({ id: whose, name }) => ({ employee: { id: whose, name } }) })}
      isAwaited={kinds === null}
      silent={files.length > 0}
      holdsMore={files.length > 0}
      onSaved={store}
      onClose={onClose}
    >
      <EmployeeDocumentFields id={id} kinds={kinds ?? []} files={files} onFiles={setFiles} />
    </EntityModal>
  )
}
