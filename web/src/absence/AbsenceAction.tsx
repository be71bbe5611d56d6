import type { OriginOf } from '../shared/address/modals.ts'
import { needsOf, openModal } from '../shared/address/modals.ts'
import type { RowAction } from '../shared/table/RowMenu.tsx'
import { AbsenceIcon } from './AbsenceIcon.tsx'
import { absenceModal } from './door.ts'
import { texts } from './texts.ts'

/** Enters an absence from a row of another list. */
export const absenceAction = (from: OriginOf<typeof absenceModal>): RowAction => ({
  key: 'absence',
  label: texts.add_absence,
  icon: <AbsenceIcon />,
  needs: needsOf(absenceModal, false),
  modal: absenceModal,
  onSelect: () => openModal(absenceModal, { from }),
})
