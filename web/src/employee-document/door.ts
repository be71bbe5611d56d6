import { employee } from '@kasack/contract/employee.ts'
import { employeeDocument } from '@kasack/contract/employee-document.ts'
import { documentKind } from '@kasack/contract/lookup.ts'
import { modal } from '../shared/address/modals.ts'

/** The form of a paper. */
export const employeeDocumentModal = modal('employee-document', {
  of: employeeDocument,
  id: 'optional',
  from: { employee },
  with: { kind: documentKind },
})

/** What a paper looks like. */
export const employeeDocumentPreview = modal('document-preview', {
  of: employeeDocument,
  id: 'required',
  needs: employeeDocument.access.read,
})
