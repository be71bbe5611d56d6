import { daysSince } from '../day.ts'
import type { DemoFacility } from '../places/facility.ts'
import { demand, office, placement } from './stories.ts'
import silence from './silence.json' with { type: 'json' }
import type { Story } from './story.ts'

/** From `first` to `last`, in working days ago. */
export type Span = { first: number; last: number }

/** Fourteen months in working days, so that every statistic has a previous year. */
export const logbookAge = 304

/** When a facility is contacted, about what, and how many entries result. `written` is the age of its handwritten last entry. */
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

/** The kind of contact, and the number of entries of a facility that was a client throughout. */
function habitOf({ tags, is_active }: DemoFacility): { stories: Story[]; inAll: number } {
  if (!is_active) return { stories: papers, inAll: 7 }
  if (tags.includes('A-Kunde')) return { stories: usual, inAll: 42 }
  if (tags.includes('B-Kunde')) return { stories: usual, inAll: 24 }
  if (tags.includes('C-Kunde')) return { stories: [...acquisition, ...calls, ...lost, ...feedback, ...papers], inAll: 11 }
  if (tags.includes('Neukunde')) return { stories: [...acquisition, ...acquisition, ...lost, ...conditions], inAll: 14 }
  return { stories: usual, inAll: 17 }
}

/** Days since the last contact, null if there was none. Facilities not listed are in touch. */
const daysSilent = new Map<string, number | null>(Object.entries(silence))

/** Minimum number of working days since the last contact with a facility; null: there was none. */
function workdaysSilent(name: string): number | null {
  const days = daysSilent.get(name)
  if (days === undefined) return 1
  return days === null ? null : Math.ceil((days * 5) / 7) + 2
}
