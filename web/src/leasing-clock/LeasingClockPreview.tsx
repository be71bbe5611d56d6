import { booking } from '@kasack/contract/booking.ts'
import { clockRights } from '@kasack/contract/leasing-clocks.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Col } from 'antd'
import { useFieldValue, useForm, useFormState } from '../shared/form/form-context.ts'
import { useDebounced } from '../shared/form/use-debounced.ts'
import { formatDay } from '../shared/language/format.ts'
import { useText } from '../shared/language/i18n.ts'
import { useMay } from '../shared/session/permission.ts'
import { LeasingClockLine } from './LeasingClockLine.tsx'
import { planIn, previewOf } from './queries.ts'
import { goesBeyond } from './rules.ts'
import { texts } from './texts.ts'

/** Typing pause before the preview is requested, in milliseconds. */
const pause = 250

/**
 * The clock as the booking in the form would leave it, for users who may see clocks. Its space is reserved. `id`: the
 * booking being changed.
 */
export function LeasingClockPreview({ id }: { id: number | undefined }) {
  const may = useMay()
  return (
    may(clockRights) && (
      <Col span={24} className="k-clock-room" role="status">
        <Planned id={id} />
      </Col>
    )
  )
}

function Planned({ id }: { id: number | undefined }) {
  const t = useText()
  const [dates, setDates] = useFieldValue<{ lower: string; upper: string | null }>(booking.fields.date_range)
  const values = useFormState(useForm(), (whole) => whole.values)
  const plan = planIn(values, id)
  const asked = useDebounced(plan ? JSON.stringify(plan) : '', pause)
  const { data: clock, isError } = useQuery({ ...previewOf(asked), enabled: asked !== '', placeholderData: keepPreviousData })
  if (!plan) return t(texts.preview_waits)
  if (isError) return t(texts.unknown)
  if (clock === undefined) return null
  if (clock === null) return t(texts.counts_not)
  return (
    <LeasingClockLine clock={clock}>
      {goesBeyond(plan.date_range, clock) && (
        <div className="k-quick">
          <button type="button" title={t(texts.end_on_last_day)} onClick={() => setDates({ ...dates, upper: clock.last_day })}>
            {t(texts.until, { day: formatDay(clock.last_day) })}
          </button>
        </div>
      )}
    </LeasingClockLine>
  )
}
