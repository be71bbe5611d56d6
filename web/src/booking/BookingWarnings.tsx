import type { Booking } from '@kasack/contract/booking.ts'
import { booking as entity } from '@kasack/contract/booking.ts'
import { Col } from 'antd'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { JudgeFindings } from '../judge/JudgeFindings.tsx'
import { findingsOfBooking } from '../judge/queries.ts'
import { stillMatters } from '../judge/rules.ts'
import { texts } from '../judge/texts.ts'
import { recordCall } from '../shared/address/record-path.ts'
import { problemsOf } from '../shared/call/refusal.ts'
import { read } from '../shared/call/read.ts'
import { useForm, useFormState } from '../shared/form/form-context.ts'
import { useText } from '../shared/language/i18n.ts'
import { useToday } from '../shared/program/use-today.ts'
import { BookingOverride } from './BookingOverride.tsx'
import { planIn, situationIn, storedDays } from './queries.ts'
import { applyExceptions } from './rules.ts'

/** The findings against the booking in the form. Saving confirms those shown, unless one forbids the booking. */
export function BookingWarnings({ id }: { id: number | undefined }) {
  const t = useText()
  const today = useToday()
  const form = useForm()
  const state = useFormState(form, (whole) => whole)
  const plan = planIn(state.values, id)
  const { data, isError, refetch } = useQuery({
    ...findingsOfBooking(plan ?? {}),
    enabled: plan !== null,
    placeholderData: keepPreviousData,
  })
  const { data: record } = useQuery({ ...read<Booking>(recordCall(entity, id ?? 0)), enabled: id !== undefined })
  const readAgain = useEffectEvent(() => void refetch())
  useEffect(() => {
    if (state.refused && 'findings' in problemsOf(state.refused.data)) readAgain() // it was found while saving
  }, [state.refused])
  const stored = storedDays(state)
  const told = (plan && data?.findings.filter((one) => stillMatters(one, { today, stored }))) ?? []
  const findings = applyExceptions(told, { record: record ?? null, vacancy: state.values['vacancy'] as Booking['vacancy'] }) // a field of the form
  const forbidding = isError ? [] : findings.filter(({ level }) => level === 'block')
  return (
    <>
      <Col span={24} className="k-notice-room" role="status">
        <JudgeFindings findings={isError ? [{ text: t(texts.unchecked), level: 'warn' }] : findings} situation={situationIn(form)} />
      </Col>
      {forbidding.length > 0 && <BookingOverride id={id} forbidding={forbidding} />}
    </>
  )
}
