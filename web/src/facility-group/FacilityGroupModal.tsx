import type { FacilityGroup } from '@kasack/contract/facility-group.ts'
import { facilityGroup } from '@kasack/contract/facility-group.ts'
import type { Ref } from '@kasack/contract/field.ts'
import { EntityModal } from '../shared/form/EntityModal.tsx'
import { Field } from '../shared/form/Field.tsx'
import { FieldGroup } from '../shared/form/FieldGroup.tsx'
import { useText } from '../shared/language/i18n.ts'
import { FacilityGroupRemoval } from './FacilityGroupRemoval.tsx'
import { labels } from './labels.ts'
import { texts } from './texts.ts'

type FacilityGroupModalProps = {
  /** The one to change; without it a new one is created. */
  group?: Ref | undefined
  onSaved: (group: FacilityGroup) => void
  onRemoved: () => void
  onClose: () => void
}

/** Creates a facility group, changes or deletes one, where a facility's group is edited. */
export function FacilityGroupModal({ group, onSaved, onRemoved, onClose }: FacilityGroupModalProps) {
  const t = useText()
  const { name, is_active, comments } = facilityGroup.fields
  return (
    <EntityModal entity={facilityGroup} labels={labels} id={group?.id} silent onSaved={onSaved} onClose={onClose}>
      <FieldGroup title={t(texts.group)}>
        <Field of={name} width="name" />
        <Field of={is_active} />
      </FieldGroup>
      <FieldGroup title={t(labels.comments)} hint={t(texts.comments_hint)}>
        <Field of={comments} width="full" />
        {group && <FacilityGroupRemoval group={group} onRemoved={onRemoved} />}
      </FieldGroup>
    </EntityModal>
  )
}
