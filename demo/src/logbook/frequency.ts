import { daysSince } from '../day.ts'
import type { DemoFacility } from '../places/facility.ts'
import { demand, office, placement } from './stories.ts'
import silence from './silence.json' with { type: 'json' }
import type { Story } from './story.ts'

/** From so many working days ago to so many. */
export type Span = { first: number; last: number }

/** Fourteen months of working days: whatever is counted has a last year. */
export const logbookAge = 304

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
  const { stories, inAll } = habitOf(facility)
  return { span: { first, last }, stories, wanted: Math.ceil((inAll * Math.min(logbookAge, first - last + 10)) / logbookAge) }
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

/** Of what kind the contact is, and how many entries a facility leaves that was a client all the time. */
function habitOf({ tags, is_active }: DemoFacility): { stories: Story[]; inAll: number } {
  if (!is_active) return { stories: papers, inAll: 7 }
  if (tags.includes('A-Kunde')) return { stories: usual, inAll: 42 }
  if (tags.includes('B-Kunde')) return { stories: usual, inAll: 24 }
  if (tags.includes('C-Kunde')) return { stories: [...acquisition, ...calls, ...lost, ...feedback, ...papers], inAll: 11 }
  if (tags.includes('Neukunde')) return { stories: [...acquisition, ...acquisition, ...lost, ...conditions], inAll: 14 }
  return { stories: usual, inAll: 17 }
}

/** Facilities nobody has spoken to for so many days, or ever; the others are in touch. */
const daysSilent = new Map<string, number | null>(Object.entries(silence))

/** The number of working days since the last word with a facility, at least; null: there was none. */
function workdaysSilent(name: string): number | null {
  const days = daysSilent.get(name)
  if (days === undefined) return 1
  return days === null ? null : Math.ceil((days * 5) / 7) + 2
}
