import { engagement } from '@kasack/contract/engagement.ts'
import type { Ref } from '@kasack/contract/field.ts'
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
  /** The entry this one begins with names an employee, whom the user may not name. */
  leavesEmployee: boolean
}

/** The fields of an entry's form: what was said, with whom, and when to talk again. */
export function EngagementFields({ id, leavesEmployee }: Props) {
  const t = useText()
  const mayChooseEmployee = useMayEnter()(fields.employee)
  const [facility] = useFieldValue<Ref | null>(fields.facility)
  const [employee] = useFieldValue<Ref | null>(fields.employee)
  const either = mayChooseEmployee ? { requiredText: texts.facility_or_employee, isOneOfSeveral: true } : {}
  return (
    <>
      {id !== undefined && <EngagementAgeHint id={id} />}
      <EngagementAbout id={id} />
      <FieldGroup title={t(texts.engagement)} hint={mayChooseEmployee && t(texts.either_hint)} isRequired>
        <Field of={fields.note} width="full" />
        <Field of={fields.facility} width="name" required={!employee} {...either} />
        <ContactPersonOfFacility of={fields.contact_person} facility={fields.facility} />
        <Field of={fields.action_type} required />
        <Field
          of={fields.employee}
          width="name"
          required={mayChooseEmployee && !facility}
          {...either}
          {...(leavesEmployee && { withoutRight: texts.employee_left })}
        />
      </FieldGroup>
      <FieldGroup title={t(texts.follow_up_title)}>
        <EngagementFollowUpFields />
      </FieldGroup>
    </>
  )
}
