import { Button, Dropdown } from 'antd'
import { useText } from '../shared/language/i18n.ts'
import { actionIcon, entityIcon } from '../shared/look/icons.ts'
import { openModal } from '../shared/address/modals.ts'
import { texts } from './texts.ts'

/** Each entry opens the modal of its name. */
export function CreateMenu() {
  const t = useText()
  const items = [
    { key: 'engagement', icon: <entityIcon.engagement />, label: t(texts.engagement) },
    { key: 'facility', icon: <entityIcon.facility />, label: t(texts.facility) },
    { key: 'contact-person', icon: <entityIcon.contactPerson />, label: t(texts.contact_person) },
  ]
  return (
    // oxlint-disable-next-line jsx-a11y/no-autofocus -- an opened menu takes the keyboard; this is how antd is told.
    <Dropdown autoFocus trigger={['click']} placement="bottomRight" menu={{ items, onClick: ({ key }) => openModal(key) }}>
      <Button className="k-new" icon={<actionIcon.add />}>
        {t(texts.create)}
      </Button>
    </Dropdown>
  )
}
