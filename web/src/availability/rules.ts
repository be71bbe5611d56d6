import type { AbsenceWhileBooked, Week } from '@kasack/contract/availability.ts'
import { spanFrom } from '@kasack/contract/availability.ts'
import { overlaps, sharedDays, uncovered } from '@kasack/contract/range.ts'
import dayjs from 'dayjs'
import { formatDay, formatDays, formatInteger, wireFormat } from '../shared/language/format.ts'
import { t } from '../shared/language/i18n.ts'
import type { AvailabilityOf } from './texts.ts'
import { fillWords, texts } from './texts.ts'

/** `KW 51 (14.12.–20.12.2026): teilweise besetzt, 3 von 8`. */
export function describeWeek({ week, start, end, fill, count, positions }: Week, of: AvailabilityOf): string {
  const word = t(fillWords[of][fill])
  const isCounted = of === 'positions' && fill !== 'not-included'
  const told = isCounted ? t(texts.taken_of, { fill: word, count: formatInteger(count), positions: formatInteger(positions) }) : word
  return t(texts.week, { week, from: formatDay(start).slice(0, 6), to: formatDay(end), fill: told })
}

/** Who is booked but away in a week, and who stands in: `Jana Reuter: krank 02.–11.12., Mia Lorenz springt ein`. */
export function describeAbsences({ start, end }: Week, absences: readonly AbsenceWhileBooked[]): string[] {
  const week = { lower: start, upper: end }
  return absences
    .filter((one) => overlaps(one, week))
    .map(({ employee, reason_display: reason, lower, upper, stand_ins }) =>
      [
        t(texts.away, { name: employee.name, reason, days: formatDays({ lower, upper }) }),
        ...stand_ins.filter((one) => overlaps(one, week)).map(({ name }) => t(texts.stands_in, { name })),
      ].join(', '),
    )
}

/** Who is away from today on without a stand-in on some days: `Jana Reuter, krank 02.–11.12., niemand springt ein`. */
export const describeGaps = (absences: readonly AbsenceWhileBooked[], today: string): string[] =>
  absences.flatMap(({ employee: { name }, reason_display: reason, lower, upper, stand_ins }) => {
    const ahead = sharedDays({ lower, upper }, { lower: today, upper: null })
    if (!ahead) return []
    const gaps = uncovered(stand_ins, ahead) as Days[] // parts of a closed range
    const told = { name, reason, days: formatDays({ lower, upper }) }
    const isAllOfIt = gaps[0]?.lower === ahead.lower && gaps[0]?.upper === ahead.upper
    if (isAllOfIt) return [t(texts.nobody, told)]
    return gaps.length === 0 ? [] : [t(texts.nobody_on, { ...told, left: gaps.map((gap) => formatDays(gap)).join(', ') })]
  })

type Days = { lower: string; upper: string }

/** How high a week is filled, in percent, clamped so that partly filled never looks empty or full. */
export const fillLevel = ({ count, positions }: Pick<Week, 'count' | 'positions'>): number =>
  Math.min(70, Math.max(30, Math.round((100 * count) / Math.max(1, positions))))

/** The periods users check most for free employees. Weeks run from Monday to Sunday, the current one from today. */
export function freePeriods(today: string) {
  const monday = spanFrom(today).lower
  return [
    { name: t(texts.today), days: { from: today, to: today } },
    { name: t(texts.this_week), days: { from: today, to: inDays(monday, 6) } },
    { name: t(texts.next_week), days: { from: inDays(monday, 7), to: inDays(monday, 13) } },
    { name: t(texts.in_two_weeks), days: { from: inDays(monday, 14), to: inDays(monday, 20) } },
    { name: t(texts.four_weeks), days: { from: today, to: inDays(today, 27) } },
  ]
}

const inDays = (day: string, count: number): string => dayjs(day).add(count, 'day').format(wireFormat.day)
