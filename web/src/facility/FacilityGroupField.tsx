import type { Ref } from '@kasack/contract/field.ts'
import { facilityGroup } from '@kasack/contract/facility-group.ts'
import { facility } from '@kasack/contract/facility.ts'
import { Button } from 'antd'
import { useState } from 'react'
import { FacilityGroupModal } from '../facility-group/FacilityGroupModal.tsx'
import { FacilityGroupRemoval } from '../facility-group/FacilityGroupRemoval.tsx'
import { Field } from '../shared/form/Field.tsx'
import { useFieldValue } from '../shared/form/form-context.ts'
import { useMay } from '../shared/session/permission.ts'
import { useText } from '../shared/language/i18n.ts'
import { texts } from './texts.ts'

const { facility_group } = facility.fields

/** The facility's group; groups can be created, changed and deleted in place. */
export function FacilityGroupField() {
  const t = useText()
  const may = useMay()
  const [group, setGroup] = useFieldValue<Ref | null>(facility_group)
  const [edited, setEdited] = useState<'new' | Ref | null>(null)
  const action = (
    <>
      {group && may(facilityGroup.access.change) && (
        <Button type="link" size="small" aria-label={t(texts.edit_group)} onClick={() => setEdited(group)}>
          {t(texts.edit)}
        </Button>
      )}
      {may(facilityGroup.access.create) && (
        <Button type="link" size="small" aria-label={t(texts.create_group)} onClick={() => setEdited('new')}>
          {t(texts.new)}
        </Button>
      )}
    </>
  )
  const close = () => setEdited(null)
  function forget() {
    setGroup(null)
    close()
  }
  return (
    <>
      <Field of={facility_group} width="name" action={action} />
      {edited !== null && (
        <FacilityGroupModal id={edited === 'new' ? undefined : edited.id} onSaved={setGroup} onClose={close}>
          {edited !== 'new' && <FacilityGroupRemoval group={edited} onRemoved={forget} />}
        </FacilityGroupModal>
      )}
    </>
  )
}
