import { requirement } from '@kasack/contract/requirement.ts'
import { Col } from 'antd'
import { FieldGroup } from '../shared/form/FieldGroup.tsx'
import { useText } from '../shared/language/i18n.ts'
import { AddButton } from '../shared/record/AddButton.tsx'
import { useMay } from '../shared/session/permission.ts'
import { requirementModal } from './door.ts'
import { RequirementLines } from './RequirementLines.tsx'
import type { Place } from './rules.ts'
import { texts } from './texts.ts'

/**
 * In the form of a facility type or group: the requirements of all its facilities. For superusers only, since no
 * other user may write them.
 */
export function RequirementSection({ place }: { place: Place & { entity: 'facility_type' | 'facility_group' } }) {
  const t = useText()
  const may = useMay()
  if (!may('superuser')) return null
  return (
    <FieldGroup title={t(requirement.plural)} hint={t(place.entity === 'facility_type' ? texts.of_types : texts.of_groups)}>
      <Col span={24}>
        <RequirementLines place={place} />
        <AddButton isInHead modal={requirementModal} from={place} />
      </Col>
    </FieldGroup>
  )
}
