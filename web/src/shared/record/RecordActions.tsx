import type { ReactNode } from 'react'
import type { Modal } from '../address/modals.ts'
import { useText } from '../language/i18n.ts'
import { actionIcon } from '../look/icons.ts'
import { ButtonMenu } from '../part/ButtonMenu.tsx'
import { useMay } from '../session/permission.ts'
import type { Act } from './act.ts'
import { actItem } from './act-item.tsx'
import type { Deactivatable } from './activity.tsx'
import { activityAct } from './activity.tsx'
import type { DeletionTarget } from './deletion.ts'
import { confirmDeletion } from './deletion.ts'
import { OpenButton } from './OpenButton.tsx'
import { texts } from './texts.ts'

type Props = DeletionTarget & {
  /** The form that changes the record; null: read-only. */
  modal: Modal<'optional' | 'required'> | null
  /** The record, if it can be deactivated. */
  record?: Deactivatable
  /** Further menu items. */
  acts?: readonly Act[]
  /** Called after a deletion, if that does not leave the page anyway. */
  onGone?: () => void
  /** The most common action, as the primary button. */
  children?: ReactNode
}

/** A record's actions on its page: edit, the most common one, and the rest in a menu. */
export function RecordActions({ modal, record, acts = [], onGone, children, ...target }: Props) {
  const t = useText()
  const may = useMay()
  const { access } = target.entity
  const remove = async () => {
    if (await confirmDeletion(target)) onGone?.()
  }
  const items = [
    ...[...acts, ...(record ? [activityAct(target.entity, record)] : [])].filter(({ needs = 'session' }) => may(needs)).map(actItem),
    ...(may(access.remove)
      ? [
          {
            key: 'remove',
            icon: <actionIcon.remove />,
            label: t(texts.remove),
            danger: true,
            onClick: () => void remove(),
          },
        ]
      : []),
  ]
  return (
    <>
      {modal && (
        <OpenButton modal={modal} about={{ id: target.id }} icon={<actionIcon.edit />}>
          {t(texts.edit)}
        </OpenButton>
      )}
      {children}
      {items.length > 0 && <ButtonMenu menu={{ items }} icon={<actionIcon.more />} aria-label={t(texts.more_actions)} />}
    </>
  )
}
