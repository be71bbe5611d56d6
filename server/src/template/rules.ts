import { problemText } from '@kasack/contract/problem.ts'
import { maxCandidates } from '@kasack/contract/send-email.ts'
import type { Text } from '@kasack/contract/text.ts'
import { texts } from './texts.ts'

/** Reasons why a mail cannot name both: a candidate already is an employee. */
export const refuseTwoPersons = ({ candidate, employee }: { candidate: unknown; employee: unknown }): Text[] =>
  candidate && employee ? [texts.one_person] : []

/** Reasons why a mail cannot present these candidates; `vacancies` is the number of their vacancies, undefined if unreadable. */
export const refuseSeveral = (candidates: number, vacancies: number | undefined): Text[] =>
  candidates > maxCandidates
    ? [problemText('too_many', maxCandidates)]
    : vacancies !== undefined && vacancies > 1
      ? [texts.one_vacancy]
      : []
