import type { Email } from '@kasack/contract/email.ts'
import type { Ref } from '@kasack/contract/field.ts'

/** The employees an e-mail is about, as far as the reader may see them: one, or all whose profiles it presents. */
export const peopleOf = ({ employee, candidates }: Pick<Email, 'employee' | 'candidates'>): Ref[] =>
  employee ? [employee] : (candidates ?? []).map((one) => one.employee)
