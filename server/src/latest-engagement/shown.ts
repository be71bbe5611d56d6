/** Both are set, or neither. */
export type LatestColumns = { latest_engagement_id: number | null; latest_engagement_datetime: string | null }

/** The newest contact, stored with the record. */
export const latestEngagementObject = ({ latest_engagement_id: id, latest_engagement_datetime: created_datetime }: LatestColumns) =>
  id === null || created_datetime === null ? null : { id, created_datetime }
