import type { BookingInput } from '@kasack/contract/booking.ts'
import type { Problems } from '@kasack/contract/problem.ts'
import { covers, endsBeforeStart, isWithin, overlaps, without } from '@kasack/contract/range.ts'
import type { Text } from '@kasack/contract/text.ts'
import type { Links, Predecessor } from './queries.ts'
import { texts } from './texts.ts'

type SuccessionBefore = Pick<BookingInput, 'vacancy' | 'date_range' | 'booking_type' | 'replacement_for'>

export type SuccessionFacts = {
  stored: SuccessionBefore | null
  unreadable: Problems
  links: Links
}

const isLive = ({ cancelled, terminated }: Predecessor) => !cancelled && !terminated

/** Whether a booking shares the position of another one, which counts for both while it is live: docs/rules/capacity.md. */
export const sharesPosition = ({ continued, stoodIn }: Links, vacancy: number): boolean =>
  [continued, stoodIn].some((one) => one !== null && isLive(one) && one.vacancy_id === vacancy)

/** Why a booking cannot continue another one, or cannot stand in for its employee. */
export function refuseSuccession(input: BookingInput, facts: SuccessionFacts): Problems {
  const { stored, links } = facts
  const changed = stored && { ...input, ...unchanged(input, stored, facts.unreadable) }
  const continues = changed ? whyNotStillContinued(changed, stored, links) : whyNotContinued(input, facts)
  const standsIn = changed ? whyNoLongerStandIn(changed, stored, links) : whyNotStandIn(input, facts)
  return {
    ...(continues.length > 0 && { continues }),
    ...(standsIn.length > 0 && { stands_in_for: standsIn }),
  }
}

/** The stored values of invalid fields, so that no further problems follow from these. */
function unchanged({ date_range }: BookingInput, stored: SuccessionBefore, unreadable: Problems): Partial<SuccessionBefore> {
  const isWrong = (name: string) => name in unreadable || (name === 'date_range' && endsBeforeStart(date_range))
  return Object.fromEntries(Object.entries(stored).filter(([name]) => isWrong(name)))
}

/** The texts that apply. */
const reasons = (...all: [boolean, Text][]): Text[] => all.flatMap(([applies, text]) => (applies ? [text] : []))

function whyNotContinued(input: BookingInput, { links: { continued }, unreadable }: SuccessionFacts): Text[] {
  if (!continued) return []
  const { booking_type, employee, replacement_for, date_range } = input
  const whose = booking_type === 'renewal' ? employee : booking_type === 'replacement' ? replacement_for : null
  const isAfter = continued.upper !== null && date_range.lower > continued.upper
  return reasons(
    [continued.cancelled, texts.continued_cancelled],
    [!('employee' in unreadable) && whose?.id !== continued.employee_id, texts.continued_employee],
    [!isAtSamePlace(input, continued) || (!input.vacancy && input.vacancy_type?.id !== continued.vacancy_type_id), texts.continued_place],
    [!('date_range' in unreadable) && !isAfter, texts.continued_days],
    [continued.isContinued, texts.continued_already],
  )
}

/** Both stay at their vacancy and share no day, unless one is cancelled. */
function whyNotStillContinued({ vacancy, date_range }: BookingInput, stored: SuccessionBefore, { continued, successor }: Links): Text[] {
  const isLinked = successor !== null || (continued !== null && !continued.cancelled)
  const meetsBefore = continued !== null && !continued.cancelled && overlaps(continued, date_range)
  const meetsNext = successor !== null && overlaps(successor, date_range)
  return reasons(
    [isLinked && stored.vacancy?.id !== vacancy?.id, texts.continued_moves],
    [meetsBefore || meetsNext, texts.continued_overlaps],
  )
}

function whyNotStandIn(input: BookingInput, { links: { stoodIn }, unreadable }: SuccessionFacts): Text[] {
  if (!stoodIn) return []
  const { date_range } = input
  const isReadable = !('date_range' in unreadable)
  return reasons(
    [!isLive(stoodIn), texts.absent_over],
    [!isAtSamePlace(input, stoodIn), texts.absent_place],
    [!isReplacementFor(input, stoodIn), texts.absent_employee],
    [isReadable && !(isWithin(date_range, stoodIn) && covers(stoodIn.absences, date_range)), texts.absent_days],
    [isReadable && stoodIn.standIns.some((other) => overlaps(other, date_range)), texts.absent_already],
  )
}

/** What this change would break; what others have changed since is left alone. */
function whyNoLongerStandIn(input: BookingInput, stored: SuccessionBefore, { stoodIn }: Links): Text[] {
  if (!stoodIn || !isLive(stoodIn)) return []
  const hasMoved = stored.vacancy?.id !== input.vacancy?.id
  const added = without(input.date_range, stored.date_range)
  return reasons(
    [hasMoved && !isAtSamePlace(input, stoodIn), texts.absent_place],
    [isReplacementFor(stored, stoodIn) && !isReplacementFor(input, stoodIn), texts.absent_employee],
    [added.some((range) => !(isWithin(range, stoodIn) && covers(stoodIn.absences, range))), texts.absent_days],
    [added.some((range) => stoodIn.standIns.some((other) => overlaps(other, range))), texts.absent_already],
  )
}

const isReplacementFor = (
  { booking_type, replacement_for }: Pick<SuccessionBefore, 'booking_type' | 'replacement_for'>,
  absent: Predecessor,
) => booking_type === 'replacement' && replacement_for?.id === absent.employee_id

const isAtSamePlace = ({ vacancy, facility }: BookingInput, { vacancy_id, facility_id }: Predecessor): boolean =>
  vacancy ? vacancy.id === vacancy_id : vacancy_id === null && facility?.id === facility_id
