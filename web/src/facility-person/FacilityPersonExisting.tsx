import type { FacilityPerson } from '@kasack/contract/facility-person.ts'
import { pairTexts } from '@kasack/contract/facility-person.ts'
import { Col } from 'antd'
import { useText } from '../shared/language/i18n.ts'
import { FacilityPersonState } from './FacilityPersonState.tsx'

/** What is already recorded for the chosen pair; a pair has only one record. */
export function FacilityPersonExisting({ existing: { state, reason } }: { existing: FacilityPerson }) {
  const t = useText()
  return (
    <Col span={24}>
      <p className="k-second" role="status">
        <FacilityPersonState state={state} /> {t(pairTexts.known)} {reason}
      </p>
    </Col>
  )
}
