import { shortDayText, shortRangeText } from './day-text.ts'
import { documentRight, healthDocumentRight } from './document-state.ts'
import { employeeDocument } from './employee-document.ts'
import type { JudgeFinding, JudgeFacts, Paper, PaperKind, Plan, Rule, Source } from './judge-facts.ts'
import { defaultLevels } from './judge-level.ts'
import { employeeSource } from './judge-person.ts'
import type { DayRange } from './range.ts'
import { contains, dayFrom, endsBeforeStart, uncovered } from './range.ts'
import type { Text } from './text.ts'
import { fillText } from './text.ts'

/** The days on which documents are valid; one issued after its end is valid on none. */
export const daysOf = (papers: readonly Paper[]): DayRange[] =>
  papers.map(({ begins, valid_until }) => ({ lower: begins, upper: valid_until })).filter((days) => !endsBeforeStart(days))

export const documentSource = ({ employee: { name } }: JudgeFacts, { id, kind }: Paper): Source => ({
  resource: employeeDocument.path,
  id,
  name: `${kind.name}, ${name}`,
})

/** From the first to the last of the ranges. */
export const spanOf = (days: readonly DayRange[]): DayRange => ({ lower: days[0]!.lower, upper: days.at(-1)!.upper })

/** Findings about documents with health data also need the permission to see those. */
export const needsFor = ({ is_health_data }: Pick<PaperKind, 'is_health_data'>): Pick<JudgeFinding, 'needs'> =>
  is_health_data ? { needs: [documentRight, healthDocumentRight] } : {}

/** The document that ends on the day before. */
export const endingBefore = (papers: readonly Paper[], day: string): Paper =>
  papers.find(({ valid_until }) => valid_until === dayFrom(day, -1))!

type Cover = { kind: PaperKind; papers: Paper[]; gaps: DayRange[] }

/** Each required kind with days on which no document of the employee is valid, and those days. */
const covers = ({ range }: Plan, { employee, place }: JudgeFacts): Cover[] =>
  (place?.kinds ?? []).flatMap((kind) => {
    if (!isAsked(kind, employee)) return []
    const papers = employee.papers.filter((paper) => paper.kind.id === kind.id)
    const gaps = uncovered(daysOf(papers), range)
    return gaps.length > 0 ? [{ kind, papers, gaps }] : []
  })

/** Employees born before the kind's day are exempt; a residence title is required only of third-country nationals. */
const isAsked = (kind: PaperKind, { birthday_date: birthday, nationality_group }: JudgeFacts['employee']): boolean =>
  !(kind.exempt_born_before !== null && birthday !== null && birthday < kind.exempt_born_before) &&
  (!kind.is_residence_title || nationality_group === 'third_country')

const holdsFirst = ({ gaps }: Cover, { range }: Plan): boolean => !contains(gaps[0]!, range.lower)

/** The days after the last document ends; null: the last one has no end. */
const afterLastEnd = ({ gaps }: Cover): DayRange | null => gaps.find(({ upper }) => upper === null) ?? null

function found(text: Text, { kind, papers }: Cover, { facts, days }: { facts: JudgeFacts; days: DayRange }): JudgeFinding {
  const paper = endingBefore(papers, days.lower!)
  return {
    text: () => fillText(text, { kind: kind.name, day: shortDayText(paper.valid_until!) }),
    days,
    source: documentSource(facts, paper),
    ...needsFor(kind),
  }
}

/** Whether the employee has the required documents on all days. */
export const documentRules = {
  document_missing: {
    level: defaultLevels.document_missing,
    needs: documentRight,
    find: (plan, facts) =>
      covers(plan, facts)
        .filter((cover) => !holdsFirst(cover, plan))
        .map(({ kind, gaps }) => ({
          text: () => fillText(texts.missing, { kind: kind.name, period: shortRangeText(gaps[0]!) }),
          days: spanOf(gaps),
          source: employeeSource(facts),
          ...needsFor(kind),
        })),
  },
  document_expires: {
    level: defaultLevels.document_expires,
    needs: documentRight,
    find: (plan, facts) =>
      covers(plan, facts).flatMap((cover) => {
        const gaps = cover.gaps.filter(({ upper }) => upper !== null)
        return holdsFirst(cover, plan) && gaps.length > 0 ? [found(texts.expires, cover, { facts, days: spanOf(gaps) })] : []
      }),
  },
  document_expires_open: {
    level: defaultLevels.document_expires_open,
    needs: documentRight,
    find: (plan, facts) =>
      covers(plan, facts).flatMap((cover) => {
        const days = afterLastEnd(cover)
        return days && holdsFirst(cover, plan) ? [found(texts.expires_open, cover, { facts, days })] : []
      }),
  },
} satisfies Record<string, Rule>

const texts = {
  missing: { de: 'Nachweis fehlt: {kind}, {period}', en: 'Document missing: {kind}, {period}' },
  expires: { de: 'Nachweis läuft ab: {kind}, gültig bis {day}', en: 'Document expires: {kind}, valid until {day}' },
  expires_open: {
    de: 'Nachweis endet vor dem offenen Einsatz: {kind}, gültig bis {day}',
    en: 'Document expires during an open-ended booking: {kind}, valid until {day}',
  },
} satisfies Record<string, Text>
