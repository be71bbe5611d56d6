import type { Booking } from '@kasack/contract/booking.ts'
import { booking as entity } from '@kasack/contract/booking.ts'
import type { Candidate } from '@kasack/contract/candidate.ts'
import type { Employee } from '@kasack/contract/employee.ts'
import { employee as employeeEntity } from '@kasack/contract/employee.ts'
import type { Facility } from '@kasack/contract/facility.ts'
import { replacedDays } from '@kasack/contract/succession.ts'
import type { Vacancy } from '@kasack/contract/vacancy.ts'
import { useQuery } from '@tanstack/react-query'
import type { ModalProps } from '../shared/address/modals.ts'
import { recordCall } from '../shared/address/record-path.ts'
import { read } from '../shared/call/read.ts'
import { allChoicesOf } from '../shared/form/choices.ts'
import { EntityModal } from '../shared/form/EntityModal.tsx'
import { originOf } from '../shared/form/origin.ts'
import { today } from '../shared/program/clock.ts'
import { useMay } from '../shared/session/permission.ts'
import { BookingFields } from './BookingFields.tsx'
import { bookingModal } from './door.ts'
import { labels } from './labels.ts'
import { confirmFindings } from './queries.ts'
import { agreedIn, renewalOf, replacementOf, bookingLabel } from './rules.ts'
import { texts } from './texts.ts'

/** Creates a booking, prefilled from what the address names, or changes one. */
export function BookingModal({ id, from, with: beside, days = null, type = null, onClose }: ModalProps<typeof bookingModal>) {
  const may = useMay()
  const follows = from?.entity === 'renewal' || from?.entity === 'replacement' ? from.id : null
  const first = useQuery({ ...read<Booking>(recordCall(entity, follows ?? 0)), enabled: follows !== null })
  const person = useQuery({ ...read<Employee>(recordCall(employeeEntity, beside?.id ?? 0)), enabled: beside !== null })
  const types = useQuery({ ...allChoicesOf('vacancy_type'), enabled: type !== null })
  const vacancy_type = types.data?.find(({ id: one }) => one === type)
  const chosen = {
    ...(person.data && { employee: { id: person.data.id, name: person.data.name } }),
    ...(vacancy_type && { vacancy_type }),
    ...(days && { date_range: { ...days, bounds: '[]' as const } }),
  }
  const isAgreed = id !== undefined || from?.entity === 'booking' || follows !== null
  const isPreset = !isAgreed && may(entity.access.read) // readers who may not see bookings get no usual terms
  const origin = originOf(bookingModal, from, { ...prefills, replacement: (one) => replacementOf(one, today()) })
  return (
    <EntityModal
      entity={entity}
      labels={labels}
      id={id}
      name={bookingLabel}
      origin={origin && { ...origin, prefill: (record) => ({ ...origin.prefill(record), ...chosen }) }}
      isAwaited={person.isLoading || types.isLoading}
      unread={person.error && { status: person.error.status, readAgain: () => void person.refetch() }}
      yes={({ specs }) => (specs['override'] ? texts.sure_yes : null)}
      isSure={(form) => confirmFindings(form.get(), id)}
      onClose={onClose}
    >
      <BookingFields id={id} days={days} isPreset={isPreset} {...(from && first.data ? following(from.entity, first.data) : alone)} />
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
}

/**
 * The end suggested for a booking that follows another, and the vacancy position it shares unless that one was cancelled or ended early.
 */
function following(word: string, booking: Booking) {
  const { cancelled, terminated, vacancy } = booking
  const { link, period } =
    word === 'renewal' ? { link: 'continues', period: renewalOf(booking).date_range } : replacedDays(booking, today())
  return { former: period?.upper ?? null, sharedVacancy: link && !cancelled && !terminated ? (vacancy?.id ?? null) : null }
}

const alone = { former: null, sharedVacancy: null }
