import type { FacilityGroup } from '@kasack/contract/facility-group.ts'
import { facilityGroup } from '@kasack/contract/facility-group.ts'
import { EntityModal } from '../shared/form/EntityModal.tsx'
import { Field } from '../shared/form/Field.tsx'
import { FieldGroup } from '../shared/form/FieldGroup.tsx'
import { useText } from '../shared/i18n.ts'
import { texts } from './texts.ts'

type FacilityGroupModalProps = { id?: number | undefined; onSaved: (group: FacilityGroup) => void; onClose: () => void }

/** Creates a facility group, or changes one, where a facility's group is edited. */
export function FacilityGroupModal({ id, onSaved, onClose }: FacilityGroupModalProps) {
  const t = useText()
  const { name, is_active, comments } = facilityGroup.fields
  return (
    <EntityModal entity={facilityGroup} title={texts.facility_group} id={id} onSaved={onSaved} onClose={onClose}>
      <FieldGroup title={t(texts.group)}>
        <Field of={name} label={texts.name} width="name" />
        <Field of={is_active} label={texts.is_active} />
      </FieldGroup>
      <FieldGroup title={t(texts.comments)} hint={t(texts.comments_hint)}>
        <Field of={comments} label={texts.comments} width="full" />
      </FieldGroup>
    </EntityModal>
  )
}
