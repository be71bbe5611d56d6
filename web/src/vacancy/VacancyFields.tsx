import { endOfMonth } from '@kasack/contract/range.ts'
import type { Vacancy } from '@kasack/contract/vacancy.ts'
import { vacancy as entity } from '@kasack/contract/vacancy.ts'
import { useQuery } from '@tanstack/react-query'
import { ContactPersonOfFacility } from '../contact-person/ContactPersonOfFacility.tsx'
import { recordCall } from '../shared/address/record-path.ts'
import { read } from '../shared/call/read.ts'
import { Field } from '../shared/form/Field.tsx'
import { FieldGroup } from '../shared/form/FieldGroup.tsx'
import { useForm, useFormState } from '../shared/form/form-context.ts'
import { PeriodEnds } from '../shared/form/PeriodEnds.tsx'
import { useText } from '../shared/language/i18n.ts'
import { usualEnds } from '../shared/part/quick-ends.ts'
import { texts as words } from '../shared/part/texts.ts'
import { labels } from './labels.ts'
import { texts } from './texts.ts'
import { VacancyAgeHint } from './VacancyAgeHint.tsx'
import { VacancyLock } from './VacancyLock.tsx'
import { VacancyPositionsField } from './VacancyPositionsField.tsx'
import { VacancyPreset } from './VacancyPreset.tsx'

const { fields } = entity
const priorities = { high: words.high, medium: words.medium, low: words.low }

type Props = {
  /** The vacancy being changed. */
  id: number | undefined
  /** Prefill the usual requirements. */
  isPreset: boolean
}

/** The fields of a vacancy: the demand, the period, and the requirements. */
export function VacancyFields({ id, isPreset }: Props) {
  const t = useText()
  const isChange = useFormState(useForm(), (state) => state.isChange)
  const { data } = useQuery({ ...read<Vacancy>(recordCall(entity, id ?? '')), enabled: id !== undefined })
  const changed = isChange ? data : undefined
  return (
    <>
      {changed && <VacancyAgeHint vacancy={changed} />}
      <FieldGroup title={t(texts.vacancy)}>
        <Field of={fields.vacancy_type} width="name" />
        <Field of={fields.facility} width="name" />
        <Field of={fields.department} />
        <ContactPersonOfFacility of={fields.contact_person} facility={fields.facility} />
        <Field of={fields.name} width="name" placeholder={texts.name_hint} />
      </FieldGroup>
      <FieldGroup title={t(texts.period_and_positions)}>
        <Field of={fields.date_range} width="name" endOf={endOfMonth} />
        {!isChange && <PeriodEnds of={fields.date_range} endsFrom={usualEnds} />}
        <VacancyPositionsField bookings={changed?.number_of_bookings ?? 0} />
        <Field of={fields.priority} choices={priorities} />
        {changed && <VacancyLock id={changed.id} />}
      </FieldGroup>
      <FieldGroup title={t(texts.requirements)} hint={isPreset && <VacancyPreset />}>
        <Field of={fields.exams} width="name" />
        <Field of={fields.qualifications} width="name" />
        <Field of={fields.has_driver_licence} width="column" />
        <Field of={fields.has_car} width="column" />
      </FieldGroup>
      <FieldGroup title={t(texts.accommodation)}>
        <Field of={fields.accommodation_available} width="column" />
        <Field of={fields.accommodation_package} width="column" unit="€" />
      </FieldGroup>
      <FieldGroup title={t(labels.description)}>
        <Field of={fields.description} width="full" />
      </FieldGroup>
    </>
  )
}
