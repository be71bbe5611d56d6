import { employee } from '@kasack/contract/employee.ts'
import type { Ref } from '@kasack/contract/field.ts'
import { useEffect } from 'react'
import { Field } from '../shared/form/Field.tsx'
import { useFieldValue } from '../shared/form/form-context.ts'
import { texts } from './texts.ts'

const { exam, exam_city } = employee.fields

/** The exam and its town; clearing the exam clears the town. */
export function EmployeeExamFields() {
  const [chosen] = useFieldValue<Ref | null>(exam)
  const [city, setCity] = useFieldValue<string>(exam_city)
  const isStray = chosen === null && city !== ''
  useEffect(() => {
    if (isStray) setCity('')
    // oxlint-disable-next-line react/exhaustive-deps -- the setter changes with every render
  }, [isStray])
  return (
    <>
      <Field of={exam} width="name" />
      <Field of={exam_city} width="name" {...(chosen === null && { off: 'disabled', placeholder: texts.exam_first })} />
    </>
  )
}
