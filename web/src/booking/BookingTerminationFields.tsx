import type { Booking } from '@kasack/contract/booking.ts'
import { booking as entity } from '@kasack/contract/booking.ts'
import type { PeriodInput } from '@kasack/contract/field.ts'
import { placementTexts } from '@kasack/contract/placement.ts'
import { day } from '@kasack/contract/value-field.ts'
import { useQuery } from '@tanstack/react-query'
import { recordCall } from '../shared/address/record-path.ts'
import { read } from '../shared/call/read.ts'
import { notAfter, notBefore } from '../shared/form/day-limit.ts'
import { DayControl } from '../shared/form/DayControl.tsx'
import { Field } from '../shared/form/Field.tsx'
import { FieldGroup } from '../shared/form/FieldGroup.tsx'
import { useText } from '../shared/language/i18n.ts'
import { texts } from './texts.ts'

const { fields } = entity
const lastDay = day()

/** The new last day, between the first day and the agreed end, and a note why. */
export function BookingTerminationFields({ id }: { id: number }) {
  const t = useText()
  const { data } = useQuery(read<Booking>(recordCall(entity, id)))
  const { lower, upper: agreed } = data?.date_range ?? {}
  return (
    <FieldGroup title={t(texts.termination)}>
      <Field
        of={fields.date_range}
        label={texts.last_day}
        width="name"
        check={(value) => refuseEnd((value as PeriodInput).upper, agreed)}
        renderControl={({ value, onChange, ...control }) => (
          <DayControl
            {...control}
            field={lastDay}
            limits={[notBefore(lower), notAfter(agreed)]}
            value={(value as PeriodInput | null)?.upper}
            onChange={(upper) => onChange({ ...(value as PeriodInput), upper })}
          />
        )}
      />
      <Field of={fields.notes} width="full" />
    </FieldGroup>
  )
}

function refuseEnd(upper: string | null | undefined, agreed: string | null | undefined) {
  if (!upper) return texts.last_day_missing
  return agreed && upper > agreed ? placementTexts.later_end : null
}
