import type { Booking } from '@kasack/contract/booking.ts'
import { booking as bookingEntity } from '@kasack/contract/booking.ts'
import type { Employee } from '@kasack/contract/employee.ts'
import { replacedDays } from '@kasack/contract/succession.ts'
import type { Vacancy } from '@kasack/contract/vacancy.ts'
import { vacancy as vacancyEntity } from '@kasack/contract/vacancy.ts'
import { useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { bookingModal } from '../booking/door.ts'
import { openModal } from '../shared/address/modals.ts'
import { recordCall } from '../shared/address/record-path.ts'
import { read } from '../shared/call/read.ts'
import { texts as words } from '../shared/form/texts.ts'
import { formatPeriod } from '../shared/language/format.ts'
import { useText } from '../shared/language/i18n.ts'
import { Waiting } from '../shared/part/Waiting.tsx'
import { today } from '../shared/program/clock.ts'
import { useRecord } from '../shared/record/use-record.ts'
import { CandidatePicker } from './CandidatePicker.tsx'
import { CandidatePickerDialog, leavePicker } from './CandidatePickerDialog.tsx'
import { texts } from './texts.ts'

/** Chooses a replacement for the booked employee, for the days to cover; the booking form continues from there. */
export function CandidateReplacementDialog({ bookingId, onClose }: { bookingId: number; onClose: () => void }) {
  const t = useText()
  const booking = useRecord(bookingEntity, bookingId)

  function leave() {
    leavePicker()
    onClose()
  }
  function book({ id }: Employee) {
    leave()
    openModal(bookingModal, { from: { entity: 'replacement', id: bookingId }, with: { entity: 'employee', id } })
  }

  return (
    <CandidatePickerDialog
      title={texts.replacement}
      of={booking}
      about={(replaced) => t(texts.replacement_for, about(replaced))}
      onCancel={leave}
      footer={<Button onClick={leave}>{t(words.cancel)}</Button>}
    >
      {(replaced, onBegin) => <Picker booking={replaced} onChoose={book} onBegin={onBegin} />}
    </CandidatePickerDialog>
  )
}

const about = (booking: Booking) => ({
  name: booking.employee.name,
  days: [formatPeriod(replacedDays(booking, today()).period), booking.facility!.name].join(' · '), // every booking has a facility
})

type Props = { booking: Booking; onChoose: (employee: Employee) => void; onBegin: () => void }

function Picker({ booking, onChoose, onBegin }: Props) {
  const { vacancy, facility } = booking
  const { data, isLoading } = useQuery({ ...read<Vacancy>(recordCall(vacancyEntity, vacancy?.id ?? 0)), enabled: vacancy !== null })
  if (isLoading) return <Waiting lines={9} />
  return (
    <CandidatePicker
      facility={facility!}
      vacancy={data ?? null}
      days={replacedDays(booking, today()).period}
      choose={{ label: texts.book, onChoose }}
      onBegin={onBegin}
    />
  )
}
