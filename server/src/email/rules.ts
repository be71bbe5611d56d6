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
  if (selected_attachments.some(({ id }) => !template.attachable.includes(id))) problems.selected_attachments = [texts.not_attachable]
  return problems
}

/** What an e-mail changes of its candidate: a profile asks the facility, a mail to the candidate asks her. */
export function effectsOf({ category }: Pick<Template, 'category'>, candidate: Candidate | null): EmailEffect[] {
  if (!candidate) return []
  if (category === 'candidate') return candidate.employee_asked ? [] : ['employee_asked']
  if (category !== 'profile') return []
  return [...(candidate.facility_asked ? [] : ['facility_asked' as const]), ...(candidate.status === 'new' ? ['applied' as const] : [])]
}
