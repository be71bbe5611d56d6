import type { Booking } from '@kasack/contract/booking.ts'
import { booking as entity } from '@kasack/contract/booking.ts'
import { employee as employeeEntity } from '@kasack/contract/employee.ts'
import { facility as facilityEntity } from '@kasack/contract/facility.ts'
import { vacancy as vacancyEntity } from '@kasack/contract/vacancy.ts'
import { useHistoryPanel } from '../history/HistoryPanel.tsx'
import { JudgeReasons } from '../judge/JudgeReasons.tsx'
import type { ModalProps } from '../shared/address/modals.ts'
import { formatMoment, formatMoney } from '../shared/language/format.ts'
import { useText } from '../shared/language/i18n.ts'
import { Fact } from '../shared/part/Fact.tsx'
import { Facts } from '../shared/part/Facts.tsx'
import { LongNote } from '../shared/part/LongNote.tsx'
import { Panels } from '../shared/part/Panels.tsx'
import { useToday } from '../shared/program/use-today.ts'
import { useDetailsPanel } from '../shared/record/details-panel.tsx'
import { RecordActions } from '../shared/record/RecordActions.tsx'
import { RecordDrawer } from '../shared/record/RecordDrawer.tsx'
import { RecordLink } from '../shared/record/RecordLink.tsx'
import { bookingActions } from './BookingActions.tsx'
import { BookingExceptions } from './BookingExceptions.tsx'
import { BookingPeriod } from './BookingPeriod.tsx'
import { BookingTerms } from './BookingTerms.tsx'
import { BookingType } from './BookingType.tsx'
import { bookingDrawer, bookingModal } from './door.ts'
import { labels } from './labels.ts'
import { planIn } from './queries.ts'
import { exceptionsIn, bookingLabel, whyNotChanged } from './rules.ts'
import { texts } from './texts.ts'

/** A booking in a drawer above the current page: who goes where on which terms, and what can be done with it. */
export const BookingDrawer = ({ id, onClose }: ModalProps<typeof bookingDrawer>) => (
  <RecordDrawer entity={entity} id={id} name={bookingLabel} place={bookingDrawer.name} onClose={onClose} actions={actionsOf}>
    {(booking) => <BookingDetail booking={booking} />}
  </RecordDrawer>
)

const actionsOf = (booking: Booking, close: () => void) => <Actions booking={booking} onGone={close} />

/** The drawer offers editing, deleting and the history elsewhere. */
const elsewhere = ['edit', 'remove', 'history']

function Actions({ booking, onGone }: { booking: Booking; onGone: () => void }) {
  const acts = bookingActions(booking, useToday()).filter(({ key }) => !elsewhere.includes(key))
  return (
    <RecordActions
      entity={entity}
      id={booking.id}
      name={bookingLabel(booking)}
      modal={whyNotChanged(booking) ? null : bookingModal}
      acts={acts}
      onGone={onGone}
    />
  )
}

function BookingDetail({ booking }: { booking: Booking }) {
  const panels = [
    useDetailsPanel({ modal: bookingModal, id: booking.id }, <BookingFacts booking={booking} />),
    useHistoryPanel(entity, booking.id),
  ]
  return <Panels panels={panels} />
}

function BookingFacts({ booking }: { booking: Booking }) {
  const t = useText()
  const { employee, facility, vacancy, vacancy_type, charge_rate, created_by_user, created_datetime } = booking
  return (
    <div className="k-facts-row">
      <Facts title={t(texts.who_and_where)}>
        <Fact label={t(labels.employee)}>
          <RecordLink entity={employeeEntity} of={employee} />
        </Fact>
        <Fact label={t(labels.facility)}>{facility && <RecordLink entity={facilityEntity} of={facility} />}</Fact>
        <Fact label={t(vacancy ? labels.vacancy : labels.vacancy_type)}>
          {vacancy ? <RecordLink entity={vacancyEntity} of={vacancy} /> : vacancy_type?.name}
        </Fact>
        <Fact label={t(labels.booking_type)}>
          <BookingType booking={booking} isAlone />
        </Fact>
        <Fact label={t(labels.created_by_user)}>{`${created_by_user.name}, ${formatMoment(created_datetime)}`}</Fact>
      </Facts>
      <Facts title={t(texts.when_and_terms)}>
        <Fact label={t(labels.date_range)}>
          <BookingPeriod booking={booking} />
          <JudgeReasons
            level={booking.findings_level}
            plan={planIn(booking, booking.id) ?? {}}
            {...(booking.findings_excused && { exceptions: exceptionsIn(booking.overrides) })}
          />
        </Fact>
        <Fact label={t(labels.charge_rate)}>{formatMoney(charge_rate)}</Fact>
        <Fact label={t(texts.further_terms)}>
          <BookingTerms booking={booking} />
          <BookingExceptions booking={booking} />
        </Fact>
      </Facts>
      <LongNote title={t(labels.notes)}>{booking.notes}</LongNote>
    </div>
  )
}
