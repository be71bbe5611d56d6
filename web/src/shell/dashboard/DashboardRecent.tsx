import dayjs from 'dayjs'
import { EngagementIcon } from '../../engagement/EngagementIcon.tsx'
import { engagementModal } from '../../engagement/door.ts'
import { EngagementTable } from '../../engagement/EngagementTable.tsx'
import { wireFormat } from '../../shared/language/format.ts'
import { useText } from '../../shared/language/i18n.ts'
import { OpenButton } from '../../shared/record/OpenButton.tsx'
import { useUser } from '../../shared/session/session.ts'
import { useToday } from '../../shared/program/use-today.ts'
import { texts } from './texts.ts'

const recentDays = 2

/** The user's own logbook entries of the last two days, newest first. */
export function DashboardRecent() {
  const t = useText()
  const user = useUser()
  const since = dayjs(useToday()).subtract(recentDays, 'day').format(wireFormat.day)
  return (
    <EngagementTable
      tableKey="dre"
      referrer="dashboard/recent-engagements"
      title={texts.recent_entries}
      prefilters={{ created_datetime__date__gte: since, created_by_user__id: String(user?.id) }}
      defaultSort="-created_datetime"
      empty={{
        icon: EngagementIcon,
        title: texts.no_recent_entry,
        hint: texts.no_recent_entry_hint,
        action: <OpenButton modal={engagementModal}>{t(texts.create_entry)}</OpenButton>,
      }}
    />
  )
}
