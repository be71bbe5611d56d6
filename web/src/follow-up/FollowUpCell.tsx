import type { FollowUp } from '@kasack/contract/shared-shape.ts'
import { today } from '../shared/program/clock.ts'
import { dueOf } from '../shared/language/due.ts'
import { formatShortDay } from '../shared/language/format.ts'
import { initials } from '../shared/language/initials.ts'
import { Missing } from '../shared/part/Missing.tsx'
import { Priority } from '../shared/part/Priority.tsx'
import { TwoLines } from '../shared/part/TwoLines.tsx'
import { FollowUpDue } from './FollowUpDue.tsx'

type Props = {
  followUp: FollowUp
  /** Only an open follow-up can be late. */
  isOpen: boolean
}

/** A follow-up in a table: priority, day and user; below them, how late it is. */
export function FollowUpCell({ followUp, isOpen }: Props) {
  if (!followUp) return <Missing />
  const { date, user, priority } = followUp
  const due = isOpen ? dueOf(date, today()) : 'later'
  const name = user?.name ?? ''
  return (
    <TwoLines
      first={
        <span className="k-line k-num" title={name || undefined}>
          <span className={`k-${due}`}>
            <Priority value={priority} /> {formatShortDay(date)}
          </span>
          {name && (
            <span className="k-second">
              <Initials name={name} />
            </span>
          )}
        </span>
      }
      second={due !== 'later' && <FollowUpDue date={date} />}
    />
  )
}

const Initials = ({ name }: { name: string }) => (
  <>
    <span aria-hidden="true"> · {initials(name)}</span>
    <span className="k-sr">, {name}</span>
  </>
)
