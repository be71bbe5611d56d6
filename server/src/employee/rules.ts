import type { EmployeeInput } from '@kasack/contract/employee.ts'
import type { Problems } from '@kasack/contract/problem.ts'
import { problemTexts } from '@kasack/contract/problem.ts'
import { texts } from './texts.ts'

type Exam = Pick<EmployeeInput, 'exam' | 'exam_city'>

/** Without an exam its city is cleared, unless one is sent, which is then refused. */
export const completeEmployee = <I extends Exam>(input: I, { patch }: { patch: object }): I =>
  input.exam || 'exam_city' in patch ? input : { ...input, exam_city: '' }

type Conversion = Pick<EmployeeInput, 'converted_from_applicant'>

/** The facts for the rules: the stored employee, and the employee the given applicant has already become. */
type EmployeeFacts = { unreadable: Problems; stored: Conversion | null; converted_to: number | null }

/** Whether this change links the employee to an applicant they were not linked to before. */
export const isConversion = ({ converted_from_applicant: wanted }: Conversion, stored: Conversion | null): boolean =>
  wanted !== null && wanted.id !== stored?.converted_from_applicant?.id

/** An exam city needs the exam. Nobody becomes two employees, and the applicant an employee was cannot be changed. */
export const refuseEmployee = (input: Exam & Conversion, facts: EmployeeFacts): Problems => ({
  ...(input.exam || input.exam_city === '' || 'exam' in facts.unreadable ? {} : { exam_city: [texts.exam_missing] }),
  ...refuseConversion(input, facts),
})

function refuseConversion({ converted_from_applicant: wanted }: Conversion, { stored, converted_to }: EmployeeFacts): Problems {
  const known = stored?.converted_from_applicant
  if (known) return wanted?.id === known.id ? {} : { converted_from_applicant: [problemTexts.locked] }
  return converted_to === null ? {} : { converted_from_applicant: [texts.already_converted] }
}
