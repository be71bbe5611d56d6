import type { Text } from '@kasack/contract/text.ts'
import { texts } from './texts.ts'

/** Reasons why a mail cannot be about whom it names: a candidate is an employee already. */
export const refuseTwoPersons = ({ candidate, employee }: { candidate: unknown; employee: unknown }): Text[] =>
  candidate && employee ? [texts.one_person] : []
