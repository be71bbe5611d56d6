import { problemText } from '@kasack/contract/problem.ts'
import { mostCandidates } from '@kasack/contract/send-email.ts'
import type { Text } from '@kasack/contract/text.ts'
import { texts } from './texts.ts'

/** Reasons why a mail cannot be about whom it names: a candidate is an employee already. */
export const refuseTwoPersons = ({ candidate, employee }: { candidate: unknown; employee: unknown }): Text[] =>
  candidate && employee ? [texts.one_person] : []

/** Reasons why a mail cannot present these candidates; `vacancies` says at how many vacancies they are, undefined: that cannot be read. */
export const refuseSeveral = (candidates: number, vacancies: number | undefined): Text[] =>
  candidates > mostCandidates
    ? [problemText('too_many', mostCandidates)]
    : vacancies !== undefined && vacancies > 1
      ? [texts.one_vacancy]
      : []
