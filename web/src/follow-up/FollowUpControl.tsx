import type { Facility } from '@kasack/contract/facility.ts'
import type { FollowUp } from '@kasack/contract/shared-shape.ts'
import { FollowUpIcon } from './FollowUpIcon.tsx'
import type { OriginOf } from '../shared/address/modals.ts'
import { today } from '../shared/program/clock.ts'
import { daysLate, dueOf } from '../shared/language/due.ts'
import { formatDay } from '../shared/language/format.ts'
import { t, useText } from '../shared/language/i18n.ts'
import { OpenButton } from '../shared/record/OpenButton.tsx'
import { Priority } from '../shared/part/Priority.tsx'
import { StripFact } from '../shared/part/StripFact.tsx'
import { followUpModal } from './door.ts'
import { FollowUpDone } from './FollowUpDone.tsx'
import { texts } from './texts.ts'

type Props = {
  facility: Facility
  /** The contact person a first follow-up is about. */
  about?: OriginOf<typeof followUpModal>
}

/** A facility's follow-up in the page header: how urgent it is, and the actions on it. */
export function FollowUpControl({ facility, about }: Props) {
  const { id, follow_up } = facility
  const text = useText()
  return (
    <StripFact label={text(texts.follow_up)}>
      {follow_up ? (
        <>
          <div className="k-follow">
            <OpenButton
              modal={followUpModal}
              about={{ id }}
              className={`k-due-${dueOf(follow_up.date, today())}`}
              icon={<FollowUpIcon />}
              aria-label={text(texts.change, { day: dayInWords(follow_up) })}
            >
              {dayInWords(follow_up)}
            </OpenButton>
            <FollowUpDone facility={facility} />
          </div>
          <div className="k-follow-who">
            <Priority value={follow_up.priority} withWord />
            {follow_up.user && <span>· {follow_up.user.name}</span>}
          </div>
        </>
      ) : (
        <>
          <div className="k-follow">
            <OpenButton modal={followUpModal} about={{ id, ...(about && { from: about }) }} icon={<FollowUpIcon />}>
              {text(texts.set)}
            </OpenButton>
          </div>
          <div className="k-follow-who">{text(texts.none)}</div>
        </>
      )}
    </StripFact>
  )
}

/** `4 Tage überfällig, 19.11.2026` · `heute, 23.11.2026` · `12.12.2026` */
function dayInWords({ date }: NonNullable<FollowUp>): string {
  const count = daysLate(date, today())
  if (count > 0) return `${t(count === 1 ? texts.one_day_late : texts.days_late, { count })}, ${formatDay(date)}`
  return dueOf(date, today()) === 'today' ? `${t(texts.today)}, ${formatDay(date)}` : formatDay(date)
}
