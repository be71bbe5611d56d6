import type { AskedParty, CandidateInput } from '@kasack/contract/candidate.ts'
import type { Capacity } from '@kasack/contract/placement.ts'
import { isFull, isRejected, placementTexts, whyStaysSigned } from '@kasack/contract/placement.ts'
import type { Problems } from '@kasack/contract/problem.ts'
import type { EmailEffect } from '@kasack/contract/send-email.ts'
import type { Text } from '@kasack/contract/text.ts'
import { texts } from './texts.ts'

type CandidateStatus = Pick<CandidateInput, 'status'>

/** What rules know of a candidate: as stored and as sent, the vacancy, whether the pair is known already, and whether it is booked. */
export type CandidateFacts = {
  stored: CandidateStatus | null
  patch: object
  vacancy: Capacity | null
  is_known: boolean
  is_booked: boolean
  /** Why the day from which the employee is free cannot be read. */
  day_problem: Text[]
}

/** Whether a candidate is turned down just now: the figures count it. */
export const isRejection = (next: CandidateStatus, stored: CandidateStatus | null): boolean =>
  isRejected(next) && !(stored && isRejected(stored))

/** Somebody comes to a vacancy that has a position left, and only once. */
export function refuseCandidate(input: CandidateStatus, facts: CandidateFacts): Problems {
  const { stored, vacancy, is_known, day_problem } = facts
  const employee = [...(stored === null && is_known ? [texts.known] : []), ...day_problem]
  return {
    ...(stored === null && vacancy && isFull(vacancy) ? { vacancy: [placementTexts.full] } : {}),
    ...(employee.length > 0 ? { employee } : {}),
    ...(stored && 'status' in facts.patch ? refuseStatus(input, { ...facts, stored }) : {}),
  }
}

/** Nobody is turned down twice, and who is booked has signed. */
export function refuseStatus(input: CandidateStatus, { stored, is_booked }: { stored: CandidateStatus; is_booked: boolean }): Problems {
  if (isRejected(input) && isRejected(stored)) return { status: [texts.already_rejected] }
  const why = input.status === 'signed' ? undefined : whyStaysSigned({ ...stored, isBooked: is_booked })
  return why ? { status: [why] } : {}
}

/** Whether somebody has been asked about a candidate already. */
type CandidateBefore = CandidateStatus & { employee_asked: boolean; facility_asked: boolean }

/** What changes of a candidate when she or the facility is asked: a new one has applied as soon as her profile is there. */
export function whenAsked(whom: AskedParty, { status, employee_asked, facility_asked }: CandidateBefore): EmailEffect[] {
  if (whom === 'employee') return employee_asked ? [] : ['employee_asked']
  return [...(facility_asked ? [] : ['facility_asked' as const]), ...(status === 'new' ? ['applied' as const] : [])]
}

/** Why a candidate stays. */
export const keepCandidate = ({ status }: CandidateStatus): Text[] => (status === 'signed' ? [placementTexts.signed] : [])
