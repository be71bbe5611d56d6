import { largestAttachments } from '@kasack/contract/file.ts'
import type { EmailEffect, SendEmailInput } from '@kasack/contract/send-email.ts'
import type { Problems } from '@kasack/contract/problem.ts'
import type { Template } from './queries.ts'
import { texts } from './texts.ts'

/** Of the candidate that an e-mail is about, before it is sent. */
type Candidate = { status: string; facility_asked: boolean; employee_asked: boolean }

/** Reasons to refuse an e-mail beside those of its single fields, by field. See docs/rules/mail.md. */
export function refuseEmail({ selected_attachments }: SendEmailInput, template: Template | null): Problems {
  if (!template) return {}
  const problems: Problems = {}
  if (template.code === 'automated') problems.template = [texts.automated]
  const chosen = template.attachable.filter((one) => selected_attachments.some(({ id }) => id === one.id))
  const isForeign = selected_attachments.some(({ id }) => !chosen.some((one) => one.id === id))
  const size = chosen.reduce((sum, one) => sum + one.size, 0)
  const unfit = [...(isForeign ? [texts.not_attachable] : []), ...(size > largestAttachments ? [texts.too_large] : [])]
  if (unfit.length > 0) problems.selected_attachments = unfit
  return problems
}

/** What an e-mail changes of its candidate: a profile asks the facility, a mail to the candidate asks her. */
export function effectsOf({ category }: Pick<Template, 'category'>, candidate: Candidate | null): EmailEffect[] {
  if (!candidate) return []
  if (category === 'candidate') return candidate.employee_asked ? [] : ['employee_asked']
  if (category !== 'profile') return []
  return [...(candidate.facility_asked ? [] : ['facility_asked' as const]), ...(candidate.status === 'new' ? ['applied' as const] : [])]
}
