import type { Engagement } from '@kasack/contract/engagement.ts'
import { formatShortMoment } from '../shared/language/format.ts'
import { TwoLines } from '../shared/part/TwoLines.tsx'

/** When and by whom the entry was written. */
export const EngagementCreated = ({ engagement: { created_datetime, created_by_user } }: { engagement: Engagement }) => (
  <TwoLines
    first={<span className="k-num">{formatShortMoment(created_datetime)}</span>}
    second={<span title={created_by_user.name}>{created_by_user.name}</span>}
  />
)
