import type { Booking } from '@kasack/contract/booking.ts'
import { employee as employeeEntity } from '@kasack/contract/employee.ts'
import { replacementModal } from '../candidate/door.ts'
import { emailModal } from '../send-email/door.ts'
import { needsOf, openModal } from '../shared/address/modals.ts'
import { useText } from '../shared/language/i18n.ts'
import type { Notice } from '../shared/notification/notify.ts'
import { secondsToGoOn } from '../shared/notification/notify.ts'
import { useMay } from '../shared/session/permission.ts'
import { findReplacement } from './BookingActions.tsx'
import { texts } from './texts.ts'

/** The next steps offered once a booking was cancelled or ended: tell the facility, and after an early end find a replacement. */
export function useNextSteps(written: 'facility' | 'ended-at'): (booking: Booking) => Partial<Notice> | null {
  const t = useText()
  const may = useMay()
  return ({ id, facility, employee }) => {
    const about = may(employeeEntity.access.read) ? { with: { entity: 'employee' as const, id: employee.id } } : {}
    const next = [
      ...(facility && may(needsOf(emailModal, false))
        ? [
            {
              label: t(texts.tell_facility),
              onSelect: () => openModal(emailModal, { from: { entity: written, id: facility.id }, ...about }),
            },
          ]
        : []),
      ...(written === 'ended-at' && may(needsOf(replacementModal, false))
        ? [{ label: t(texts.find_replacement), onSelect: () => findReplacement(id) }]
        : []),
    ]
    return next.length > 0 ? { next, duration: secondsToGoOn } : null
  }
}
