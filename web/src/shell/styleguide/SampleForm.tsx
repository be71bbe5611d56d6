import type { Text } from '@kasack/contract/text.ts'
import { useState } from 'react'
import { FormBanner } from '../../shared/form/FormBanner.tsx'
import { Field } from '../../shared/form/Field.tsx'
import { FieldGroup } from '../../shared/form/FieldGroup.tsx'
import { FormContext } from '../../shared/form/form-context.ts'
import { FormFoot } from '../../shared/form/FormFoot.tsx'
import type { Form } from '../../shared/form/form.ts'
import { createForm, patch } from '../../shared/form/form.ts'
import '../../shared/form/form.css'
import { useText } from '../../shared/language/i18n.ts'
import { sample, sampleRecord } from './sample-entity.ts'
import { texts } from './texts.ts'

type State = 'empty' | 'wrong' | 'filled' | 'disabled' | 'text'

const { fields } = sample
const colours = { red: texts.colour_red, green: texts.colour_green, blue: texts.colour_blue }
const sizes = { small: texts.size_small, medium: texts.size_medium, large: texts.size_large, huge: texts.size_huge }

/** Every kind of control in one state of a form. */
export function SampleForm({ title, state }: { title: Text; state: State }) {
  const t = useText()
  const [form] = useState(() => formIn(state))
  const shared = state === 'disabled' || state === 'text' ? { off: state } : {}
  return (
    <FormContext value={form}>
      <div className="k-form">
        <FormBanner form={form} />
        <FieldGroup title={t(title)} hint={t(texts.form_hint)}>
          <Field {...shared} of={fields.name} label={texts.name} width="name" />
          <Field {...shared} of={fields.email} label={texts.email} />
          <Field {...shared} of={fields.webpage} label={texts.webpage} />
          <Field {...shared} of={fields.facility_type} label={texts.reference} />
          <Field {...shared} of={fields.tags} label={texts.tags} />
          <Field {...shared} of={fields.country_code} label={texts.country} />
          <Field {...shared} of={fields.size} label={texts.size} choices={sizes} />
          <Field {...shared} of={fields.colour} label={texts.colour} choices={colours} />
          <Field {...shared} of={fields.is_active} label={texts.switch} />
          <Field {...shared} of={fields.is_read} label={texts.box} as="checkbox" required />
          <Field {...shared} of={fields.has_car} label={texts.yes_no} as="select" />
          <Field {...shared} of={fields.rate} label={texts.rate} unit="€/h" />
          <Field {...shared} of={fields.positions} label={texts.positions} />
          <Field {...shared} of={fields.latitude} label={texts.latitude} unit="°" />
          <Field {...shared} of={fields.birthday} label={texts.birthday} />
          <Field {...shared} of={fields.date_range} label={texts.period} width="name" />
          <Field {...shared} of={fields.comments} label={texts.notes} width="name" />
        </FieldGroup>
        <FormFoot form={form} yes={t(texts.primary)} no={t(texts.secondary)} onCancel={() => patch(form, { values: form.get().start })} />
      </div>
    </FormContext>
  )
}

function formIn(state: State): Form {
  const entity = { ...sample, name: `sample-${state}` } // so that no two fields share an id
  if (state === 'filled' || state === 'disabled') return createForm(entity, { record: sampleRecord })
  const form = createForm(entity)
  if (state !== 'wrong') return form
  const values = { ...form.get().values, email: 'abc', webpage: 'abc', birthday: '2999-01-01', country_code: 'ZZ', latitude: 91 }
  const refused = { status: 400, data: { errors: { tags: ['Dieses Schlagwort ist gesperrt.'] } }, changedSince: new Set<string>() }
  patch(form, { values, submitAttempted: true, refused })
  return form
}
