import { contactPerson } from '@kasack/contract/contact-person.ts'
import { engagement } from '@kasack/contract/engagement.ts'
import { facility } from '@kasack/contract/facility.ts'
import { Button, Dropdown } from 'antd'
import { contactPersonModal } from '../contact-person/door.ts'
import { engagementModal } from '../engagement/door.ts'
import { facilityModal } from '../facility/door.ts'
import { openModal } from '../shared/address/modals.ts'
import { useText } from '../shared/language/i18n.ts'
import { actionIcon, entityIcon } from '../shared/look/icons.ts'
import { texts } from './texts.ts'

const entries = [
  { entity: engagement, icon: entityIcon.engagement, open: () => openModal(engagementModal) },
  { entity: facility, icon: entityIcon.facility, open: () => openModal(facilityModal) },
  { entity: contactPerson, icon: entityIcon.contactPerson, open: () => openModal(contactPersonModal) },
]

/** What can be created from everywhere. */
export function CreateMenu() {
  const t = useText()
  const items = entries.map(({ entity: { name, noun }, icon: Icon, open }) => ({
    key: name,
    icon: <Icon />,
    label: t(noun),
    onClick: open,
  }))
  return (
    // oxlint-disable-next-line jsx-a11y/no-autofocus -- an opened menu takes the keyboard; this is how antd is told.
    <Dropdown autoFocus trigger={['click']} placement="bottomRight" menu={{ items }}>
      <Button className="k-new" icon={<actionIcon.add />}>
        {t(texts.create)}
      </Button>
    </Dropdown>
  )
}
