import type { Priority } from '@kasack/contract/shared-shape.ts'

/** A follow-up as it is stored: all of it, or none (null). */
export type StoredFollowUp = { date: string; user: number; priority: Priority } | null

type Wanted = { followup_date: string | null; followup_user: { id: number } | null; followup_priority: Priority | null }

/** What is stored for what was asked: without a date nothing; without a user the caller, without a priority medium. */
export function followUpOf({ followup_date, followup_user, followup_priority }: Wanted, caller: { id: number }): StoredFollowUp {
  if (followup_date === null) return null
  return { date: followup_date, user: followup_user?.id ?? caller.id, priority: followup_priority ?? 'medium' }
}

/** Whether a dated entry becomes the one that carries its facility's follow-up: there is none, or it is not due later. */
export const takesOver = (current: string | null, date: string): boolean => current === null || date >= current

export const sameFollowUp = (one: StoredFollowUp, other: StoredFollowUp): boolean =>
  one?.date === other?.date && one?.user === other?.user && one?.priority === other?.priority
