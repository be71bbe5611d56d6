import { KeyOutlined, LogoutOutlined, SafetyOutlined, SwapOutlined } from '@ant-design/icons'
import type { Text } from '@kasack/contract/text.ts'
import type { User } from '@kasack/contract/user.ts'
import { user } from '@kasack/contract/user.ts'
import { openModal } from '../shared/address/modals.ts'
import { request } from '../shared/call/api.ts'
import { confirm } from '../shared/form/confirm.ts'
import { t } from '../shared/language/i18n.ts'
import { actionIcon } from '../shared/look/icons.ts'
import { notifyDone } from '../shared/call/undo.ts'
import { actCall } from '../shared/record/contract-acts.ts'
import { activityAction, editAction } from '../shared/table/row-actions.tsx'
import type { RowAction } from '../shared/table/RowMenu.tsx'
import { userHandOverModal, userModal, userPasswordModal } from './door.ts'
import { texts } from './texts.ts'

type Standing = { isLastSuperuser: boolean; isSelf: boolean }

/**
 * The actions on a user. The last active superuser cannot be deactivated. Users change their own password and second
 * factor where the current password is required; the menu says so.
 */
export const userActions = (one: User, { isLastSuperuser, isSelf }: Standing): RowAction[] => [
  editAction(userModal, one.id),
  {
    key: 'password',
    label: texts.new_password,
    icon: <KeyOutlined aria-hidden />,
    modal: userPasswordModal,
    disabledBecause: isSelf ? texts.own_password : undefined,
    onSelect: () => openModal(userPasswordModal, { id: one.id }),
  },
  {
    key: 'sessions',
    label: user.acts.end_sessions.label,
    icon: <LogoutOutlined aria-hidden />,
    onSelect: () => void ask(one, endSessions),
  },
  {
    key: 'factor',
    label: user.acts.reset_second_factor.label,
    icon: <SafetyOutlined aria-hidden />,
    disabledBecause: isSelf ? texts.own_factor : one.has_second_factor ? undefined : texts.no_factor,
    onSelect: () => void ask(one, resetFactor),
  },
  {
    key: 'hand-over',
    label: one.is_active ? texts.deactivate : texts.hand_over,
    icon: one.is_active ? <actionIcon.deactivate /> : <SwapOutlined aria-hidden />,
    modal: userHandOverModal,
    disabledBecause: isLastSuperuser ? texts.last_superuser : undefined,
    onSelect: () => openModal(userHandOverModal, { id: one.id }),
  },
  ...(one.is_active ? [] : [activityAction(user, one)]),
]

type Question = { act: (typeof user.acts)[keyof typeof user.acts]; title: Text; help: Text; done: Text }

const endSessions: Question = {
  act: user.acts.end_sessions,
  title: texts.end_sessions_question,
  help: texts.end_sessions_help,
  done: texts.sessions_ended,
}

const resetFactor: Question = {
  act: user.acts.reset_second_factor,
  title: texts.reset_factor_question,
  help: texts.reset_factor_help,
  done: texts.factor_was_reset,
}

/** Runs the action once the administrator confirms. */
const ask = ({ id, name }: User, { act, title, help, done }: Question) =>
  confirm({
    title: t(title, { name }),
    text: t(help),
    yes: t(act.label),
    no: t(texts.cancel),
    act: () => request({ method: 'POST', path: actCall(user, id, act), hooks: { 200: (answer) => notifyDone(t(done, { name }), answer) } }),
  })
