import type { FindingAnswer } from '@kasack/contract/judge.ts'
import type { FindingLevel } from '@kasack/contract/judge-level.ts'
import type { Text } from '@kasack/contract/text.ts'
import type { UserNeeds } from '@kasack/contract/user.ts'
import { emailModal } from '../send-email/door.ts'
import { dayFrom, isWithin } from '@kasack/contract/range.ts'
import { employeeDocument } from '@kasack/contract/employee-document.ts'
import { employeeDocumentModal } from '../employee-document/door.ts'
import { facility as facilityEntity } from '@kasack/contract/facility.ts'
import { formatShortDay } from '../shared/language/format.ts'
import { needsOf, openModal } from '../shared/address/modals.ts'
import { recordPath } from '../shared/address/record-path.ts'
import { t } from '../shared/language/i18n.ts'
import { texts as words } from '../shared/part/texts.ts'
import { levelWords, texts } from './texts.ts'

/** The last day is included; null means no end. */
export type Period = { lower: string; upper: string | null }

type FindingSpan = Pick<FindingAnswer, 'text' | 'lower' | 'upper'>

/** Findings shown before the rest is counted. */
export const most = 5

/** The findings as sentences for display. */
export function sentencesOf(findings: readonly Pick<FindingAnswer, 'text'>[]): string[] {
  const others = findings.length - most
  return [...findings.slice(0, most).map(({ text }) => text), ...(others > 0 ? [t(words.some_more, { count: others })] : [])]
}

/** The label of a mark: the level, or that exceptions allow what is forbidden. */
export const wordOf = (level: FindingLevel, isOverridden: boolean): Text => (isOverridden ? texts.excused : levelWords[level])

/** Whether a finding matters for a change: not if it is about past days that were already part of the stored record. */
export const stillMatters = ({ lower, upper }: FindingSpan, { today, stored }: { today: string; stored: Period | null }): boolean =>
  upper === null || upper >= today || stored === null || !isWithin({ lower, upper }, stored)

/** The findings not shown to the user yet. */
export const unseen = <F extends FindingSpan>(findings: readonly F[], shown: readonly FindingSpan[]): F[] =>
  findings.filter((one) => !shown.some((other) => other.text === one.text && other.lower === one.lower && other.upper === one.upper))

/** What remedies need to know about the form. */
export type Situation = { employee: number | null; facility: number | null; lower: string | null; setEnd: (day: string) => void }

/** A remedy for a finding: an action on top of the form, or a page to open. */
export type Remedy = { label: string; needs: UserNeeds } & ({ act: () => void } | { page: string })

type Remediable = Pick<FindingAnswer, 'code' | 'lower' | 'source'>
type RemediesFor = (finding: Remediable, situation: Situation) => Remedy[]

/** Ends the booking before the first excess day; no remedy if nothing would be left. */
const bookUntil: RemediesFor = ({ lower }, { lower: start, setEnd }) => {
  const day = lower === null ? null : dayFrom(lower, -1)
  if (day === null || start === null || day < start) return []
  return [{ label: t(texts.book_until, { day: formatShortDay(day) }), needs: 'session', act: () => setEnd(day) }]
}

const openDocument: RemediesFor = ({ source }) =>
  source?.resource === employeeDocument.path
    ? [
        {
          label: t(texts.open_document),
          needs: needsOf(employeeDocumentModal, true),
          act: () => openModal(employeeDocumentModal, { id: source.id }),
        },
      ]
    : []

const askForDocument: RemediesFor = (_, { employee: id }) =>
  id === null
    ? []
    : [
        {
          label: t(texts.ask_for_document),
          needs: needsOf(emailModal, false),
          act: () => openModal(emailModal, { from: { entity: 'documents-of', id } }),
        },
      ]

const openFacility: RemediesFor = (_, { facility }) =>
  facility === null
    ? []
    : [{ label: t(texts.open_facility), needs: facilityEntity.access.read, page: recordPath(facilityEntity, facility) }]

const ofDocument: RemediesFor = (finding, situation) => [...openDocument(finding, situation), ...askForDocument(finding, situation)]

/** The remedies by finding code; those added here are offered wherever findings are shown. */
const remedies: Readonly<Record<string, RemediesFor>> = {
  maximum_duration: bookUntil,
  document_missing: ofDocument,
  document_expires: ofDocument,
  document_expires_open: ofDocument,
  residence_missing: ofDocument,
  residence_expires: ofDocument,
  residence_unclear: ofDocument,
  residence_forbids_leasing: openDocument,
  blocked_at_facility: openFacility,
}

export const remediesFor = (finding: Remediable, situation: Situation): Remedy[] =>
  Object.hasOwn(remedies, finding.code) ? remedies[finding.code]!(finding, situation) : []
