import { employee } from '@kasack/contract/employee.ts'
import { employeeDocument } from '@kasack/contract/employee-document.ts'
import { documentKind } from '@kasack/contract/lookup.ts'
import { modal } from '../shared/address/modals.ts'

export const employeeDocumentModal = modal('employee-document', {
  of: employeeDocument,
  id: 'optional',
  from: { employee },
  with: { kind: documentKind },
})

export const employeeDocumentPreview = modal('document-preview', {
  of: employeeDocument,
  id: 'required',
  needs: employeeDocument.access.read,
})
