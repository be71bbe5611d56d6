import type { Ref } from '@kasack/contract/field.ts'
import { placeTexts, priorPeriod } from '@kasack/contract/prior-period.ts'
import { Field } from '../shared/form/Field.tsx'
import { FieldGroup } from '../shared/form/FieldGroup.tsx'
import { useFieldValue } from '../shared/form/form-context.ts'
import { useText } from '../shared/language/i18n.ts'
import { kindWords } from './labels.ts'
import { texts } from './texts.ts'

const { fields } = priorPeriod
const eitherOr = { requiredText: placeTexts.none, isOneOfSeveral: true, width: 'name' } as const

export function PriorPeriodFields() {
  const t = useText()
  const [kind] = useFieldValue<keyof typeof kindWords>(fields.kind)
  const [facility] = useFieldValue<Ref | null>(fields.facility)
  const [hirer] = useFieldValue<Ref | null>(fields.hirer)
  return (
    <>
      <FieldGroup title={t(priorPeriod.noun)} hint={t(texts.kind_hint)}>
        <Field of={fields.kind} choices={kindWords} width="full" />
        <Field of={fields.employee} width="name" withoutRight={texts.no_choice} />
        {kind === 'leased' && <Field of={fields.lender} width="name" required />}
      </FieldGroup>
      <FieldGroup title={t(texts.place)} hint={t(texts.place_hint)} isRequired>
        <Field
          of={fields.facility}
          required={!hirer}
          {...eitherOr}
          off={hirer && !facility ? 'disabled' : undefined}
          placeholder={hirer ? texts.by_hirer : undefined}
        />
        <Field
          of={fields.hirer}
          required={!facility}
          {...eitherOr}
          off={facility && !hirer ? 'disabled' : undefined}
          placeholder={facility ? texts.by_facility : undefined}
        />
      </FieldGroup>
      <FieldGroup title={t(texts.days)}>
        <Field of={fields.date_range} width="name" />
        <Field of={fields.note} width="full" />
      </FieldGroup>
    </>
  )
}
