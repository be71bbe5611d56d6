import { t } from '../language/i18n.ts'
import type { Act } from './act.ts'

/** An action as the entry of a menu. A disabled entry gives the reason, both visibly and in its tooltip. */
export function actItem({ key, icon, label, disabledBecause, hint, onSelect }: Act) {
  const remark = disabledBecause ?? hint
  return {
    key,
    icon: <span aria-hidden="true">{icon}</span>,
    disabled: disabledBecause !== undefined,
    title: disabledBecause ? t(disabledBecause) : '',
    label: (
      <>
        {t(label)}
        {remark && <span className="k-menu-reason">{t(remark)}</span>}
      </>
    ),
    onClick: onSelect,
  }
}
