import type { HistoryLine } from '@kasack/contract/history.ts'
import { historyActNames } from '@kasack/contract/history.ts'
import { formatAgo, formatMoment, formatTime } from '../shared/language/format.ts'
import { t as say, useText } from '../shared/language/i18n.ts'
import { HistoryChanges } from './HistoryChanges.tsx'
import { HistoryUndo } from './HistoryUndo.tsx'
import type { Entry } from './rules.ts'
import { texts } from './texts.ts'

type Props = { entry: Entry; isToday: boolean }

/** What one call changed: when, who, what, with a button to undo it. */
export function HistoryEntry({ entry: { lines }, isToday }: Props) {
  const t = useText()
  const [first] = lines
  if (!first) return null
  const { datetime, act } = first
  const time = formatTime(datetime)
  const who = whoWrote(first)
  return (
    <li className="k-entry">
      <time dateTime={datetime} title={formatMoment(datetime)}>
        {isToday ? t(texts.time_ago, { time, ago: formatAgo(datetime) }) : time}
      </time>
      <div>
        <p className="k-entry-head">
          <b>{who}</b> {act !== 'changed' && <span>{t(historyActNames[act])}</span>}
        </p>
        {lines.map((line) => (
          <HistoryChanges key={line.id} line={line} />
        ))}
      </div>
      <HistoryUndo {...first} what={`${who}, ${formatMoment(datetime)}`} />
    </li>
  )
}

/** Who acted: a user, the public page, or a job of the server. */
export const whoWrote = ({ user, through }: Pick<HistoryLine, 'user' | 'through'>): string =>
  user?.name ?? say(through === 'public' ? texts.by_public : texts.by_job)
