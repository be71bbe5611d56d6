import type { Ref } from '@kasack/contract/field.ts'
import { requirement, requirementTexts } from '@kasack/contract/requirement.ts'
import { Field } from '../shared/form/Field.tsx'
import { FieldGroup } from '../shared/form/FieldGroup.tsx'
import { useFieldValue, useForm, useFormState } from '../shared/form/form-context.ts'
import { useText } from '../shared/language/i18n.ts'
import { useMay } from '../shared/session/permission.ts'
import { effectWords } from './labels.ts'
import { texts } from './texts.ts'

const { fields } = requirement

/**
 * The fields of a requirement: where it applies, what it requires, and whether it is required or dropped. `isPlaced`:
 * the place is fixed.
 */
export function RequirementFields({ isPlaced }: { isPlaced: boolean }) {
  const t = useText()
  const isSuperuser = useMay()('superuser')
  const isStored = useFormState(useForm(), ({ isChange }) => isChange)
  const [facilityType] = useFieldValue<Ref | null>(fields.facility_type)
  const [facilityGroup] = useFieldValue<Ref | null>(fields.facility_group)
  const [facility] = useFieldValue<Ref | null>(fields.facility)
  const [vacancy] = useFieldValue<Ref | null>(fields.vacancy)
  const [paper] = useFieldValue<Ref | null>(fields.document_kind)
  const [exam] = useFieldValue<Ref | null>(fields.exam)
  const [qualification] = useFieldValue<Ref | null>(fields.qualification)
  const isFixed = isPlaced || isStored
  const place = facilityType ?? facilityGroup ?? facility ?? vacancy
  const item = paper ?? exam ?? qualification
  const isOffered = (value: Ref | null, isAllowed: boolean) => (isFixed ? value !== null : isAllowed)
  const ofPlaces = (value: Ref | null) => ({
    ...oneOf({ value, chosen: place, none: requirementTexts.no_place }),
    ...(isFixed && { off: 'text' as const }),
  })
  const ofItems = (value: Ref | null) => oneOf({ value, chosen: item, none: requirementTexts.no_item })
  return (
    <>
      <FieldGroup title={t(texts.place)} hint={t(facility ? texts.department_hint : texts.place_hint)} isRequired={!isFixed}>
        {isOffered(facility, true) && <Field of={fields.facility} {...ofPlaces(facility)} />}
        {facility && <Field of={fields.department} width="name" placeholder={texts.whole_facility} />}
        {isOffered(vacancy, true) && <Field of={fields.vacancy} {...ofPlaces(vacancy)} />}
        {isOffered(facilityType, isSuperuser) && <Field of={fields.facility_type} {...ofPlaces(facilityType)} />}
        {isOffered(facilityGroup, isSuperuser) && <Field of={fields.facility_group} {...ofPlaces(facilityGroup)} />}
      </FieldGroup>
      <FieldGroup title={t(texts.item)} hint={t(texts.item_hint)} isRequired={!isStored}>
        {(paper || !isStored) && <Field of={fields.document_kind} {...ofItems(paper)} />}
        {(exam || !isStored) && <Field of={fields.exam} {...ofItems(exam)} />}
        {(qualification || !isStored) && <Field of={fields.qualification} {...ofItems(qualification)} />}
      </FieldGroup>
      <FieldGroup title={t(requirement.noun)} hint={isSuperuser && t(texts.effect_hint)}>
        {isSuperuser && <Field of={fields.effect} choices={effectWords} width="name" />}
        <Field of={fields.note} width="full" />
      </FieldGroup>
    </>
  )
}

type PlaceChoice = { value: Ref | null; chosen: Ref | null; none: (typeof requirementTexts)['no_place'] }

/** One of these fields is enough; once one is filled, the others are disabled. */
const oneOf = ({ value, chosen, none }: PlaceChoice) => ({
  width: 'name' as const,
  isOneOfSeveral: true,
  requiredText: none,
  required: chosen === null,
  ...(chosen && !value ? { off: 'disabled' as const, placeholder: texts.other_chosen } : {}),
})
