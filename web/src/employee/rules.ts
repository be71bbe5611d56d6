import type { Employee } from '@kasack/contract/employee.ts'
import { formatRadius } from '../shared/language/format.ts'
import { t } from '../shared/language/i18n.ts'
import { texts } from './texts.ts'

/** The preferred postal code, with the town where it is that of the home; empty where nothing is preferred. */
export function preferredPlace({ preferred_postal_code, postal_code, city }: Employee): string {
  if (!preferred_postal_code) return ''
  return preferred_postal_code === postal_code ? `${preferred_postal_code} ${city}`.trim() : preferred_postal_code
}

/** How far from the preferred location: `Umkreis 50 km`, `bundesweit`. */
export function preferredReach({ preferred_location_radius: kilometres, max_distance }: Employee): string {
  const radius = formatRadius(kilometres)
  return max_distance === null ? radius : t(texts.radius_around, { radius })
}
