import type { BookingInput } from '@kasack/contract/booking.ts'
import type { Capacity } from '@kasack/contract/placement.ts'
import { isFull, placementTexts, whyNotTerminated } from '@kasack/contract/placement.ts'
import type { Problems } from '@kasack/contract/problem.ts'
import { problemTexts } from '@kasack/contract/problem.ts'
import type { Text } from '@kasack/contract/text.ts'
import { refuseSuccession, sharesPosition, type SuccessionFacts } from '../succession/rules.ts'
import { texts } from './texts.ts'

type BookingBefore = Pick<
  BookingInput,
  'date_range' | 'cancelled' | 'terminated' | 'facility' | 'vacancy' | 'booking_type' | 'replacement_for'
>

/** The facts for the rules: the booking as stored, the acts requested, and the vacancy to be filled. */
export type BookingFacts = Pick<SuccessionFacts, 'links'> & {
  stored: BookingBefore | null
  patch: object
  body: object
  unreadable: Problems
  acts: readonly string[]
  today: string
  vacancy: (Capacity & { id: number; facility_id: number; department_id: number }) | null
}

/** A new booking takes facility and department from its vacancy unless given. Amounts for an apartment are kept only if there is one. */
export function completeBooking(input: BookingInput, facts: BookingFacts): BookingInput {
  return {
    ...input,
    facility: input.facility ?? placeOf('facility', facts),
    department: input.department ?? placeOf('department', facts),
    ...(input.accommodation === 'yes' ? {} : { accommodation_package: null, accommodation_price: null }),
    date_range: rangeOf(input, facts),
  }
}

function placeOf(name: 'facility' | 'department', { stored, body, unreadable, vacancy }: BookingFacts): { id: number } | null {
  const isUntold = stored === null && !(name in unreadable) && (name === 'facility' || !(name in body))
  return isUntold && vacancy ? { id: vacancy[`${name}_id`] } : null
}

/** A booking ended early without a day ends today. If it cannot be ended, its days are not what is wrong. */
function rangeOf({ date_range }: BookingInput, { stored, acts, patch, today }: BookingFacts): BookingInput['date_range'] {
  if (!stored || !acts.includes('terminated')) return date_range
  if (whyNotTerminated(stored, today)) return stored.date_range
  return { ...date_range, upper: ('date_range' in patch ? date_range.upper : null) ?? today }
}

export function refuseBooking(input: BookingInput, facts: BookingFacts): Problems {
  const { stored, acts, unreadable } = facts
  if (stored && acts.length > 0) return refuseActs(input, { ...facts, stored })
  return {
    ...refusePlace(input, facts),
    ...refuseVacancy(input, facts),
    ...refuseSuccession(input, facts),
    ...(input.accommodation === 'yes' && !('accommodation' in unreadable) ? refuseAmounts(input, unreadable) : {}),
  }
}

/** Why the stored booking can no longer be changed. */
export const sealedBooking = ({ cancelled, terminated }: Pick<BookingBefore, 'cancelled' | 'terminated'>): Text[] => [
  ...(cancelled ? [placementTexts.already_cancelled] : []),
  ...(terminated ? [placementTexts.already_terminated] : []),
]

/** Ending early must not prolong a booking. Each act says for itself why it cannot be done at all. */
function refuseActs({ date_range }: BookingInput, { stored, acts, today }: BookingFacts & { stored: BookingBefore }): Problems {
  const { upper } = stored.date_range
  const isLater = acts.includes('terminated') && upper !== null && date_range.upper !== null && date_range.upper > upper
  return isLater && !whyNotTerminated(stored, today) ? { date_range: [placementTexts.later_end] } : {}
}

/** A booking fills a vacancy or has a type at a facility. Unreadable values count as given. */
function refusePlace({ vacancy, vacancy_type, facility }: BookingInput, { stored, unreadable }: BookingFacts): Problems {
  const [hasVacancy, hasType] = [vacancy !== null || 'vacancy' in unreadable, vacancy_type !== null || 'vacancy_type' in unreadable]
  const neither = !hasVacancy && !hasType
  return {
    ...(neither ? { vacancy: [placementTexts.vacancy_or_type], vacancy_type: [placementTexts.vacancy_or_type] } : {}),
    ...(hasVacancy && hasType ? { vacancy_type: [texts.vacancy_and_type] } : {}),
    ...(!stored && !facility && !hasVacancy && !('facility' in unreadable) ? { facility: [problemTexts.required] } : {}),
  }
}

/** The vacancy must be at the booking's facility, which never changes, and have a position left for a booking that moves to it. */
function refuseVacancy(input: BookingInput, { stored, vacancy, unreadable, links }: BookingFacts): Problems {
  if (!vacancy) return {}
  const { facility } = stored ?? input
  const isElsewhere = facility !== null && !('facility' in unreadable) && facility.id !== vacancy.facility_id
  const hasMoved = stored?.vacancy?.id !== input.vacancy?.id
  if (isElsewhere && stored) return { vacancy: [texts.other_facility] }
  return {
    ...(isElsewhere ? { facility: [texts.other_facility] } : {}),
    ...(hasMoved && isFull(vacancy) && !sharesPosition(links, vacancy.id) ? { vacancy: [placementTexts.full] } : {}),
  }
}

const refuseAmounts = (input: BookingInput, unreadable: Problems): Problems =>
  Object.fromEntries(
    (['accommodation_package', 'accommodation_price'] as const)
      .filter((name) => input[name] === null && !(name in unreadable))
      .map((name) => [name, [problemTexts.required]]),
  )
