import { FileSearchOutlined, MailOutlined, SendOutlined } from '@ant-design/icons'
import { candidate } from '@kasack/contract/candidate.ts'
import type { Candidate } from '@kasack/contract/candidate.ts'
import { employee } from '@kasack/contract/employee.ts'
import type { EmployeeDocument } from '@kasack/contract/employee-document.ts'
import type { Facility } from '@kasack/contract/facility.ts'
import type { Text } from '@kasack/contract/text.ts'
import type { OriginOf } from '../shared/address/modals.ts'
import { needsOf, openModal } from '../shared/address/modals.ts'
import type { RowAction } from '../shared/table/RowMenu.tsx'
import type { SelectionAct } from '../shared/table/selection-act.ts'
import { emailModal } from './door.ts'
import { actLabels } from './labels.ts'

/** Writes an e-mail to the person of the row. */
export const emailAction = (from: OriginOf<typeof emailModal>): RowAction => ({
  key: 'email',
  label: actLabels.send,
  icon: <MailOutlined />,
  needs: needsOf(emailModal, false),
  modal: emailModal,
  onSelect: () => openModal(emailModal, { from }),
})

/** Sends the candidate's profile to the facility; says so if it was sent before. */
export const profileAction = ({ id, facility_asked }: Candidate): RowAction => ({
  ...emailAction({ entity: 'profile', id }),
  key: 'profile',
  label: actLabels.send_profile,
  icon: <SendOutlined />,
  needs: candidate.access.read,
  hint: facility_asked ? actLabels.sent_already : undefined,
})

/** Writes to the candidate about the vacancy. */
export const askAction = ({ id, employee_asked }: Candidate): RowAction => ({
  ...emailAction({ entity: 'candidate', id }),
  key: 'ask',
  label: actLabels.ask_employee,
  needs: candidate.access.read,
  hint: employee_asked ? actLabels.asked_already : undefined,
})

/** Asks an employee for documents: an e-mail from the template for that purpose, noted in the logbook. */
export const requestDocumentAction = ({ id }: { id: number }): RowAction => ({
  ...emailAction({ entity: 'documents-of', id }),
  key: 'request-document',
  label: actLabels.request_document,
  icon: <FileSearchOutlined />,
  needs: employee.access.read,
})

/** Asks the employees of several rows for documents, each once, without opening the form. */
export const requestDocumentSelection: SelectionAct<EmployeeDocument> = {
  key: 'request-document',
  label: actLabels.request_document,
  icon: <FileSearchOutlined aria-hidden />,
  needs: employee.access.read,
  onSelect: async (chosen) => (await import('./SendEmailRequests.tsx')).requestDocuments(chosen),
}

/** Writes to a contact person of the facility, if it has any. */
export const facilityEmailAction = (facility: Facility): RowAction => ({
  ...emailAction({ entity: 'facility', id: facility.id }),
  disabledBecause: whyNotWritten(facility),
})

/** Why the facility cannot be written to; undefined: it can. */
export const whyNotWritten = ({ main_contact, contact_persons }: Pick<Facility, 'main_contact' | 'contact_persons'>): Text | undefined =>
  main_contact || contact_persons.length > 0 ? undefined : actLabels.no_contact_person
