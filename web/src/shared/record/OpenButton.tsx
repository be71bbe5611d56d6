import type { ReactNode } from 'react'
import { useEffect } from 'react'
import { Button } from 'antd'
import type { ButtonProps } from 'antd'
import type { About, Modal } from '../address/modals.ts'
import { expectedModals, needsOf, openModal } from '../address/modals.ts'
import { actionIcon } from '../look/icons.ts'
import { useMay } from '../session/permission.ts'

type Look = Pick<ButtonProps, 'type' | 'size' | 'icon' | 'className' | 'aria-label'>
type Props<M extends Modal> = Look & { modal: M; children: ReactNode } & (M['id'] extends 'required'
    ? { about: About<M> }
    : { about?: About<M> })

/** Opens a form: a new record's, unless it is about one that exists. Who may not save it does not see the button. */
export function OpenButton<M extends Modal>({ modal, about, icon = <actionIcon.add />, children, ...look }: Props<M>) {
  const may = useMay()
  const isAllowed = may(needsOf(modal, about?.id !== undefined))
  useEffect(() => {
    if (isAllowed) expectedModals.add(modal.name)
  }, [isAllowed, modal])
  if (!isAllowed) return null
  return (
    <Button {...look} icon={icon} onClick={() => (openModal as (door: Modal, about?: object) => void)(modal, about)}>
      {children}
    </Button>
  )
}
