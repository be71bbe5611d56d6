import * as filter from './filter.ts'
import type { Text } from './text.ts'

/** The statuses of a vacancy in order; `filled` follows from its bookings and is never written (docs/rules/capacity.md). */
export const vacancyStatuses = [
  { code: 'open', name: { de: 'Offen', en: 'Open' } },
  { code: 'paused', name: { de: 'Pausiert', en: 'Paused' } },
  { code: 'filled', name: { de: 'Besetzt', en: 'Filled' } },
  { code: 'closed', name: { de: 'Geschlossen', en: 'Closed' } },
] as const satisfies readonly { code: string; name: Text }[]

/** How many of a vacancy's positions are booked: none, some, all. */
export const vacancyFillings = ['empty', 'partially_filled', 'filled'] as const
export type VacancyFilling = (typeof vacancyFillings)[number]

/** By name or code; `paused` has no code. */
export const vacancyStatusFilter = () =>
  filter.choices(
    vacancyStatuses.map(({ code }) => code),
    { 10: 'open', 20: 'filled', 30: 'closed' },
  )
