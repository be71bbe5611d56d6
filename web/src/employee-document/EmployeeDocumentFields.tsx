import type { OfferedKind } from '@kasack/contract/autocomplete.ts'
import { employeeDocument } from '@kasack/contract/employee-document.ts'
import type { Ref } from '@kasack/contract/field.ts'
import { Field } from '../shared/form/Field.tsx'
import { FieldGroup } from '../shared/form/FieldGroup.tsx'
import { changeTogether } from '../shared/form/form.ts'
import { useFieldValue, useForm } from '../shared/form/form-context.ts'
import { useText } from '../shared/language/i18n.ts'
import { EmployeeDocumentCheck } from './EmployeeDocumentCheck.tsx'
import { EmployeeDocumentFiles } from './EmployeeDocumentFiles.tsx'
import { EmployeeDocumentKindChoice } from './EmployeeDocumentKindChoice.tsx'
import { texts } from './texts.ts'

const { fields } = employeeDocument

type Props = {
  id: number | undefined
  kinds: readonly OfferedKind[]
  files: readonly File[]
  onFiles: (files: readonly File[]) => void
}

/** The fields of a document; those its kind does not use are left out. */
export function EmployeeDocumentFields({ id, kinds, files, onFiles }: Props) {
  const t = useText()
  const form = useForm()
  const isNew = id === undefined
  const [chosen] = useFieldValue<Ref | null>(fields.kind)
  const kind = kinds.find((one) => one.id === chosen?.id)
  const choose = (value: unknown) => {
    const next = kinds.find((one) => one.id === (value as Ref).id)
    changeTogether(form, {
      kind: value,
      ...(next?.expires === 'never' && { valid_until: null }),
      ...(!next?.is_residence_title && { allows_leasing: null }),
    })
  }
  return (
    <>
      <FieldGroup title={t(employeeDocument.noun)}>
        {isNew && <EmployeeDocumentFiles files={files} onFiles={onFiles} />}
        <Field
          of={fields.kind}
          width="full"
          requiredText={texts.kind_first}
          keep={choose}
          renderControl={({ value, onChange, aria }) => (
            <EmployeeDocumentKindChoice kinds={kinds} value={value as Ref | null} onChange={onChange} aria={aria} />
          )}
        />
        <Field of={fields.employee} width="name" withoutRight={texts.no_choice} />
        <Field of={fields.number} />
      </FieldGroup>
      <FieldGroup title={t(texts.validity)}>
        {kind?.expires !== 'never' && <Field of={fields.valid_until} width="column" required={kind?.expires === 'required'} />}
        <Field of={fields.valid_from} width="column" />
        <Field of={fields.issued_date} width="column" />
        {kind?.is_residence_title && <Field of={fields.allows_leasing} width="column" as="select" placeholder={texts.leasing_unknown} />}
      </FieldGroup>
      <FieldGroup title={t(texts.checking)} hint={t(texts.checked_hint)}>
        {isNew ? (
          <Field of={fields.checked_date} width="full" renderControl={(control) => <EmployeeDocumentCheck {...control} />} />
        ) : (
          <Field of={fields.checked_date} width="column" />
        )}
        <Field of={fields.note} width="full" />
      </FieldGroup>
    </>
  )
}
