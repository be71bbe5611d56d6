import { absence } from '@kasack/contract/absence.ts'
import { absenceReasons } from '@kasack/contract/absence-reason.ts'
import type { Ref } from '@kasack/contract/field.ts'
import { namesByCode } from '@kasack/contract/text.ts'
import { Col } from 'antd'
import { Field } from '../shared/form/Field.tsx'
import { FieldGroup } from '../shared/form/FieldGroup.tsx'
import { useFieldValue, useForm, useFormState } from '../shared/form/form-context.ts'
import { useText } from '../shared/language/i18n.ts'
import { QuickEnds } from '../shared/part/QuickEnds.tsx'
import { AbsenceOverlap } from './AbsenceOverlap.tsx'
import { endAfter, quickEnds } from './rules.ts'
import { texts } from './texts.ts'

const { fields } = absence
const reasons = namesByCode(absenceReasons)

type Dates = { lower: string | null; upper: string | null }

/** `id`: the absence being changed. */
export function AbsenceFields({ id }: { id: number | undefined }) {
  const t = useText()
  const isChange = useFormState(useForm(), (state) => state.isChange)
  const [employee] = useFieldValue<Ref | null>(fields.employee)
  const [dates, setDates] = useFieldValue<Dates | null>(fields.date_range)
  const endOf = (start: string, end: string | null) => (isChange && end !== null && start <= end ? end : endAfter(start))
  return (
    <>
      <FieldGroup title={t(absence.noun)}>
        <Field of={fields.employee} width="name" withoutRight={texts.no_choice} />
        <Field of={fields.reason} choices={reasons} />
        <Field of={fields.date_range} width="name" endOf={endOf} />
        {dates?.lower && (
          <Col span={12}>
            <QuickEnds
              label={texts.quick}
              ends={quickEnds(dates.lower)}
              chosen={dates.upper}
              onChoose={(upper) => setDates({ lower: dates.lower, upper })}
            />
          </Col>
        )}
        <Field of={fields.note} width="full" />
      </FieldGroup>
      <AbsenceOverlap id={id} employee={employee?.id} dates={dates} />
    </>
  )
}
