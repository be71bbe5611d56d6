import { daysBetween } from './format.ts'

/** The urgency of a day, shown as red, amber or plain. */
export type Due = 'late' | 'today' | 'later'

/** Whether the day is over, is today, or is still to come. */
export const dueOf = (day: string, today: string): Due => (day < today ? 'late' : day === today ? 'today' : 'later')

/** How many days ago the day was; 0 for today and later. */
export const daysLate = (day: string, today: string): number => Math.max(0, daysBetween(day, today))
