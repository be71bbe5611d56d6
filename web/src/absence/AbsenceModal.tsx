import type { Absence } from '@kasack/contract/absence.ts'
import { absence } from '@kasack/contract/absence.ts'
import { employee } from '@kasack/contract/employee.ts'
import type { UserNeeds } from '@kasack/contract/user.ts'
import { findReplacement } from '../booking/BookingActions.tsx'
import { replacementModal } from '../candidate/door.ts'
import { sentencesOf } from '../judge/rules.ts'
import type { ModalProps } from '../shared/address/modals.ts'
import { needsOf } from '../shared/address/modals.ts'
import { EntityModal } from '../shared/form/EntityModal.tsx'
import { originOf } from '../shared/form/origin.ts'
import { formatPeriod } from '../shared/language/format.ts'
import { t, useText } from '../shared/language/i18n.ts'
import type { Notice } from '../shared/notification/notify.ts'
import { secondsToGoOn } from '../shared/notification/notify.ts'
import { today } from '../shared/program/clock.ts'
import { useMay } from '../shared/session/permission.ts'
import { AbsenceFields } from './AbsenceFields.tsx'
import { absenceModal } from './door.ts'
import { labels } from './labels.ts'
import { bookingsHitBy, tellFacility } from './queries.ts'
import { endAfter } from './rules.ts'
import { texts } from './texts.ts'

/** Enters an absence, by default from today to tomorrow, or changes one. Users who may not read the employee may still enter it. */
export function AbsenceModal({ id, from, onClose }: ModalProps<typeof absenceModal>) {
  const text = useText()
  const may = useMay()
  const mayRead = may(employee.access.read)
  const unread = from && !mayRead ? { employee: { id: from.id, name: text(texts.chosen_employee) } } : {}
  return (
    <EntityModal
      entity={absence}
      labels={labels}
      id={id}
      name={absenceLabel}
      prefill={{ date_range: { lower: today(), upper: endAfter(today()), bounds: '[]' }, ...unread }}
      origin={
        mayRead ? originOf(absenceModal, from, { employee: ({ id: whose, name }) => ({ employee: { id: whose, name } }) }) : undefined
      }
      noticeExtras={(saved) => nextSteps(saved, may)}
      onClose={onClose}
    >
      <AbsenceFields id={id} />
    </EntityModal>
  )
}

const absenceLabel = ({ employee: { name }, date_range }: Absence) => `${name}, ${formatPeriod(date_range)}`

/** Names the bookings the absence hits and offers the next steps for the first: tell the facility, find a stand-in. */
function nextSteps(saved: Absence, may: (needs: UserNeeds) => boolean): Partial<Notice> | null {
  const hit = bookingsHitBy(saved)
  const [first] = hit
  if (!first?.source) return null
  const { id } = first.source
  const next = [
    {
      label: t(texts.tell_facility),
      onSelect: () => void tellFacility(id, { isSick: saved.reason === 'sick', mayNameHer: may(employee.access.read) }),
    },
    ...(may(needsOf(replacementModal, false)) ? [{ label: t(texts.find_replacement), onSelect: () => findReplacement(id) }] : []),
  ]
  return { lines: sentencesOf(hit), next, duration: secondsToGoOn }
}
