import { Button, Dropdown } from 'antd'
import { useText } from '../shared/i18n.ts'
import { actionIcon, entityIcon } from '../shared/icons.ts'
import { openModal } from '../shared/modals.ts'
import { texts } from './texts.ts'

/** Each entry opens the modal of its name. */
export function CreateMenu() {
  const t = useText()
  const items = [{ key: 'facility', icon: <entityIcon.facility />, label: t(texts.facility) }]
  return (
    <Dropdown trigger={['click']} placement="bottomRight" menu={{ items, onClick: ({ key }) => openModal(key) }}>
      <Button className="k-new" icon={<actionIcon.add />}>
        {t(texts.create)}
      </Button>
    </Dropdown>
  )
}
