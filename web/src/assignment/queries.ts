import type { AssignedPair, Assignments } from '@kasack/contract/assignment.ts'
import { assignmentRequest, assignmentsPath } from '@kasack/contract/assignment.ts'
import { useEffect, useEffectEvent, useReducer, useRef, useState } from 'react'
import type { May } from '../candidate/CandidateProposal.tsx'
import { proposePairs } from '../candidate/CandidateProposal.tsx'
import { request } from '../shared/call/api.ts'
import type { Refusal } from '../shared/call/refusal.ts'
import type { CallResult } from '../shared/call/send.ts'
import type { Event, Plan, Question } from './rules.ts'
import { noPlan, planAfter, questionOf } from './rules.ts'

/** The server's error response. */
export type Failure = { status: number; data: Refusal }

/**
 * The proposal for these vacancies, requested at once and whenever the user asks for another. Changes by other users do not refresh it,
 * because the user is deciding on it.
 */
export function useAssignment(vacancies: readonly number[]) {
  const [plan, dispatch] = useReducer(planAfter, noPlan)
  const [isAsking, setAsking] = useState(true)
  const [failure, setFailure] = useState<Failure | null>(null)
  const asking = useRef<AbortController>(undefined)

  function take({ ok, status, data }: CallResult<Assignments>) {
    if (ok) dispatch({ type: 'received', proposal: data })
    else setFailure({ status, data })
    setAsking(false)
  }
  function begin() {
    asking.current = new AbortController()
    askForPlan(questionOf(vacancies, plan), asking.current.signal).then(take, isGivenUp)
  }
  const first = useEffectEvent(begin)
  useEffect(() => {
    first()
    return () => asking.current?.abort()
  }, [])

  function ask() {
    asking.current?.abort()
    setAsking(true)
    setFailure(null)
    begin()
  }
  function stop() {
    asking.current?.abort()
    setAsking(false)
  }
  return { plan, dispatch, isAsking, failure, ask, stop }
}

/** A cancelled request is not reported. */
const isGivenUp = () => {}

/** The POST changes nothing; it throws when aborted. */
const askForPlan = (question: Question, signal: AbortSignal): Promise<CallResult<Assignments>> =>
  request<Assignments>({
    method: 'POST',
    path: `/${assignmentsPath}/${assignmentRequest.path}.json/`,
    body: question,
    silent: true,
    shownIn: [],
    signal,
  })

type Accepting = { plan: Plan; may: May; dispatch: (event: Event) => void }

/** Makes candidates of the chosen pairs with one call, after a confirmation where needed; candidates that are undone are proposed again. */
export async function acceptPairs(chosen: readonly AssignedPair[], { plan, may, dispatch }: Accepting): Promise<void> {
  const pairs = chosen.map(({ vacancy, employee, findings_level }) => ({
    vacancy,
    employee: { id: employee, name: plan.names.get(employee) ?? '' },
    isBlocked: findings_level === 'block',
  }))
  const reasons = await proposePairs(pairs, { may, onUndone: () => dispatch({ type: 'undone', pairs: added }) })
  const added = chosen.filter((_, place) => reasons?.[place] === null)
  const refused = chosen.flatMap(({ vacancy, employee }, place) => {
    const reason = reasons?.[place]
    return reason ? { vacancy, employee, reason } : []
  })
  if (reasons) dispatch({ type: 'added', pairs: added, refused })
}
