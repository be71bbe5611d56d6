import type { ButtonProps } from 'antd'
import { booking as entity } from '@kasack/contract/booking.ts'
import { placementTexts } from '@kasack/contract/placement.ts'
import type { OriginOf } from '../shared/address/modals.ts'
import { useText } from '../shared/language/i18n.ts'
import { OpenButton } from '../shared/record/OpenButton.tsx'
import { bookingModal } from './door.ts'

type Props = Pick<ButtonProps, 'type' | 'size'> & {
  from: OriginOf<typeof bookingModal>
  /** No position is left at the vacancy. */
  isFull?: boolean
}

/** Creates a booking, prefilled from the record whose page shows the button. */
export function BookingAdd({ from, isFull = false, ...look }: Props) {
  const t = useText()
  return (
    <OpenButton {...look} modal={bookingModal} about={{ from }} disabledBecause={isFull ? placementTexts.full : undefined}>
      {t(entity.noun)}
    </OpenButton>
  )
}
