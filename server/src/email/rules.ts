import { largestAttachments } from '@kasack/contract/file.ts'
import type { SendEmailInput } from '@kasack/contract/send-email.ts'
import type { Problems } from '@kasack/contract/problem.ts'
import type { Template } from './queries.ts'
import { texts } from './texts.ts'

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

/** Who is asked about a candidate by an e-mail: a profile asks the facility, a mail to the candidate asks her. */
export const askedBy = ({ category }: Pick<Template, 'category'>): 'employee' | 'facility' | null =>
  category === 'candidate' ? 'employee' : category === 'profile' ? 'facility' : null
