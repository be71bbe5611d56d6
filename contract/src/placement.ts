import type { Period } from './field.ts'
import { contains } from './range.ts'
import type { Text } from './text.ts'

/** What decides whether a vacancy has a free position. */
export type Capacity = { number_of_positions: number; number_of_bookings: number }

/** No position is left for a booking or another candidate. */
export const isFull = ({ number_of_positions, number_of_bookings }: Capacity): boolean => number_of_bookings >= number_of_positions

type Running = { date_range: Period; cancelled: boolean; terminated: boolean }

/** Why a booking cannot be cancelled; undefined: it can. */
export function whyNotCancelled({ date_range, cancelled, terminated }: Running, today: string): Text | undefined {
  if (cancelled) return placementTexts.already_cancelled
  if (terminated) return placementTexts.already_terminated
  return date_range.lower > today ? undefined : placementTexts.has_started
}

/** Why a booking cannot be ended early; undefined: it can. On its last day there is nothing left to end. */
export function whyNotTerminated({ date_range, cancelled, terminated }: Running, today: string): Text | undefined {
  if (cancelled) return placementTexts.already_cancelled
  if (terminated) return placementTexts.already_terminated
  if (date_range.lower > today) return placementTexts.not_started
  if (date_range.upper === today) return placementTexts.ends_today
  return contains(date_range, today) ? undefined : placementTexts.has_ended
}

export const isRejected = ({ status }: { status: string }): boolean => status.startsWith('rejected_')

/** Why a candidate must stay signed; undefined: the status can change. */
export const whyStaysSigned = ({ status, isBooked }: { status: string; isBooked: boolean }): Text | undefined =>
  status === 'signed' && isBooked ? placementTexts.booked : undefined

/** Why an employee cannot come, stay away or leave: forms say it in advance, the server on the attempt. */
export const placementTexts = {
  full: {
    de: 'Alle Positionen der Stelle sind besetzt. Erhöhen Sie erst die Zahl der Positionen.',
    en: 'All positions of the vacancy are filled. Raise the number of positions first.',
  },
  already_cancelled: { de: 'Die Buchung ist bereits storniert.', en: 'The booking is already cancelled.' },
  already_terminated: { de: 'Die Buchung ist bereits vorzeitig beendet.', en: 'The booking has already been ended early.' },
  has_started: {
    de: 'Die Buchung hat bereits begonnen. Sie kann nur noch beendet werden.',
    en: 'The booking has already started. It can only be ended.',
  },
  not_started: {
    de: 'Die Buchung hat noch nicht begonnen. Sie kann nur storniert werden.',
    en: 'The booking has not started yet. It can only be cancelled.',
  },
  ends_today: {
    de: 'Heute ist der letzte Tag der Buchung: Es gibt nichts mehr zu beenden.',
    en: 'The booking ends today anyway, so it cannot be ended early.',
  },
  has_ended: { de: 'Die Buchung ist bereits zu Ende.', en: 'The booking has already ended.' },
  later_end: {
    de: 'Das neue Ende darf nicht nach dem bisherigen liegen.',
    en: 'The new end cannot be after the current one.',
  },
  vacancy_or_type: { de: 'Bitte wählen Sie eine Stelle oder eine Stellenart.', en: 'Please choose a vacancy or a vacancy type.' },
  booked: {
    de: 'Der Kandidat ist gebucht. Stornieren Sie erst die Buchung.',
    en: 'The candidate is booked. Cancel the booking first.',
  },
  signed: {
    de: 'Der Kandidat hat zugesagt und kann nicht entfernt werden.',
    en: 'The candidate has signed and cannot be removed.',
  },
} satisfies Record<string, Text>
