import type { Priority } from '@kasack/contract/shared-shape.ts'

type FollowUpColumns = {
  followup_date: string | null
  followup_user_id: number | null
  followup_user_name: string
  followup_priority: Priority
}

/** The three flat columns as one object; null without a date. */
export const followUpObject = ({
  followup_date: date,
  followup_user_id: id,
  followup_user_name: name,
  followup_priority,
}: FollowUpColumns) => (date === null ? null : { date, user: id === null ? null : { id, name }, priority: followup_priority })
