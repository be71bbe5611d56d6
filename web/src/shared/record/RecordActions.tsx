import { Button, Dropdown } from 'antd'
import type { ReactNode } from 'react'
import type { Modal } from '../address/modals.ts'
import { openModal } from '../address/modals.ts'
import { useText } from '../language/i18n.ts'
import { actionIcon } from '../look/icons.ts'
import type { Deletion } from './deletion.ts'
import { confirmDeletion } from './deletion.ts'
import { texts } from './texts.ts'

type Props = Deletion & {
  /** The form in which the record is changed. */
  modal: Modal<'optional'>
  /** What is done with it most, as the primary button. */
  children: ReactNode
}

/** What can be done with a record on its page: change it, what is done most, and the rest in a menu. */
export function RecordActions({ modal, children, ...deletion }: Props) {
  const t = useText()
  const remove = () => void confirmDeletion(deletion)
  return (
    <>
      <Button icon={<actionIcon.edit />} onClick={() => openModal(modal, { id: deletion.id })}>
        {t(texts.edit)}
      </Button>
      {children}
      <Dropdown
        trigger={['click']}
        placement="bottomRight"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- an opened menu takes the keyboard; this is how antd is told.
        autoFocus
        menu={{ items: [{ key: 'remove', icon: <actionIcon.remove />, label: t(texts.remove), danger: true, onClick: remove }] }}
      >
        <Button icon={<actionIcon.more />} aria-label={t(texts.more_actions)} aria-haspopup="menu" />
      </Dropdown>
    </>
  )
}
