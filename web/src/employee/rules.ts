import type { Employee } from '@kasack/contract/employee.ts'
import type { Ref } from '@kasack/contract/field.ts'
import { contains } from '@kasack/contract/range.ts'
import { fold } from '../shared/language/fold.ts'
import { formatRadius } from '../shared/language/format.ts'
import { t } from '../shared/language/i18n.ts'
import type { NameMatch } from '../shared/language/named-in.ts'
import { namedIn } from '../shared/language/named-in.ts'
import type { Centre } from '../shared/table/question/around.ts'
import { texts } from './texts.ts'

/** The preferred postal code and its town, taken from the address if both codes are equal; empty without a preference. */
export function preferredPlace({ preferred_postal_code, preferred_city, postal_code, city }: Employee): string {
  if (!preferred_postal_code) return ''
  return `${preferred_postal_code} ${preferred_postal_code === postal_code ? city : preferred_city}`.trim()
}

/**
 * Where distances from an employee start, and how far she travels: from the preferred place, or otherwise from home, which `reach` then
 * mentions. `place` is empty if neither is known.
 */
export function startOfEmployee(one: Employee): { place: string; reach: string } {
  const [wish, home] = [preferredPlace(one), homeOf(one)]
  if (wish || !home) return { place: wish, reach: preferredReach(one) }
  return { place: home, reach: t(texts.from_address, { radius: formatRadius(one.preferred_location_radius) }) }
}

const homeOf = ({ postal_code, city }: Employee): string => `${postal_code} ${city}`.trim()

/** The point distances are measured from: the preferred place if its position is known, otherwise the home (G83). */
export function centreOfEmployee(one: Employee): Centre {
  const { preferred_location_latitude: latitude, preferred_location_longitude: longitude } = one
  const home = homeOf(one)
  return latitude !== null && longitude !== null
    ? { address: preferredPlace(one) || home || one.name, latitude, longitude }
    : { address: home || one.name, latitude: one.address_latitude, longitude: one.address_longitude }
}

/** The distance from there: `Umkreis 50 km`, `bundesweit`. */
export function preferredReach({ preferred_location_radius: kilometres, max_distance }: Employee): string {
  const radius = formatRadius(kilometres)
  return max_distance === null ? radius : t(texts.radius_around, { radius })
}

/**
 * What a status implies. The agency edits the list of statuses, so they are recognized by words in their names. `idle`: on assignment by
 * status but not booked today; known only to readers who may see bookings.
 */
export function statusMeaning({ status, bookings }: Pick<Employee, 'status' | 'bookings'>, today: string): 'barred' | 'idle' | null {
  const name = fold(status.name)
  if (/gesperrt|blacklist/.test(name)) return 'barred'
  const isBooked = bookings?.some(({ cancelled, date_range }) => !cancelled && contains(date_range, today))
  return name.includes('im einsatz') && isBooked === false ? 'idle' : null
}

/** The exam an applicant's own words name; null if they name none or several, or if she is still in training. */
export const examIn = (profession: string, exams: readonly Ref[]): NameMatch | null =>
  isLearning.test(fold(profession)) ? null : namedIn(profession, exams)

const isLearning = /azubi|auszubild|ausbildung|angehend|lehrling|lehrjahr|schueler/
