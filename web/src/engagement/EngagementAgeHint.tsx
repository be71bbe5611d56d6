import { HistoryOutlined } from '@ant-design/icons'
import type { Engagement } from '@kasack/contract/engagement.ts'
import { engagement } from '@kasack/contract/engagement.ts'
import { useQuery } from '@tanstack/react-query'
import { berlinDayOf, today } from '../shared/program/clock.ts'
import { formatDay } from '../shared/language/format.ts'
import { useText } from '../shared/language/i18n.ts'
import { OpenButton } from '../shared/record/OpenButton.tsx'
import { recordCall } from '../shared/address/record-path.ts'
import { read } from '../shared/call/read.ts'
import { engagementModal } from './door.ts'
import { texts } from './texts.ts'

/** Shown above an entry from an earlier day: a new conversation deserves a new entry (decision G50). */
export function EngagementAgeHint({ id }: { id: number }) {
  const t = useText()
  const { data: entry } = useQuery(read<Engagement>(recordCall(engagement, id)))
  if (!entry || berlinDayOf(new Date(entry.created_datetime)) >= today()) return null
  return (
    <div className="k-notice" role="note">
      <HistoryOutlined aria-hidden />
      <span>{t(texts.old_entry, { day: formatDay(entry.created_datetime) })}</span>
      <OpenButton size="small" icon={null} modal={engagementModal} about={{ from: { entity: 'engagement', id } }}>
        {t(texts.add_new)}
      </OpenButton>
    </div>
  )
}
