import { daysSince } from '../day.ts'
import { demandFilled, demandLost } from './demand-story.ts'
import type { DemoFacility } from '../places/facility.ts'
import { acquisition, calls, conditions, papers } from './office-story.ts'
import { complaints, feedback, renewals, sickness } from './placement-story.ts'
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

const usual = [
  ...demandFilled,
  ...demandFilled,
  ...demandLost,
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
  if (tags.includes('C-Kunde')) return { stories: [...acquisition, ...calls, ...demandLost, ...feedback, ...papers], inEightMonths: 8 }
  if (tags.includes('Neukunde')) return { stories: [...acquisition, ...acquisition, ...demandLost, ...conditions], inEightMonths: 8 }
  return { stories: usual, inEightMonths: 13 }
}

/** Facilities nobody has spoken to for so many days; the others are in touch. */
const daysSilent: Record<string, number> = {
  'Kurwerk Klinik Sprudelhof': 520,
  'Kurzzeitpflege Habichtsgrund': 430,
  'Fachklinik Kiefernheide': 390,
  'Praxis Dr. Hollerbusch und Kollegen': 371,
  'Krankenhaus Donauaue': 245,
  'Rheinkontor MVZ Nibelungengarten': 228,
  'Pflegezentrum Pappelgrund Harzvorland': 212,
  'Wohnstätte Martinsbrück': 160,
  'Kurhain Rehaklinik Müritzufer': 145,
  'Alpenwart Krankenhaus Seeufer': 131,
  'Kurhain Rehaklinik Saaletal': 118,
  'Seniorenresidenz Spatzenturm': 74,
  'Tidenhof Hausgemeinschaft Eutin': 61,
  'Fachklinik Elbsandblick': 55,
  'Geburtshaus Silbermond': 52,
}

/** Facilities nobody has ever spoken to. */
const neverContacted = [
  'OP-Zentrum Alsterlauf',
  'MVZ Fächerhof',
  'Kurhain Rehaklinik Enzquelle',
  'Rehaklinik Rebental',
  'Tidenhof Residenz Sylt',
]

/** The number of working days since the last word with a facility, at least; null: there was none. */
function workdaysSilent(name: string): number | null {
  if (neverContacted.includes(name)) return null
  const days = daysSilent[name]
  return days === undefined ? 1 : Math.ceil((days * 5) / 7) + 2
}
