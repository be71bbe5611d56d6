import type { Facility } from '@kasack/contract/facility.ts'
import { facility as entity } from '@kasack/contract/facility.ts'
import { Button, Dropdown } from 'antd'
import { confirmDeletion } from '../shared/form/deletion.ts'
import { useText } from '../shared/i18n.ts'
import { actionIcon, entityIcon } from '../shared/icons.ts'
import { openModal } from '../shared/modals.ts'
import { Page } from '../shared/part/Page.tsx'
import { PageHeader } from '../shared/part/PageHeader.tsx'
import { Panels } from '../shared/part/Panels.tsx'
import { StatusTag } from '../shared/part/StatusTag.tsx'
import { Tags } from '../shared/part/Tags.tsx'
import { useListCount } from '../shared/table/count.ts'
import { FacilityFacts } from './FacilityFacts.tsx'
import { FacilityPersonTable } from './FacilityPersonTable.tsx'
import { texts } from './texts.ts'

/** A facility that was read: what can be done with it, and everything known about it. */
export function FacilityPage({ facility }: { facility: Facility }) {
  const t = useText()
  const { id, name, is_active, facility_type, tags } = facility
  const edit = () => openModal('facility', { id })
  const remove = () => void confirmDeletion({ entity, noun: texts.facility, record: facility })
  const actions = (
    <>
      <Button icon={<actionIcon.edit />} onClick={edit}>
        {t(texts.edit)}
      </Button>
      <Dropdown
        trigger={['click']}
        placement="bottomRight"
        autoFocus
        menu={{ items: [{ key: 'remove', icon: <actionIcon.remove />, label: t(texts.remove), danger: true, onClick: remove }] }}
      >
        <Button icon={<actionIcon.more />} aria-label={t(texts.more_actions)} aria-haspopup="menu" />
      </Dropdown>
    </>
  )
  return (
    <Page title={is_active ? name : `${name} ${t(texts.inactive_title)}`}>
      <PageHeader
        icon={entityIcon.facility}
        parent={{ label: t(texts.facilities), to: '/facilities' }}
        title={name}
        tags={
          <>
            {!is_active && <StatusTag status="inactive" />}
            <Tags items={[...(facility_type ? [{ id: 0, name: facility_type.name }] : []), ...tags]} />
          </>
        }
        actions={actions}
      />
      <Panels
        panels={[
          { key: 'details', title: t(texts.details), children: <FacilityFacts facility={facility} /> },
          {
            key: 'contact-persons',
            title: t(texts.contact_persons),
            icon: entityIcon.contactPerson,
            count: useListCount('fc'),
            flush: true,
            extra: (
              <Button
                type="text"
                size="small"
                icon={<actionIcon.add />}
                onClick={() => openModal('contact-person', { from: { entity: 'facility', id } })}
              >
                {t(texts.contact_person)}
              </Button>
            ),
            children: <FacilityPersonTable facility={facility} />,
          },
        ]}
      />
    </Page>
  )
}
