import { LockOutlined, PauseOutlined, UnlockOutlined } from '@ant-design/icons'
import type { Act as ContractAct } from '@kasack/contract/act.ts'
import type { Vacancy } from '@kasack/contract/vacancy.ts'
import { vacancy as entity } from '@kasack/contract/vacancy.ts'
import { needsOf, openModal } from '../shared/address/modals.ts'
import { actionIcon } from '../shared/look/icons.ts'
import { actItems, sendAct } from '../shared/record/contract-acts.ts'
import type { Act } from '../shared/record/act.ts'
import { editAction, removalAction } from '../shared/table/row-actions.tsx'
import type { RowAction } from '../shared/table/RowMenu.tsx'
import { vacancyModal } from './door.ts'
import { texts } from './texts.ts'

const { acts }: { acts: Record<keyof typeof entity.acts, ContractAct<Vacancy>> } = entity
const icons = { paused: <PauseOutlined />, closed: <LockOutlined />, open: <UnlockOutlined /> }

/** The actions on a vacancy other than changing and deleting it: duplicate, and every status it does not have. */
export const vacancyActs = (vacancy: Vacancy): Act[] => [
  {
    key: 'duplicate',
    label: texts.duplicate,
    icon: <actionIcon.duplicate />,
    needs: needsOf(vacancyModal, false),
    onSelect: () => openModal(vacancyModal, { from: { entity: 'vacancy', id: vacancy.id } }),
  },
  ...actItems({
    entity,
    acts,
    icons,
    facts: vacancy,
    onSelect: (name) => void sendAct({ entity, id: vacancy.id, act: acts[name] }),
  }),
]

/** All actions, for the end of a row. */
export const vacancyActions = (vacancy: Vacancy): RowAction[] => [
  editAction(vacancyModal, vacancy.id),
  ...vacancyActs(vacancy),
  removalAction({ entity, ...vacancy }),
]
