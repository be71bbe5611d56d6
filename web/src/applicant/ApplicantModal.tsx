import { applicant } from '@kasack/contract/applicant.ts'
import type { ModalProps } from '../shared/address/modals.ts'
import { EntityModal } from '../shared/form/EntityModal.tsx'
import { ApplicantFields } from './ApplicantFields.tsx'
import type { applicantModal } from './door.ts'
import { labels } from './labels.ts'

export const ApplicantModal = ({ id, onClose }: ModalProps<typeof applicantModal>) => (
  <EntityModal entity={applicant} labels={labels} id={id} onClose={onClose}>
    <ApplicantFields />
  </EntityModal>
)
