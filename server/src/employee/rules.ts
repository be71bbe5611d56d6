import type { EmployeeInput } from '@kasack/contract/employee.ts'
import type { Problems } from '@kasack/contract/problem.ts'
import { texts } from './texts.ts'

type Exam = Pick<EmployeeInput, 'exam' | 'exam_city'>

/** Without an exam there is no city where it was passed, unless one is sent: then that is refused. */
export const completeEmployee = <I extends Exam>(input: I, { patch }: { patch: object }): I =>
  input.exam || 'exam_city' in patch ? input : { ...input, exam_city: '' }

/** A city where the exam was passed needs the exam. */
export const refuseEmployee = ({ exam, exam_city }: Exam, { unreadable }: { unreadable: Problems }): Problems =>
  exam || exam_city === '' || 'exam' in unreadable ? {} : { exam_city: [texts.exam_missing] }
