import { daysSince } from '../day.ts'
import type { DemoFacility } from '../places/facility.ts'
import { demand, office, placement } from './stories.ts'
import silence from './silence.json' with { type: 'json' }
import type { Story } from './story.ts'

/** From so many working days ago to so many. */
export type Span = { first: number; last: number }

/** Eight months of working days. */
export const logbookAge = 172

/** When there is contact with a facility, of what kind, and how many entries it leaves. `written` is the age of the entry that comes last. */
export function paceOf(
  facility: DemoFacility,
  written: number | null,
  today: string,
): { span: Span; stories: Story[]; wanted: number } | null {
  const silent = workdaysSilent(facility.name)
  if (silent === null) return null
  const age = Math.floor((daysSince(facility.created_datetime, today) * 5) / 7) - 3
  const last = written === null ? silent : written + 1
  const first = Math.min(age, Math.max(logbookAge, last + 60))
  if (first < last) return null
  const { stories, inEightMonths } = habitOf(facility)
  return { span: { first, last }, stories, wanted: Math.ceil((inEightMonths * Math.min(logbookAge, first - last + 10)) / logbookAge) }
}

const { filled, lost } = demand
const { acquisition, calls, conditions, papers } = office
const { complaints, feedback, renewals, sickness } = placement

const usual = [
  ...filled,
  ...filled,
  ...lost,
  ...renewals,
  ...sickness,
  ...complaints,
  ...feedback,
  ...calls,
  ...calls,
  ...conditions,
  ...papers,
]

function habitOf({ tags, is_active }: DemoFacility): { stories: Story[]; inEightMonths: number } {
  if (!is_active) return { stories: papers, inEightMonths: 5 }
  if (tags.includes('A-Kunde')) return { stories: usual, inEightMonths: 32 }
  if (tags.includes('B-Kunde')) return { stories: usual, inEightMonths: 18 }
  if (tags.includes('C-Kunde')) return { stories: [...acquisition, ...calls, ...lost, ...feedback, ...papers], inEightMonths: 8 }
  if (tags.includes('Neukunde')) return { stories: [...acquisition, ...acquisition, ...lost, ...conditions], inEightMonths: 8 }
  return { stories: usual, inEightMonths: 13 }
}

/** Facilities nobody has spoken to for so many days, or ever; the others are in touch. */
const daysSilent = new Map<string, number | null>(Object.entries(silence))

/** The number of working days since the last word with a facility, at least; null: there was none. */
function workdaysSilent(name: string): number | null {
  const days = daysSilent.get(name)
  if (days === undefined) return 1
  return days === null ? null : Math.ceil((days * 5) / 7) + 2
}
