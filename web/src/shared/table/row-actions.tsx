import type { Deletion } from '../record/deletion.ts'
import { confirmDeletion } from '../record/deletion.ts'
import { actionIcon } from '../look/icons.ts'
import type { Modal } from '../address/modals.ts'
import { openModal } from '../address/modals.ts'
import { texts } from '../record/texts.ts'
import type { RowAction } from './RowMenu.tsx'

/** Opens the form in which the record is changed. */
export const editAction = (modal: Modal<'optional'>, id: number): RowAction => ({
  key: 'edit',
  label: texts.edit,
  icon: <actionIcon.edit />,
  onSelect: () => openModal(modal, { id }),
})

/** Deletes the record, once the user is sure. */
export const removalAction = (deletion: Deletion): RowAction => ({
  key: 'remove',
  label: texts.remove,
  icon: <actionIcon.remove />,
  isDangerous: true,
  onSelect: () => void confirmDeletion(deletion),
})
