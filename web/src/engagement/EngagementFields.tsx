import { engagement } from '@kasack/contract/engagement.ts'
import type { Ref } from '@kasack/contract/field.ts'
import type { Text } from '@kasack/contract/text.ts'
import { ContactPersonOfFacility } from '../contact-person/ContactPersonOfFacility.tsx'
import { Field } from '../shared/form/Field.tsx'
import { FieldGroup } from '../shared/form/FieldGroup.tsx'
import { useFieldValue } from '../shared/form/form-context.ts'
import { useMayEnter } from '../shared/form/may-enter.ts'
import { useText } from '../shared/language/i18n.ts'
import { EngagementAbout } from './EngagementAbout.tsx'
import { EngagementAgeHint } from './EngagementAgeHint.tsx'
import { EngagementFollowUpFields } from './EngagementFollowUpFields.tsx'
import { texts } from './texts.ts'

const { fields } = engagement

type Props = {
  id: number | undefined
  /** The source entry names an employee, but the user may not. */
  leavesEmployee: boolean
}

/** The fields of an entry: what was said, with whom, and when to talk again. */
export function EngagementFields({ id, leavesEmployee }: Props) {
  const t = useText()
  const mayEnter = useMayEnter()
  const [mayChooseEmployee, mayChooseApplicant] = [mayEnter(fields.employee), mayEnter(fields.applicant)]
  const [facility] = useFieldValue<Ref | null>(fields.facility)
  const [employee] = useFieldValue<Ref | null>(fields.employee)
  const [applicant] = useFieldValue<Ref | null>(fields.applicant)
  const among = amongWhom(mayChooseEmployee, mayChooseApplicant)
  const either = among ? { requiredText: among.required, isOneOfSeveral: true } : {}
  return (
    <>
      {id !== undefined && <EngagementAgeHint id={id} />}
      <EngagementAbout id={id} />
      <FieldGroup title={t(texts.engagement)} hint={among && t(among.hint)} isRequired>
        <Field of={fields.note} width="full" />
        <Field of={fields.facility} width="name" required={!employee && !applicant} {...either} />
        <ContactPersonOfFacility of={fields.contact_person} facility={fields.facility} />
        <Field of={fields.action_type} required />
        <Field
          of={fields.employee}
          width="name"
          required={mayChooseEmployee && !facility && !applicant}
          {...either}
          {...(leavesEmployee && { withoutRight: texts.employee_left })}
        />
        {mayChooseApplicant && <Field of={fields.applicant} width="name" required={!facility && !employee} {...either} />}
      </FieldGroup>
      <FieldGroup title={t(texts.follow_up_title)}>
        <EngagementFollowUpFields />
      </FieldGroup>
    </>
  )
}

/** The parties of which one is required; null if only a facility can be chosen. */
function amongWhom(employees: boolean, applicants: boolean): { hint: Text; required: Text } | null {
  if (employees && applicants) return { hint: texts.any_hint, required: texts.facility_employee_or_applicant }
  if (applicants) return { hint: texts.applicant_hint, required: texts.facility_or_applicant }
  return employees ? { hint: texts.either_hint, required: texts.facility_or_employee } : null
}
