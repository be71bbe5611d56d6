import { repeatKeyHeader } from '@kasack/contract/applicant-fields.ts'
import { consentVersion } from '@kasack/contract/consent.ts'
import type { Language, Text } from '@kasack/contract/text.ts'
import { useEffect, useRef, useState } from 'preact/hooks'
import type { PublicAnswer } from '../shared/call/public-call.ts'
import { postPublicly } from '../shared/call/public-call.ts'
import { now } from '../shared/program/clock.ts'
import type { Draft } from './draft.ts'
import { receivedOnly, keepDraft, noDraft, readDraft, timeLeft, repeatKeyFor } from './draft.ts'
import type { Failure, Problems } from './refusal.ts'
import { refusalOf } from './refusal.ts'
import type { FieldName, Values } from './values.ts'
import { problemOf, problemsOf } from './values.ts'

/** The state of the application form: values, errors, and whether it was sent. */
export function useApplication(language: Language) {
  const [draft, setDraft] = useState(readDraft)
  const [problems, setProblems] = useState<Problems>({})
  const [failure, setFailure] = useState<Failure | null>(null)
  const [isSending, setSending] = useState(false)
  const underway = useRef(false) // a second tap can come before the next render
  const { received } = draft
  useEffect(() => keepDraft(draft), [draft])
  useEffect(() => {
    if (received === null) return undefined
    const timer = setTimeout(() => setDraft(receivedOnly), timeLeft(received))
    return () => clearTimeout(timer)
  }, [received])

  // Browser autofill reports all fields before the next render.
  function change(field: FieldName, value: string | boolean) {
    setDraft((latest) => ({ ...latest, values: { ...latest.values, [field]: value } as Values }))
    if (problems[field]) check(field, { ...draft.values, [field]: value } as Values)
  }

  function check(field: FieldName, values = draft.values) {
    const problem = problemOf(field, values)
    setProblems((latest) => withProblem(latest, field, problem))
  }

  /** Returns the errors; the form moves to the first. */
  async function send(): Promise<Problems> {
    if (underway.current) return {}
    const wrong = problemsOf(draft.values)
    setProblems(wrong)
    setFailure(null)
    if (Object.keys(wrong).length > 0) return wrong
    underway.current = true
    setSending(true)
    const sent = repeatKeyFor(draft.values, draft)
    const begun: Draft = { ...draft, sent }
    keepDraft(begun) // saved before sending, in case the page or the answer is lost
    const answer = await postPublicly<unknown>({
      path: '/applicants.json/',
      body: { ...draft.values, privacy_consent_version: consentVersion },
      language,
      headers: { [repeatKeyHeader]: sent.key },
    })
    underway.current = false
    setSending(false)
    setDraft((latest) => ({ ...latest, sent, received: answer.ok ? now().getTime() : null }))
    return tell(answer)
  }

  function tell(answer: PublicAnswer<unknown>): Problems {
    if (answer.ok) return {}
    const refusal = refusalOf(answer)
    setProblems(refusal.problems)
    setFailure(refusal.failure)
    return refusal.problems
  }

  return {
    values: draft.values,
    received: received !== null,
    problems,
    failure,
    isSending,
    change,
    check,
    send,
    correct: () => setDraft({ ...draft, received: null }),
    startAnew: () => setDraft(noDraft),
  }
}

export type Application = ReturnType<typeof useApplication>

function withProblem(problems: Problems, field: FieldName, problem: Text | null): Problems {
  const others = Object.entries(problems).filter(([name]) => name !== field)
  return { ...Object.fromEntries(others), ...(problem && { [field]: problem }) }
}
