import { largestAttachments } from '@kasack/contract/file.ts'
import type { SendEmailInput } from '@kasack/contract/send-email.ts'
import type { Problems } from '@kasack/contract/problem.ts'
import { type LockedDocument, refusePapers } from '../enclosed-paper/rules.ts'
import { refuseSeveral, refuseTwoPersons } from '../template/rules.ts'
import type { About, findAbout, Template } from './queries.ts'
import { texts } from './texts.ts'

/**
 * The documents sent along that the writer may see, the employees they may belong to, and the number of vacancies of the candidates;
 * undefined if unreadable.
 */
type Enclosures = { papers: LockedDocument[]; whose: number[] | undefined; vacancies: number | undefined }

/** Refuses an e-mail for reasons beyond its single fields, by field (docs/rules/mail.md). */
export function refuseEmail(input: SendEmailInput, template: Template | null, { papers, whose, vacancies }: Enclosures): Problems {
  const { selected_attachments, selected_documents, candidate, candidates, employee, log } = input
  const chosen = template?.attachable.filter((one) => selected_attachments.some(({ id }) => id === one.id)) ?? []
  const isForeign = template !== null && selected_attachments.some(({ id }) => !chosen.some((one) => one.id === id))
  const isTooLarge = bytesOf(chosen) > largestAttachments
  const unsent = refusePapers(selected_documents, { seen: papers, whose })
  const tooLarge = unsent.length === 0 && !isTooLarge && bytesOf([...chosen, ...papers]) > largestAttachments ? [texts.too_large] : []
  return byField({
    template: template?.code === 'automated' ? [texts.automated] : [],
    selected_attachments: [...(isForeign ? [texts.not_attachable] : []), ...(isTooLarge ? [texts.too_large] : [])],
    selected_documents: [...unsent, ...tooLarge],
    candidates: [...(candidate && candidates.length > 0 ? [texts.one_or_several] : []), ...refuseSeveral(candidates.length, vacancies)],
    employee: refuseTwoPersons({ candidate: candidate ?? candidates[0], employee }),
    log: log && whose?.length === 0 ? [texts.about_nobody] : [],
  })
}

const bytesOf = (files: { size: number | null }[]): number => files.reduce((sum, { size }) => sum + (size ?? 0), 0)

const byField = (all: Problems): Problems => Object.fromEntries(Object.entries(all).filter(([, reasons]) => reasons.length > 0))

/** Whom an e-mail asks about a candidate: a profile asks the facility, an e-mail to the candidate asks the employee. */
export const askedBy = ({ category }: Pick<Template, 'category'>): 'employee' | 'facility' | null =>
  category === 'candidate' ? 'employee' : category === 'profile' ? 'facility' : null

type EmailSubject = Awaited<ReturnType<typeof findAbout>>

/** The records an e-mail is filed under: one candidate with their employee, or the vacancy of several. The candidate's facility wins. */
export function keptWith({ candidates, ...found }: EmailSubject, { candidate }: Pick<SendEmailInput, 'candidate'>): About {
  const [first] = candidates
  const one = candidate && first
  return {
    contact_person_id: found.contact_person_id,
    candidate_id: one?.id ?? null,
    employee_id: one?.employee_id ?? found.employee_id,
    vacancy_id: first?.vacancy_id ?? null,
    facility_id: first?.facility_id ?? found.facility_id,
  }
}
