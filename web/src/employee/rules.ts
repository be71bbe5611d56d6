import type { Employee } from '@kasack/contract/employee.ts'

/** The preferred postal code, with the town where it is that of the home; empty where nothing is preferred. */
export function preferredPlace({ preferred_postal_code, postal_code, city }: Employee): string {
  if (!preferred_postal_code) return ''
  return preferred_postal_code === postal_code ? `${preferred_postal_code} ${city}`.trim() : preferred_postal_code
}
