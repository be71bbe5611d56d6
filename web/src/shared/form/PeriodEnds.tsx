import type { Field } from '@kasack/contract/field.ts'
import { isDay } from '@kasack/contract/value.ts'
import { Col } from 'antd'
import { QuickEnds } from '../part/QuickEnds.tsx'
import type { QuickEnd } from '../part/quick-ends.ts'
import { texts } from '../part/texts.ts'
import { useFieldValue } from './form-context.ts'

type Dates = { lower: string | null; upper: string | null }

/** The usual ends of a period, beside it, once it has a start; the space is reserved. */
export function PeriodEnds({ of, endsFrom }: { of: Field; endsFrom: (start: string) => readonly QuickEnd[] }) {
  const [dates, setDates] = useFieldValue<Dates | null>(of)
  const { lower = null, upper = null } = dates ?? {}
  return (
    <Col span={12}>
      {lower !== null && isDay(lower) && (
        <QuickEnds label={texts.quick_end} ends={endsFrom(lower)} chosen={upper} onChoose={(end) => setDates({ lower, upper: end })} />
      )}
    </Col>
  )
}
