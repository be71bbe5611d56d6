import { InfoCircleOutlined, WarningFilled } from '@ant-design/icons'
import { engagement } from '@kasack/contract/engagement.ts'
import type { Facility } from '@kasack/contract/facility.ts'
import { facility as facilityEntity } from '@kasack/contract/facility.ts'
import type { Ref } from '@kasack/contract/field.ts'
import type { FollowUp } from '@kasack/contract/shared-shape.ts'
import { isDay } from '@kasack/contract/value.ts'
import { skipToken, useQuery } from '@tanstack/react-query'
import { Col } from 'antd'
import { recordCall } from '../shared/address/record-path.ts'
import { formatDay } from '../shared/language/format.ts'
import { useFieldValue } from '../shared/form/form-context.ts'
import { useText } from '../shared/language/i18n.ts'
import { read } from '../shared/call/read.ts'
import { texts } from './texts.ts'

const { facility: facilityField, followup_date } = engagement.fields

/** Says beforehand what becomes of the facility's follow-up; see docs/rules/follow-ups.md. */
export function EngagementFollowUpOutcome() {
  const t = useText()
  const [chosen] = useFieldValue<Ref | null>(facilityField)
  const [date] = useFieldValue<string | null>(followup_date)
  const asked = read<Facility>(recordCall(facilityEntity, chosen?.id ?? ''))
  const { data: facility } = useQuery(chosen ? asked : { ...asked, queryFn: skipToken })
  const outcome = facility && outcomeOf(facility.follow_up, date)
  return (
    <Col span={24}>
      <p className={outcome === texts.stays ? 'k-form-hint k-hint k-warn' : 'k-form-hint k-hint'} role="status">
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
