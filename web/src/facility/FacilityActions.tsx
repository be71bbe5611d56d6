import type { Facility } from '@kasack/contract/facility.ts'
import { facility as entity } from '@kasack/contract/facility.ts'
import { Button, Dropdown } from 'antd'
import { confirmDeletion } from '../shared/form/deletion.ts'
import { useText } from '../shared/i18n.ts'
import { actionIcon } from '../shared/icons.ts'
import { openModal } from '../shared/modals.ts'
import { texts } from './texts.ts'

/** What can be done with a facility: above all, write down a call. */
export function FacilityActions({ facility }: { facility: Facility }) {
  const t = useText()
  const { id } = facility
  const remove = () => void confirmDeletion({ entity, noun: texts.facility, record: facility })
  return (
    <>
      <Button icon={<actionIcon.edit />} onClick={() => openModal('facility', { id })}>
        {t(texts.edit)}
      </Button>
      <Button type="primary" icon={<actionIcon.add />} onClick={() => openModal('engagement', { from: { entity: 'facility', id } })}>
        {t(texts.engagement)}
      </Button>
      <Dropdown
        trigger={['click']}
        placement="bottomRight"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- an opened menu takes the keyboard; this is how antd is told.
        autoFocus
        menu={{ items: [{ key: 'remove', icon: <actionIcon.remove />, label: t(texts.remove), danger: true, onClick: remove }] }}
      >
        <Button icon={<actionIcon.more />} aria-label={t(texts.more_actions)} aria-haspopup="menu" />
      </Dropdown>
    </>
  )
}
