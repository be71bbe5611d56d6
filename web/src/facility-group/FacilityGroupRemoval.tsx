import { facilityGroup } from '@kasack/contract/facility-group.ts'
import type { Ref } from '@kasack/contract/field.ts'
import { confirmDeletion } from '../shared/record/deletion.ts'
import { patch } from '../shared/form/form.ts'
import { useForm } from '../shared/form/form-context.ts'
import { RemoveButton } from '../shared/form/RemoveButton.tsx'
import { useText } from '../shared/language/i18n.ts'
import { useMay } from '../shared/session/permission.ts'
import { texts } from './texts.ts'

/** Deletes the group and discards edits in the form; the server refuses while the group has members. */
export function FacilityGroupRemoval({ group, onRemoved }: { group: Ref; onRemoved: () => void }) {
  const t = useText()
  const form = useForm()
  const may = useMay()
  async function remove() {
    if (!(await confirmDeletion({ entity: facilityGroup, ...group }))) return
    patch(form, { phase: 'given up' })
    onRemoved()
  }
  if (!may(facilityGroup.access.remove)) return null
  return <RemoveButton onAsk={() => void remove()}>{t(texts.remove)}</RemoveButton>
}
