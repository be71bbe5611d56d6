import type { Engagement } from '@kasack/contract/engagement.ts'
import { formatRelativeDay, formatShortMoment } from '../shared/language/format.ts'

/** An earlier entry in full, with its time, kind and author. */
export const EngagementNote = ({ title, entry }: { title: string; entry: Engagement }) => (
  <div className="k-about-note">
    <div className="k-second">
      <b>{title}</b> {formatShortMoment(entry.created_datetime)}, {formatRelativeDay(entry.created_datetime)} · {entry.action_type?.name} ·{' '}
      {entry.created_by_user.name}
    </div>
    {entry.note && (
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a long note must scroll by keyboard too
      <p className="k-pre" tabIndex={0}>
        {entry.note}
      </p>
    )}
  </div>
)
