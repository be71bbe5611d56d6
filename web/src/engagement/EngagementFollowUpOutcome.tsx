import { InfoCircleOutlined, WarningFilled } from '@ant-design/icons'
import { engagement } from '@kasack/contract/engagement.ts'
import type { Facility } from '@kasack/contract/facility.ts'
import type { FollowUp } from '@kasack/contract/shared-shape.ts'
import { isDay } from '@kasack/contract/value.ts'
import { Col } from 'antd'
import { formatDay } from '../shared/language/format.ts'
import { useFieldValue } from '../shared/form/form-context.ts'
import { useText } from '../shared/language/i18n.ts'
import { texts } from './texts.ts'

const { followup_date } = engagement.fields

/** Announces what saving does to the follow-up of the chosen facility; see docs/rules/follow-ups.md. */
export function EngagementFollowUpOutcome({ facility }: { facility: Facility | undefined }) {
  const t = useText()
  const [date] = useFieldValue<string | null>(followup_date)
  const outcome = facility && outcomeOf(facility.follow_up, date)
  return (
    <Col span={24}>
      <p className={outcome === texts.stays ? 'k-hint k-warn' : 'k-hint'} role="status">
        {facility && outcome && (
          <>
            {outcome === texts.stays ? <WarningFilled aria-hidden /> : <InfoCircleOutlined aria-hidden />}
            {t(outcome, { day: dayAndUser(facility.follow_up) })}
          </>
        )}
      </p>
    </Col>
  )
}

function outcomeOf(current: FollowUp, date: string | null) {
  if (!current) return texts.becomes_first
  if (!date || !isDay(date)) return texts.current
  return date >= current.date ? texts.replaces : texts.stays
}

function dayAndUser(current: FollowUp): string {
  if (!current) return ''
  return current.user ? `${formatDay(current.date)} (${current.user.name})` : formatDay(current.date)
}
