import type { Applicant } from '@kasack/contract/applicant.ts'
import { employee } from '@kasack/contract/employee.ts'
import { genders } from '@kasack/contract/gender.ts'
import { nationalityGroups } from '@kasack/contract/nationality-group.ts'
import { namesByCode } from '@kasack/contract/text.ts'
import { ApplicantWords } from '../applicant/ApplicantWords.tsx'
import { Field } from '../shared/form/Field.tsx'
import { FieldGroup } from '../shared/form/FieldGroup.tsx'
import { useText } from '../shared/language/i18n.ts'
import { EmployeeExamFields } from './EmployeeExamFields.tsx'
import { EmployeeExamPreset } from './EmployeeExamPreset.tsx'
import { EmployeePlaceFields } from './EmployeePlaceFields.tsx'
import { labels } from './labels.ts'
import { texts } from './texts.ts'

const { fields } = employee
const genderNames = namesByCode(genders)
const nationalityNames = namesByCode(nationalityGroups)

/** The fields of an employee's form; for a former applicant, what she wrote is shown above. */
export function EmployeeFields({ applicant }: { applicant: Applicant | undefined }) {
  const t = useText()
  return (
    <>
      {applicant && <ApplicantWords applicant={applicant} />}
      <FieldGroup title={t(texts.person)}>
        <Field of={fields.first_name} />
        <Field of={fields.last_name} />
        <Field of={fields.title} />
        <Field of={fields.gender} choices={genderNames} />
        <Field of={fields.nationality_group} choices={nationalityNames} />
        <Field of={fields.birthday_date} />
        <Field of={fields.public_id} />
        <Field of={fields.status} />
        <Field of={fields.is_active} />
      </FieldGroup>
      <FieldGroup title={t(texts.profession)} hint={applicant && <EmployeeExamPreset applicant={applicant} />}>
        <EmployeeExamFields />
        <Field of={fields.qualifications} width="full" />
        <Field of={fields.achievements} width="full" />
      </FieldGroup>
      <FieldGroup title={t(texts.contact)}>
        <Field of={fields.mobile} />
        <Field of={fields.phone} />
        <Field of={fields.email} width="name" />
      </FieldGroup>
      <EmployeePlaceFields />
      <FieldGroup title={t(texts.conditions)}>
        <Field of={fields.available_from_date} />
        <Field of={fields.hourly_rate} unit={t(texts.per_hour)} />
        <Field of={fields.expenses} unit={t(texts.per_day)} />
        <Field of={fields.dispatcher} />
      </FieldGroup>
      <FieldGroup title={t(labels.profile)}>
        <Field of={fields.profile_link} width="full" />
        <Field of={fields.profile} width="full" />
      </FieldGroup>
      <FieldGroup title={t(texts.notes)}>
        <Field of={fields.tags} width="full" />
        <Field of={fields.comments} width="full" />
      </FieldGroup>
    </>
  )
}
