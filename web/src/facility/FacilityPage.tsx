import { contactPerson } from '@kasack/contract/contact-person.ts'
import { engagement } from '@kasack/contract/engagement.ts'
import type { Facility } from '@kasack/contract/facility.ts'
import { facility as entity } from '@kasack/contract/facility.ts'
import { vacancy } from '@kasack/contract/vacancy.ts'
import { useBookingPanel } from '../booking/BookingPanel.tsx'
import { ContactPersonIcon } from '../contact-person/ContactPersonIcon.tsx'
import { useEmailPanel } from '../email/EmailPanel.tsx'
import { useEngagementPanel } from '../engagement/EngagementPanel.tsx'
import { useFacilityPersonPanel } from '../facility-person/FacilityPersonPanel.tsx'
import { useHistoryPanel } from '../history/HistoryPanel.tsx'
import { useHirerClockPanel } from '../leasing-clock/LeasingClockPanel.tsx'
import { FacilityIcon } from './FacilityIcon.tsx'
import { useRequirementPanel } from '../requirement/RequirementPanel.tsx'
import { whyNotWritten } from '../send-email/SendEmailAction.tsx'
import { SendEmailButton } from '../send-email/SendEmailButton.tsx'
import { useText } from '../shared/language/i18n.ts'
import { lastSeenPath } from '../shared/address/last-seen.ts'
import { PageHeader } from '../shared/part/PageHeader.tsx'
import { Panels } from '../shared/part/Panels.tsx'
import { useDetailsPanel } from '../shared/record/details-panel.tsx'
import { AddButton } from '../shared/record/AddButton.tsx'
import { OpenButton } from '../shared/record/OpenButton.tsx'
import { RecordActions } from '../shared/record/RecordActions.tsx'
import { StatusTag } from '../shared/part/StatusTag.tsx'
import { Tags } from '../shared/part/Tags.tsx'
import { useListPanel } from '../shared/table/list-panel.tsx'
import { engagementModal } from '../engagement/door.ts'
import { contactPersonModal } from '../contact-person/door.ts'
import { facilityModal } from './door.ts'
import { FacilityFacts } from './FacilityFacts.tsx'
import { FacilityPersonTable } from './FacilityPersonTable.tsx'
import { FacilitySummary } from './FacilitySummary.tsx'
import { vacancyModal } from '../vacancy/door.ts'
import { VacancyIcon } from '../vacancy/VacancyIcon.tsx'
import { VacancyTable } from '../vacancy/VacancyTable.tsx'
import { texts } from './texts.ts'

/** The page of a facility once it is loaded: actions and all facts. */
export function FacilityPage({ facility }: { facility: Facility }) {
  const t = useText()
  const { id, name, is_active, facility_type, tags } = facility
  const of = { entity: 'facility', id } as const
  const actions = (
    <RecordActions entity={entity} id={id} name={name} record={facility} modal={facilityModal}>
      <SendEmailButton from={of} disabledBecause={whyNotWritten(facility)} />
      <OpenButton type="primary" modal={engagementModal} about={{ from: of }}>
        {t(engagement.noun)}
      </OpenButton>
    </RecordActions>
  )
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
          useDetailsPanel({ modal: facilityModal, id }, <FacilityFacts facility={facility} />),
          useListPanel({
            entity: contactPerson,
            icon: ContactPersonIcon,
            tableKey: 'fc',
            extra: <AddButton isInHead modal={contactPersonModal} from={of} />,
            children: <FacilityPersonTable facility={facility} />,
          }),
          useEngagementPanel({
            tableKey: 'fe',
            referrer: 'facility/details',
            prefilters: { facility: String(id) },
            from: of,
            hint: texts.no_entry_hint,
          }),
          useListPanel({
            entity: vacancy,
            icon: VacancyIcon,
            tableKey: 'fv',
            extra: <AddButton isInHead modal={vacancyModal} from={of} />,
            children: <VacancyTable tableKey="fv" facility={id} />,
          }),
          useBookingPanel({ tableKey: 'fb', of }),
          useRequirementPanel(of),
          useHirerClockPanel(facility),
          useFacilityPersonPanel({ tableKey: 'fp', of }),
          useEmailPanel({
            tableKey: 'fm',
            of,
            extra: <SendEmailButton isAdding from={of} disabledBecause={whyNotWritten(facility)} />,
          }),
          useHistoryPanel(entity, id),
        ]}
      />
    </>
  )
}
