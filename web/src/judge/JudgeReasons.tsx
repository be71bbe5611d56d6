import { booking } from '@kasack/contract/booking.ts'
import type { FindingLevel } from '@kasack/contract/judge-level.ts'
import { useQuery } from '@tanstack/react-query'
import { Tooltip } from 'antd'
import { useText } from '../shared/language/i18n.ts'
import { useMay } from '../shared/session/permission.ts'
import { JudgeLevel } from './JudgeLevel.tsx'
import { findingsOfBooking } from './queries.ts'
import { sentencesOf, wordOf } from './rules.ts'
import { texts } from './texts.ts'

type Props = {
  level: FindingLevel | null
  /** What to judge, as the body of the request. */
  plan: object
  /** The exceptions that allow everything forbidden, for display; empty if not all of it is allowed. */
  exceptions?: readonly string[]
}

/** The severity of a row's findings; a tooltip tells users who may book the reasons, and who made an exception. */
export function JudgeReasons({ level, plan, exceptions = [] }: Props) {
  const t = useText()
  const may = useMay()
  const isOverridden = exceptions.length > 0
  if (level === null || !may(booking.access.create)) return <JudgeLevel level={level} isOverridden={isOverridden} />
  return (
    <Tooltip title={<Reasons plan={plan} exceptions={exceptions} />} trigger={['hover', 'focus']}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the reasons must be reachable by keyboard too */}
      <span role="note" tabIndex={0} aria-label={t(wordOf(level, isOverridden))}>
        <JudgeLevel level={level} isOverridden={isOverridden} />
      </span>
    </Tooltip>
  )
}

/** Loaded when the tooltip opens. */
function Reasons({ plan, exceptions }: { plan: object; exceptions: readonly string[] }) {
  const t = useText()
  const { data, isError } = useQuery(findingsOfBooking(plan))
  const told = data ? sentencesOf(data.findings) : [t(isError ? texts.unchecked : texts.looking)]
  return <span className="k-pre">{[...told, ...exceptions].join('\n')}</span>
}
