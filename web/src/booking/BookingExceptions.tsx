import type { Booking } from '@kasack/contract/booking.ts'
import { formatMoment } from '../shared/language/format.ts'
import { useText } from '../shared/language/i18n.ts'
import { Unfold } from '../shared/part/Unfold.tsx'
import { exceptionsIn } from './rules.ts'
import { texts } from './texts.ts'

/** The exceptions made for a booking, and the warnings confirmed at its last save: by whom and when. */
export function BookingExceptions({ booking: { overrides, confirmed } }: { booking: Booking }) {
  const t = useText()
  const [first] = confirmed
  const told = [
    ...exceptionsIn(overrides),
    ...(first
      ? [
          t(texts.confirmed, {
            texts: confirmed.map(({ text }) => text).join(', '),
            name: first.user.name,
            moment: formatMoment(first.datetime),
          }),
        ]
      : []),
  ]
  if (told.length === 0) return null
  return <Unfold>{told.join('\n')}</Unfold>
}
