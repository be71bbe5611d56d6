import { shortDayText } from './day-text.ts'
import { documentRight } from './document-state.ts'
import type { JudgeFinding, JudgeFacts, Paper, Plan, Rule } from './judge-facts.ts'
import { daysOf, endingBefore, spanOf, needsFor, documentSource } from './judge-document.ts'
import { defaultLevels } from './judge-level.ts'
import { employeeSource } from './judge-person.ts'
import { contains, uncovered } from './range.ts'
import type { Text } from './text.ts'
import { fillText } from './text.ts'

/** The titles of a third-country national, those valid on the first day, and the gaps; null: no title is required. */
function titlesOf({ range }: Plan, { employee: { nationality_group, papers } }: JudgeFacts) {
  if (nationality_group !== 'third_country') return null
  const all = papers.filter(({ is_residence_title }) => is_residence_title)
  return {
    all,
    first: all.filter((paper) => daysOf([paper]).some((days) => contains(days, range.lower))),
    gaps: uncovered(daysOf(all), range),
  }
}

/** Titles of a kind with health data need the same permission as any document of it. */
const needsOf = (titles: readonly Paper[]) => needsFor({ is_health_data: titles.some(({ is_health_data }) => is_health_data) })

/** What the titles of the first day say about leasing, based on one that says so. */
const ofFirstDay =
  (text: Text, saying: (titles: readonly Paper[]) => Paper | undefined): Rule['find'] =>
  (plan, facts): JudgeFinding[] => {
    const first = titlesOf(plan, facts)?.first ?? []
    const paper = saying(first)
    return paper ? [{ text: () => text, days: plan.range, source: documentSource(facts, paper), ...needsOf(first) }] : []
  }

const texts = {
  missing: { de: 'Kein geprüfter Aufenthaltstitel zum {day}.', en: 'No checked residence title valid on {day}.' },
  expires: { de: 'Aufenthaltstitel läuft ab: gültig bis {day}', en: 'Residence title expires: valid until {day}' },
  unclear: {
    de: 'Ob der Aufenthaltstitel die Überlassung erlaubt, ist nicht geklärt.',
    en: 'It is unclear whether the residence title permits agency work.',
  },
  forbids: { de: 'Der Aufenthaltstitel erlaubt keine Überlassung.', en: 'The residence title does not permit agency work.' },
} satisfies Record<string, Text>

/** Whether a third-country national may stay and be leased. */
export const residenceRules = {
  residence_missing: {
    level: defaultLevels.residence_missing,
    needs: documentRight,
    find: (plan, facts) => {
      const titles = titlesOf(plan, facts)
      if (!titles || titles.first.length > 0) return []
      const text = () => fillText(texts.missing, { day: shortDayText(plan.range.lower) })
      return [{ text, days: spanOf(titles.gaps), source: employeeSource(facts), ...needsOf(titles.all) }]
    },
  },
  residence_expires: {
    level: defaultLevels.residence_expires,
    needs: documentRight,
    find: (plan, facts) => {
      const titles = titlesOf(plan, facts)
      if (!titles || titles.first.length === 0 || titles.gaps.length === 0) return []
      const paper = endingBefore(titles.all, titles.gaps[0]!.lower!)
      const text = () => fillText(texts.expires, { day: shortDayText(paper.valid_until!) })
      return [{ text, days: spanOf(titles.gaps), source: documentSource(facts, paper), ...needsOf(titles.all) }]
    },
  },
  residence_unclear: {
    level: defaultLevels.residence_unclear,
    needs: documentRight,
    find: ofFirstDay(texts.unclear, (first) => (first.every(({ allows_leasing }) => allows_leasing === null) ? first[0] : undefined)),
  },
  residence_forbids_leasing: {
    level: defaultLevels.residence_forbids_leasing,
    needs: documentRight,
    find: ofFirstDay(texts.forbids, (first) =>
      first.some(({ allows_leasing }) => allows_leasing === true)
        ? undefined
        : first.find(({ allows_leasing }) => allows_leasing === false),
    ),
  },
} satisfies Record<string, Rule>
