import { MoreOutlined } from '@ant-design/icons'
import type { Modal } from '../address/modals.ts'
import { expectedModals } from '../address/modals.ts'
import { useEffect } from 'react'
import { t } from '../language/i18n.ts'
import { ButtonMenu } from '../part/ButtonMenu.tsx'
import type { Act } from '../record/act.ts'
import { texts } from './texts.ts'

/** An action on a row. */
export type RowAction = Act & {
  isDangerous?: boolean
  /** The key that triggers it while the row has the focus: e edits, l writes to the logbook. */
  shortcut?: 'e' | 'l'
  /** The form it opens, to be preloaded. */
  modal?: Modal
}

/** The menu at the end of a row. A disabled entry gives the reason, both visibly and in its tooltip. */
export function RowMenu({ name, actions }: { name: string; actions: readonly RowAction[] }) {
  useEffect(() => {
    for (const { modal } of actions) if (modal) expectedModals.add(modal.name)
  }, [actions])
  return (
    <ButtonMenu
      menu={{
        items: actions.map(({ key, label, icon, disabledBecause, hint, isDangerous = false, onSelect }) => ({
          key,
          icon: <span aria-hidden="true">{icon}</span>,
          danger: isDangerous,
          disabled: disabledBecause !== undefined,
          title: disabledBecause ? t(disabledBecause) : '',
          label: (
            <>
              {t(label)}
              {(disabledBecause ?? hint) && <span className="k-menu-reason">{t((disabledBecause ?? hint)!)}</span>}
            </>
          ),
          onClick: onSelect,
        })),
      }}
      type="text"
      size="small"
      className="k-row-menu"
      icon={<MoreOutlined aria-hidden />}
      aria-label={t(texts.actions_for, { name })}
    />
  )
}
