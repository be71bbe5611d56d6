import type { Facility } from '@kasack/contract/facility.ts'
import { booking } from '@kasack/contract/booking.ts'
import { email } from '@kasack/contract/email.ts'
import { facility as entity } from '@kasack/contract/facility.ts'
import type { Text } from '@kasack/contract/text.ts'
import { vacancy } from '@kasack/contract/vacancy.ts'
import { BookingAdd } from '../booking/BookingAdd.tsx'
import { BookingIcon } from '../booking/BookingIcon.tsx'
import { BookingTable } from '../booking/BookingTable.tsx'
import { ContactPersonIcon } from '../contact-person/ContactPersonIcon.tsx'
import { EmailIcon } from '../email/EmailIcon.tsx'
import { EmailTable } from '../email/EmailTable.tsx'
import { EngagementIcon } from '../engagement/EngagementIcon.tsx'
import { FacilityIcon } from './FacilityIcon.tsx'
import { whyNotWritten } from '../send-email/SendEmailAction.tsx'
import { SendEmailButton } from '../send-email/SendEmailButton.tsx'
import { useText } from '../shared/language/i18n.ts'
import type { Modal } from '../shared/address/modals.ts'
import { lastSeenPath } from '../shared/address/last-seen.ts'
import { PageHeader } from '../shared/part/PageHeader.tsx'
import { Panels } from '../shared/part/Panels.tsx'
import { useDetailsPanel } from '../shared/record/details-panel.tsx'
import { OpenButton } from '../shared/record/OpenButton.tsx'
import { RecordActions } from '../shared/record/RecordActions.tsx'
import { StatusTag } from '../shared/part/StatusTag.tsx'
import { Tags } from '../shared/part/Tags.tsx'
import { useListCount } from '../shared/table/count.ts'
import { engagementModal } from '../engagement/door.ts'
import { contactPersonModal } from '../contact-person/door.ts'
import { facilityModal } from './door.ts'
import { FacilityFacts } from './FacilityFacts.tsx'
import { FacilityLogbook } from './FacilityLogbook.tsx'
import { FacilityPersonTable } from './FacilityPersonTable.tsx'
import { FacilitySummary } from './FacilitySummary.tsx'
import { vacancyModal } from '../vacancy/door.ts'
import { VacancyIcon } from '../vacancy/VacancyIcon.tsx'
import { VacancyTable } from '../vacancy/VacancyTable.tsx'
import { texts } from './texts.ts'

/** A facility that was read: what can be done with it, and everything known about it. */
export function FacilityPage({ facility }: { facility: Facility }) {
  const t = useText()
  const { id, name, is_active, facility_type, tags } = facility
  const add = (modal: Modal<'optional', { facility: typeof entity }>, label: Text) => (
    <OpenButton type="text" size="small" modal={modal} about={{ from: { entity: 'facility', id } }}>
      {t(label)}
    </OpenButton>
  )
  const actions = (
    <RecordActions entity={entity} id={id} name={name} record={facility} modal={facilityModal}>
      <SendEmailButton from={{ entity: 'facility', id }} disabledBecause={whyNotWritten(facility)} />
      <OpenButton type="primary" modal={engagementModal} about={{ from: { entity: 'facility', id } }}>
        {t(texts.engagement)}
      </OpenButton>
    </RecordActions>
  )
  const details = useDetailsPanel({ modal: facilityModal, id }, <FacilityFacts facility={facility} />)
  return (
    <>
      <PageHeader
        icon={FacilityIcon}
        parent={{ label: t(entity.plural), to: lastSeenPath(entity) }}
        title={name}
        tags={
          <>
            {!is_active && <StatusTag status="inactive" />}
            <Tags items={[...(facility_type ? [{ id: 0, name: facility_type.name }] : []), ...tags]} />
          </>
        }
        actions={actions}
      />
      <FacilitySummary facility={facility} />
      <Panels
        panels={[
          details,
          {
            key: 'contact-persons',
            title: t(texts.contact_persons),
            icon: ContactPersonIcon,
            count: useListCount('fc'),
            extra: add(contactPersonModal, texts.contact_person),
            children: <FacilityPersonTable facility={facility} />,
          },
          {
            key: 'logbook',
            title: t(texts.logbook),
            icon: EngagementIcon,
            count: useListCount('fe'),
            extra: add(engagementModal, texts.engagement),
            children: <FacilityLogbook facility={facility} />,
          },
          {
            key: 'vacancies',
            title: t(vacancy.plural),
            icon: VacancyIcon,
            count: useListCount('fv'),
            extra: add(vacancyModal, vacancy.noun),
            children: <VacancyTable tableKey="fv" facility={id} />,
          },
          {
            key: 'bookings',
            title: t(booking.plural),
            icon: BookingIcon,
            count: useListCount('fb'),
            needs: booking.access.read,
            extra: <BookingAdd type="text" size="small" from={{ entity: 'facility', id }} />,
            children: <BookingTable tableKey="fb" of={{ entity: 'facility', id }} />,
          },
          {
            key: 'emails',
            title: t(email.plural),
            icon: EmailIcon,
            count: useListCount('fm'),
            extra: <SendEmailButton isAdding from={{ entity: 'facility', id }} disabledBecause={whyNotWritten(facility)} />,
            children: <EmailTable tableKey="fm" of={{ entity: 'facility', id }} />,
          },
        ]}
      />
    </>
  )
}
