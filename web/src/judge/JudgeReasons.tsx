import { booking } from '@kasack/contract/booking.ts'
import type { FindingLevel } from '@kasack/contract/judge-level.ts'
import { useQuery } from '@tanstack/react-query'
import { Tooltip } from 'antd'
import { useText } from '../shared/language/i18n.ts'
import { useMay } from '../shared/session/permission.ts'
import { JudgeLevel } from './JudgeLevel.tsx'
import { findingsOfBooking } from './queries.ts'
import { sentencesOf } from './rules.ts'
import { levelWords, texts } from './texts.ts'

type Props = {
  level: FindingLevel | null
  /** What is to be judged, as the call takes it. */
  plan: object
}

/** How much speaks against what a row is about; whoever may book is told why when he points at it. */
export function JudgeReasons({ level, plan }: Props) {
  const t = useText()
  const may = useMay()
  if (level === null || !may(booking.access.create)) return <JudgeLevel level={level} />
  return (
    <Tooltip title={<Reasons plan={plan} />} trigger={['hover', 'focus']}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the reasons are told by keyboard, too */}
      <span role="note" tabIndex={0} aria-label={t(levelWords[level])}>
        <JudgeLevel level={level} />
      </span>
    </Tooltip>
  )
}

/** Asked for when they are looked at. */
function Reasons({ plan }: Pick<Props, 'plan'>) {
  const t = useText()
  const { data, isError } = useQuery(findingsOfBooking(plan))
  const told = data ? sentencesOf(data.findings) : [t(isError ? texts.unchecked : texts.looking)]
  return <span className="k-pre">{told.join('\n')}</span>
}
