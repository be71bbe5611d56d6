import { MoreOutlined } from '@ant-design/icons'
import type { Modal } from '../address/modals.ts'
import { expectedModals } from '../address/modals.ts'
import { useEffect } from 'react'
import { t } from '../language/i18n.ts'
import { ButtonMenu } from '../part/ButtonMenu.tsx'
import type { Act } from '../record/act.ts'
import { actItem } from '../record/act-item.tsx'
import { texts } from './texts.ts'

/** An action on a row. */
export type RowAction = Act & {
  isDangerous?: boolean
  /** The key that triggers it while the row has the focus: e edits, l writes to the logbook. */
  shortcut?: 'e' | 'l'
  /** The form it opens, to be preloaded. */
  modal?: Modal
}

/** The menu at the end of a row. */
export function RowMenu({ name, actions }: { name: string; actions: readonly RowAction[] }) {
  useEffect(() => {
    for (const { modal } of actions) if (modal) expectedModals.add(modal.name)
  }, [actions])
  return (
    <ButtonMenu
      menu={{
        items: actions.map((action) => ({ ...actItem(action), danger: action.isDangerous ?? false })),
      }}
      type="text"
      size="small"
      className="k-row-menu"
      icon={<MoreOutlined aria-hidden />}
      aria-label={t(texts.actions_for, { name })}
    />
  )
}
