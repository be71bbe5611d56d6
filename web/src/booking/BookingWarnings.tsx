import { Col } from 'antd'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { JudgeFindings } from '../judge/JudgeFindings.tsx'
import { findingsOfBooking } from '../judge/queries.ts'
import { stillMatters } from '../judge/rules.ts'
import { texts } from '../judge/texts.ts'
import { useForm, useFormState } from '../shared/form/form-context.ts'
import { useText } from '../shared/language/i18n.ts'
import { useToday } from '../shared/program/use-today.ts'
import { planIn, storedDays } from './queries.ts'

/** What speaks against the booking as it stands in the form. What is told here is confirmed by saving. */
export function BookingWarnings({ id }: { id: number | undefined }) {
  const t = useText()
  const today = useToday()
  const state = useFormState(useForm(), (whole) => whole)
  const plan = planIn(state.values, id)
  const { data, isError } = useQuery({ ...findingsOfBooking(plan ?? {}), enabled: plan !== null, placeholderData: keepPreviousData })
  const stored = storedDays(state)
  const findings = (plan && data?.findings.filter((one) => stillMatters(one, { today, stored }))) ?? []
  return (
    <Col span={24} className="k-notice-room" role="status">
      <JudgeFindings findings={isError ? [{ text: t(texts.unchecked), level: 'warn' }] : findings} />
    </Col>
  )
}
