import { LockOutlined, PauseOutlined, UnlockOutlined } from '@ant-design/icons'
import type { Vacancy } from '@kasack/contract/vacancy.ts'
import { vacancy as entity } from '@kasack/contract/vacancy.ts'
import { needsOf, openModal } from '../shared/address/modals.ts'
import { recordCall } from '../shared/address/record-path.ts'
import { request } from '../shared/call/api.ts'
import { offerFormer } from '../shared/call/former.ts'
import { actionIcon } from '../shared/look/icons.ts'
import type { Act } from '../shared/record/act.ts'
import { editAction, removalAction } from '../shared/table/row-actions.tsx'
import type { RowAction } from '../shared/table/RowMenu.tsx'
import { vacancyModal } from './door.ts'
import { writtenStatus } from './rules.ts'
import { texts } from './texts.ts'

type Written = ReturnType<typeof writtenStatus>

const statusActs: { status: Written; label: Act['label']; icon: Act['icon'] }[] = [
  { status: 'paused', label: texts.pause, icon: <PauseOutlined /> },
  { status: 'closed', label: texts.close, icon: <LockOutlined /> },
  { status: 'open', label: texts.open, icon: <UnlockOutlined /> },
]

/** What can be done with a vacancy beside changing and deleting it: every status but the one it has. */
export const vacancyActs = (vacancy: Vacancy): Act[] => [
  {
    key: 'duplicate',
    label: texts.duplicate,
    icon: <actionIcon.duplicate />,
    needs: needsOf(vacancyModal, false),
    onSelect: () => openModal(vacancyModal, { from: { entity: 'vacancy', id: vacancy.id } }),
  },
  ...statusActs
    .filter(({ status }) => status !== vacancy.status)
    .map(({ status, label, icon }) => ({
      key: status,
      label,
      icon,
      needs: entity.access.change,
      disabledBecause: status === writtenStatus(vacancy.status) ? texts.is_filled : undefined,
      onSelect: () => void setStatus(vacancy, status),
    })),
]

/** The same and the rest at the end of a row. */
export const vacancyActions = (vacancy: Vacancy): RowAction[] => [
  editAction(vacancyModal, vacancy.id),
  ...vacancyActs(vacancy),
  removalAction({ entity, ...vacancy }),
]

/** Carries the status alone (product.md 7), and can be taken back for a while. */
const setStatus = ({ id, status: before }: Vacancy, status: Written) =>
  request<Vacancy>({
    method: 'PATCH',
    path: recordCall(entity, id),
    body: { status },
    entity: entity.noun,
    hooks: {
      200: (changed) =>
        changed.ok && offerFormer({ entity, noun: entity.noun, saved: changed.data, former: { status: writtenStatus(before) } }),
    },
  })
