import type { Booking } from '@kasack/contract/booking.ts'
import { booking as entity } from '@kasack/contract/booking.ts'
import type { Candidate } from '@kasack/contract/candidate.ts'
import type { Employee } from '@kasack/contract/employee.ts'
import type { Facility } from '@kasack/contract/facility.ts'
import type { Vacancy } from '@kasack/contract/vacancy.ts'
import type { ModalProps } from '../shared/address/modals.ts'
import { EntityModal } from '../shared/form/EntityModal.tsx'
import { originOf } from '../shared/form/origin.ts'
import { today } from '../shared/program/clock.ts'
import { BookingFields } from './BookingFields.tsx'
import { bookingModal } from './door.ts'
import { labels } from './labels.ts'
import { confirmFindings } from './queries.ts'
import { agreedIn, renewalOf, replacementOf, whoAndWhen } from './rules.ts'

/** Sends somebody somewhere, beginning with what the address names, or changes that. */
export function BookingModal({ id, from, onClose }: ModalProps<typeof bookingModal>) {
  return (
    <EntityModal
      entity={entity}
      labels={labels}
      id={id}
      name={whoAndWhen}
      origin={originOf(bookingModal, from, prefills)}
      isSure={(form) => confirmFindings(form.get(), id)}
      onClose={onClose}
    >
      <BookingFields id={id} />
    </EntityModal>
  )
}

const prefills = {
  vacancy: ({ id, name, facility, department, date_range, accommodation_package }: Vacancy) => ({
    vacancy: { id, name },
    facility,
    department,
    date_range,
    accommodation_package,
  }),
  candidate: ({ employee, vacancy, date_range }: Candidate) => ({
    employee: { id: employee.id, name: employee.name },
    vacancy: { id: vacancy.id, name: vacancy.name },
    facility: vacancy.facility,
    department: vacancy.department,
    date_range,
  }),
  employee: ({ id, name }: Employee) => ({ employee: { id, name } }),
  facility: ({ id, name }: Facility) => ({ facility: { id, name } }),
  booking: agreedIn,
  renewal: renewalOf,
  replacement: (booking: Booking) => replacementOf(booking, today()),
}
