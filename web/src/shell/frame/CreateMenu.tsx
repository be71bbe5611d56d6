import type { Modal } from '../../shared/address/modals.ts'
import { needsOf, openModal } from '../../shared/address/modals.ts'
import { useText } from '../../shared/language/i18n.ts'
import { ButtonMenu } from '../../shared/part/ButtonMenu.tsx'
import { actionIcon } from '../../shared/look/icons.ts'
import { useMay } from '../../shared/session/permission.ts'
import { creations } from '../navigation/creations.ts'
import { texts } from './texts.ts'

/** Everything the user may create, on every page. */
export function CreateMenu() {
  const t = useText()
  const may = useMay()
  const items = creations
    .filter(({ modal }) => may(needsOf(modal, false)))
    .map(({ modal, icon: Icon }) => ({
      key: modal.name,
      icon: <Icon />,
      label: t(modal.of.noun),
      onClick: () => openModal<Modal<'optional'>>(modal),
    }))
  if (items.length === 0) return null
  return (
    <ButtonMenu menu={{ items }} className="k-new" icon={<actionIcon.add />}>
      {t(texts.create)}
    </ButtonMenu>
  )
}
