import type { Language, Text } from '@kasack/contract/text.ts'
import { useEffect, useState } from 'preact/hooks'
import { csrfToken } from '../shared/call/csrf-token.ts'
import type { PublicRefusal } from '../shared/call/public-call.ts'
import { postPublicly } from '../shared/call/public-call.ts'
import type { Sentence } from './language.ts'
import { tooMany } from './refusal.ts'
import { texts } from './texts.ts'

/** Milliseconds from the answer until the result is shown (product.md 9). */
const delay = 500

/** `reason`: why the address is not confirmed, in the server's words if it sent any. `help`: what the applicant can do. */
type Verification =
  | { step: 'waiting' | 'renewing' | 'verified' | 'renewed' }
  | { step: 'refused'; reason: Sentence; minutes: number; help: 'renew' | 'again' | null }

/** Confirms the address when the page opens; the server accepts the same link twice. */
export function useVerification(hash: string, language: Language) {
  const [state, setState] = useState<Verification>({ step: 'waiting' })
  const { step } = state
  useEffect(() => {
    if (step === 'waiting') void confirm(hash, language).then(setState)
    if (step === 'renewing') void renew(hash, language).then(setState)
  }, [step, hash, language])
  return { state, again: () => setState({ step: 'waiting' }), renew: () => setState({ step: 'renewing' }) }
}

const pathOf = (hash: string) => `/applicants/confirm-email/${encodeURIComponent(hash)}/`

async function confirm(hash: string, language: Language): Promise<Verification> {
  const answer = await postPublicly({ path: pathOf(hash), body: { hash, csrfmiddlewaretoken: csrfToken() }, language })
  if (!answer.ok) return refused(answer)
  await new Promise((resolve) => setTimeout(resolve, delay))
  return { step: 'verified' }
}

async function renew(hash: string, language: Language): Promise<Verification> {
  const answer = await postPublicly({ path: `${pathOf(hash)}new-link/`, language })
  return answer.ok ? { step: 'renewed' } : { ...refused(answer), help: 'renew' }
}

function refused({ status, errors, code, wait }: PublicRefusal): Extract<Verification, { step: 'refused' }> {
  const told: Text = status === 0 ? texts.no_connection : texts.not_taken
  const { text, minutes = 1 } = status === 429 ? tooMany({ errors, wait }) : { text: told }
  const said = Array.isArray(errors) ? errors[0] : undefined
  const help = code === 'expired' ? 'renew' : status === 400 ? null : 'again' // an invalid link stays invalid
  return { step: 'refused', reason: said ?? text, minutes, help }
}
