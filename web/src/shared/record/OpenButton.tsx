import type { Text } from '@kasack/contract/text.ts'
import type { ReactNode } from 'react'
import { useEffect } from 'react'
import { Button } from 'antd'
import type { ButtonProps } from 'antd'
import type { About, Modal } from '../address/modals.ts'
import { expectedModals, needsOf, openModal } from '../address/modals.ts'
import { useText } from '../language/i18n.ts'
import { actionIcon } from '../look/icons.ts'
import { UnavailableButton } from '../part/UnavailableButton.tsx'
import { useMay } from '../session/permission.ts'

type Look = Pick<ButtonProps, 'type' | 'size' | 'icon' | 'className' | 'title' | 'aria-label'>
type ButtonLook<M extends Modal> = Look & {
  modal: M
  /** With a reason, the form cannot be opened now. */
  disabledBecause?: Text | undefined
  /** Called just before opening. */
  onOpen?: () => void
  children: ReactNode
}
type Props<M extends Modal> = ButtonLook<M> & (M['id'] extends 'required' ? { about: About<M> } : { about?: About<M> })

/** Opens a form: for a new record, unless `about` names one. Hidden from users who may not save it. */
export function OpenButton<M extends Modal>({
  modal,
  about,
  icon = <actionIcon.add />,
  disabledBecause,
  onOpen,
  children,
  ...look
}: Props<M>) {
  const t = useText()
  const may = useMay()
  const isAllowed = may(needsOf(modal, about?.id !== undefined))
  useEffect(() => {
    if (isAllowed) expectedModals.add(modal.name)
  }, [isAllowed, modal])
  if (!isAllowed) return null
  const open = () => {
    onOpen?.()
    ;(openModal as (door: Modal, about?: object) => void)(modal, about)
  }
  const reason = disabledBecause && t(disabledBecause)
  if (reason) {
    return (
      <UnavailableButton {...look} icon={icon} reason={reason}>
        {children}
      </UnavailableButton>
    )
  }
  return (
    <Button {...look} icon={icon} onClick={open}>
      {children}
    </Button>
  )
}
