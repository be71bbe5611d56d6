import { CloseCircleFilled, InfoCircleOutlined } from '@ant-design/icons'
import type { Booking } from '@kasack/contract/booking.ts'
import { booking as entity } from '@kasack/contract/booking.ts'
import { useQuery } from '@tanstack/react-query'
import { recordCall } from '../shared/address/record-path.ts'
import { read } from '../shared/call/read.ts'
import { useText } from '../shared/language/i18n.ts'
import { today } from '../shared/program/clock.ts'
import { endingConsequence } from './rules.ts'

/** Says before the act what cancelling a booking or ending it early entails, or why it is impossible. */
export function BookingEnding({ id, act }: { id: number; act: 'cancelled' | 'terminated' }) {
  const t = useText()
  const { data } = useQuery(read<Booking>(recordCall(entity, id)))
  if (!data) return null
  const reason = entity.acts[act].whyNot(data, today())
  if (reason)
    return (
      <div className="k-banner" role="alert">
        <CloseCircleFilled aria-hidden />
        <b>{t(reason)}</b>
      </div>
    )
  return (
    <p className="k-hint k-hint-above">
      <InfoCircleOutlined aria-hidden />
      {t(endingConsequence(data, act), { name: data.employee.name })}
    </p>
  )
}
