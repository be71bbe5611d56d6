import type { FacilityGroup } from '@kasack/contract/facility-group.ts'
import { facilityGroup } from '@kasack/contract/facility-group.ts'
import type { ReactNode } from 'react'
import { EntityModal } from '../shared/form/EntityModal.tsx'
import { Field } from '../shared/form/Field.tsx'
import { FieldGroup } from '../shared/form/FieldGroup.tsx'
import { useText } from '../shared/language/i18n.ts'
import { RequirementSection } from '../requirement/RequirementSection.tsx'
import { labels } from './labels.ts'
import { texts } from './texts.ts'

type FacilityGroupModalProps = {
  /** The group to change; without it a new one is created. */
  id?: number | undefined
  /** Called instead of a notification: the surrounding form takes over the group. */
  onSaved?: (group: FacilityGroup) => void
  onClose: () => void
  /** Further actions in the form. */
  children?: ReactNode
}

export function FacilityGroupModal({ id, onSaved, onClose, children }: FacilityGroupModalProps) {
  const t = useText()
  const { name, is_active, comments } = facilityGroup.fields
  return (
    <EntityModal entity={facilityGroup} labels={labels} id={id} {...(onSaved && { silent: true, onSaved })} onClose={onClose}>
      <FieldGroup title={t(texts.group)}>
        <Field of={name} width="name" />
        <Field of={is_active} />
      </FieldGroup>
      <FieldGroup title={t(labels.comments)} hint={t(texts.comments_hint)}>
        <Field of={comments} width="full" />
        {children}
      </FieldGroup>
      {id !== undefined && <RequirementSection place={{ entity: 'facility_group', id }} />}
    </EntityModal>
  )
}
