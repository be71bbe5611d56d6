import { priorities, type Priority } from '@kasack/contract/shared-shape.ts'
import * as z from 'zod/mini'
import { workday } from '../day.ts'
import written from './open-follow-up.json' with { type: 'json' }

const priority = z.enum(priorities)
const named = z.prefault(z.nullable(z.string()), null)

/** The last entry about a facility, an employee or an applicant, and its follow-up. Persons are given by last name. */
const carried = z.strictObject({
  facility: named,
  contact: named,
  employee: named,
  applicant: named,
  user: z.string(),
  /** Working days from today; 0 is today, negative is overdue. */
  due: z.number(),
  priority,
  /** In working days ago. */
  written: z.number(),
  action: z.string(),
  note: z.string(),
})
export type OpenFollowUp = z.infer<typeof carried>

const set = z.strictObject({ facility: z.string(), user: z.string(), due: z.number(), priority })
const followUps = z.parse(z.strictObject({ carried: z.array(carried), set: z.array(set) }), written)

/** Written by hand: the dashboard opens with these. */
export const openFollowUps = (): OpenFollowUp[] => followUps.carried

/** A follow-up set on the page of a facility, without a logbook entry. */
export type SetFollowUp = { facility: string; user: string; date: string; priority: Priority }

export const setFollowUps = (today: string): SetFollowUp[] =>
  followUps.set.map(({ facility, user, due, priority: urgency }) => ({ facility, user, date: workday(today, due), priority: urgency }))
