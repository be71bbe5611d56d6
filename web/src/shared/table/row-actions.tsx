import type { Entity } from '@kasack/contract/entity.ts'
import { actionIcon } from '../look/icons.ts'
import type { Modal } from '../address/modals.ts'
import { needsOf, openModal } from '../address/modals.ts'
import type { Deactivatable } from '../record/activity.tsx'
import { activityAct } from '../record/activity.tsx'
import type { DeletionTarget } from '../record/deletion.ts'
import { confirmDeletion } from '../record/deletion.ts'
import type { HistoryRecord } from '../part/shown-history.ts'
import { showHistory } from '../part/shown-history.ts'
import { texts } from '../record/texts.ts'
import type { RowAction } from './RowMenu.tsx'

/** Opens the record's edit form. */
export const editAction = (modal: Modal<'optional' | 'required'>, id: number): RowAction => ({
  key: 'edit',
  label: texts.edit,
  icon: <actionIcon.edit />,
  needs: needsOf(modal, true),
  modal,
  shortcut: 'e',
  onSelect: () => openModal(modal, { id }),
})

/** Deactivates or reactivates the record. */
export const activityAction = (entity: Entity, record: Deactivatable): RowAction => activityAct(entity, record)

/** Shows the record's history. */
export const historyAction = (of: HistoryRecord): RowAction => ({
  key: 'history',
  label: texts.history,
  icon: <actionIcon.history />,
  needs: of.entity.access.read,
  onSelect: () => showHistory(of),
})

/** Deletes the record after a confirmation. */
export const removalAction = ({ entity, id, name }: DeletionTarget): RowAction => ({
  key: 'remove',
  label: texts.remove,
  icon: <actionIcon.remove />,
  isDangerous: true,
  needs: entity.access.remove,
  onSelect: () => void confirmDeletion({ entity, id, name }),
})
