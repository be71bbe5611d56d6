import type { ReactNode } from 'react'
import type { Modal } from '../address/modals.ts'
import { useText } from '../language/i18n.ts'
import { actionIcon } from '../look/icons.ts'
import { ButtonMenu } from '../part/ButtonMenu.tsx'
import { useMay } from '../session/permission.ts'
import type { Act } from './act.ts'
import type { Resting } from './activity.tsx'
import { activityAct } from './activity.tsx'
import type { DeletionTarget } from './deletion.ts'
import { confirmDeletion } from './deletion.ts'
import { OpenButton } from './OpenButton.tsx'
import { texts } from './texts.ts'

type Props = DeletionTarget & {
  /** The form in which the record is changed; null where it is only looked at. */
  modal: Modal<'optional' | 'required'> | null
  /** The record itself, where it can be put to rest. */
  record?: Resting
  /** What else the menu offers. */
  acts?: readonly Act[]
  /** Told when the record is deleted, where its page is not left anyway. */
  onGone?: () => void
  /** What is done with it most, as the primary button. */
  children?: ReactNode
}

/** What the user can do with a record on its page: change it, what is done most, and the rest in a menu. */
export function RecordActions({ modal, record, acts = [], onGone, children, ...doomed }: Props) {
  const t = useText()
  const may = useMay()
  const { access } = doomed.entity
  const remove = async () => {
    if (await confirmDeletion(doomed)) onGone?.()
  }
  const items = [
    ...[...acts, ...(record ? [activityAct(doomed.entity, record)] : [])]
      .filter(({ needs = 'session' }) => may(needs))
      .map(({ key, icon, label, disabledBecause, onSelect }) => ({
        key,
        icon: <span aria-hidden="true">{icon}</span>,
        disabled: disabledBecause !== undefined,
        label: (
          <>
            {t(label)}
            {disabledBecause && <span className="k-menu-reason">{t(disabledBecause)}</span>}
          </>
        ),
        onClick: onSelect,
      })),
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
        <OpenButton modal={modal} about={{ id: doomed.id }} icon={<actionIcon.edit />}>
          {t(texts.edit)}
        </OpenButton>
      )}
      {children}
      {items.length > 0 && <ButtonMenu menu={{ items }} icon={<actionIcon.more />} aria-label={t(texts.more_actions)} />}
    </>
  )
}
