import type { Applicant } from '@kasack/contract/applicant.ts'
import { applicant as applicantEntity } from '@kasack/contract/applicant.ts'
import { employee } from '@kasack/contract/employee.ts'
import { useQuery } from '@tanstack/react-query'
import type { ModalProps } from '../shared/address/modals.ts'
import { recordCall } from '../shared/address/record-path.ts'
import { read } from '../shared/call/read.ts'
import { EntityModal } from '../shared/form/EntityModal.tsx'
import { originOf } from '../shared/form/origin.ts'
import { employeeModal } from './door.ts'
import { EmployeeFields } from './EmployeeFields.tsx'
import { labels } from './labels.ts'

/** Creates an employee, from the applicant the address names if any, or changes one. */
export function EmployeeModal({ id, from, onClose }: ModalProps<typeof employeeModal>) {
  const { data } = useQuery({ ...read<Applicant>(recordCall(applicantEntity, from?.id ?? 0)), enabled: from !== null })
  return (
    <EntityModal entity={employee} labels={labels} id={id} origin={originOf(employeeModal, from, prefills)} hasPage onClose={onClose}>
      <EmployeeFields applicant={from ? data : undefined} />
    </EntityModal>
  )
}

/** What the application says about her, and a reference to it. */
const prefills = {
  applicant: ({ id, name, first_name, last_name, email, mobile, postal_code, city, country_code, ...place }: Applicant) => ({
    first_name,
    last_name,
    email,
    mobile,
    postal_code,
    city,
    country_code,
    address_latitude: place.address_latitude,
    address_longitude: place.address_longitude,
    address_is_approximate: place.address_latitude !== null, // applicants give no street
    converted_from_applicant: { id, name },
  }),
}
