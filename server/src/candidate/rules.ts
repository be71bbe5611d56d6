import type { AskedParty, CandidateInput } from '@kasack/contract/candidate.ts'
import type { Capacity } from '@kasack/contract/placement.ts'
import { isFull, isRejected, placementTexts, whyStaysSigned } from '@kasack/contract/placement.ts'
import type { Problems } from '@kasack/contract/problem.ts'
import type { EmailEffect } from '@kasack/contract/send-email.ts'
import type { Text } from '@kasack/contract/text.ts'
import { texts } from './texts.ts'

type CandidateStatus = Pick<CandidateInput, 'status'>

/** The facts for the rules: the candidate as stored and as sent, the vacancy, and whether the pair is already known or booked. */
export type CandidateFacts = {
  stored: CandidateStatus | null
  patch: object
  vacancy: Capacity | null
  is_known: boolean
  is_booked: boolean
  /** Why the day from which the employee is free cannot be read. */
  day_problem: Text[]
}

/** Whether this change turns the candidate down, which the figures count. */
export const isRejection = (next: CandidateStatus, stored: CandidateStatus | null): boolean =>
  isRejected(next) && !(stored && isRejected(stored))

/** A vacancy takes candidates only while a position is left, and each employee only once. */
export function refuseCandidate(input: CandidateStatus, facts: CandidateFacts): Problems {
  const { stored, vacancy, is_known, day_problem } = facts
  const employee = [...(stored === null && is_known ? [texts.known] : []), ...day_problem]
  return {
    ...(stored === null && vacancy && isFull(vacancy) ? { vacancy: [placementTexts.full] } : {}),
    ...(employee.length > 0 ? { employee } : {}),
    ...(stored && 'status' in facts.patch ? refuseStatus(input, { ...facts, stored }) : {}),
  }
}

/** Nobody is turned down twice, and booked candidates stay signed. */
export function refuseStatus(input: CandidateStatus, { stored, is_booked }: { stored: CandidateStatus; is_booked: boolean }): Problems {
  if (isRejected(input) && isRejected(stored)) return { status: [texts.already_rejected] }
  const why = input.status === 'signed' ? undefined : whyStaysSigned({ ...stored, isBooked: is_booked })
  return why ? { status: [why] } : {}
}

/** The parties already asked about a candidate. */
type CandidateBefore = CandidateStatus & { employee_asked: boolean; facility_asked: boolean }

/** What asking the employee or the facility changes. A new candidate has applied as soon as the facility has the profile. */
export function whenAsked(whom: AskedParty, { status, employee_asked, facility_asked }: CandidateBefore): EmailEffect[] {
  if (whom === 'employee') return employee_asked ? [] : ['employee_asked']
  return [...(facility_asked ? [] : ['facility_asked' as const]), ...(status === 'new' ? ['applied' as const] : [])]
}

/** Why a candidate cannot be deleted. */
export const keepCandidate = ({ status }: CandidateStatus): Text[] => (status === 'signed' ? [placementTexts.signed] : [])
