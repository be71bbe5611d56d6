import type { EmployeeInput } from '@kasack/contract/employee.ts'
import type { Problems } from '@kasack/contract/problem.ts'
import { problemTexts } from '@kasack/contract/problem.ts'
import { texts } from './texts.ts'

type Exam = Pick<EmployeeInput, 'exam' | 'exam_city'>

/** Without an exam there is no city where it was passed, unless one is sent: then that is refused. */
export const completeEmployee = <I extends Exam>(input: I, { patch }: { patch: object }): I =>
  input.exam || 'exam_city' in patch ? input : { ...input, exam_city: '' }

type Conversion = Pick<EmployeeInput, 'converted_from_applicant'>

/** What rules know of an employee as stored, and who the applicant has become that she is to come from. */
type EmployeeFacts = { unreadable: Problems; stored: Conversion | null; converted_to: number | null }

/** Whether an employee is said to have been an applicant that she was not said to have been before. */
export const isConversion = ({ converted_from_applicant: wanted }: Conversion, stored: Conversion | null): boolean =>
  wanted !== null && wanted.id !== stored?.converted_from_applicant?.id

/** A city where the exam was passed needs the exam; nobody becomes two employees, and who somebody was is not changed. */
export const refuseEmployee = (input: Exam & Conversion, facts: EmployeeFacts): Problems => ({
  ...(input.exam || input.exam_city === '' || 'exam' in facts.unreadable ? {} : { exam_city: [texts.exam_missing] }),
  ...refuseConversion(input, facts),
})

function refuseConversion({ converted_from_applicant: wanted }: Conversion, { stored, converted_to }: EmployeeFacts): Problems {
  const known = stored?.converted_from_applicant
  if (known) return wanted?.id === known.id ? {} : { converted_from_applicant: [problemTexts.locked] }
  return converted_to === null ? {} : { converted_from_applicant: [texts.already_converted] }
}
