import type { Email } from '@kasack/contract/email.ts'
import type { Ref } from '@kasack/contract/field.ts'

/** Whom an e-mail is about, as far as the reader may know: one employee, or all whom it presents. */
export const peopleOf = ({ employee, candidates }: Pick<Email, 'employee' | 'candidates'>): Ref[] =>
  employee ? [employee] : (candidates ?? []).map((one) => one.employee)
