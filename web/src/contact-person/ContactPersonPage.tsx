import type { ContactPerson } from '@kasack/contract/contact-person.ts'
import { contactPerson as entity } from '@kasack/contract/contact-person.ts'
import { engagement } from '@kasack/contract/engagement.ts'
import { ContactPersonIcon } from './ContactPersonIcon.tsx'
import { engagementModal } from '../engagement/door.ts'
import { useEmailPanel } from '../email/EmailPanel.tsx'
import { useEngagementPanel } from '../engagement/EngagementPanel.tsx'
import { useHistoryPanel } from '../history/HistoryPanel.tsx'
import { SendEmailButton } from '../send-email/SendEmailButton.tsx'
import { useText } from '../shared/language/i18n.ts'
import { useReferrer } from '../shared/address/referrer.ts'
import { lastSeenPath } from '../shared/address/last-seen.ts'
import { PageHeader } from '../shared/part/PageHeader.tsx'
import { Panels } from '../shared/part/Panels.tsx'
import { useDetailsPanel } from '../shared/record/details-panel.tsx'
import { OpenButton } from '../shared/record/OpenButton.tsx'
import { RecordActions } from '../shared/record/RecordActions.tsx'
import { StatusTag } from '../shared/part/StatusTag.tsx'
import { Tags } from '../shared/part/Tags.tsx'
import { contactPersonModal } from './door.ts'
import { ContactPersonFollowUp } from './ContactPersonFollowUp.tsx'
import { ContactPersonFacts } from './ContactPersonFacts.tsx'

/** The page of a contact person once it is loaded: actions and all facts. Read-only when opened from an employee. */
export function ContactPersonPage({ person }: { person: ContactPerson }) {
  const t = useText()
  const { id, name, is_active, tags } = person
  const form = useReferrer() === 'employee/details' ? null : contactPersonModal
  const about = { from: { entity: 'contact-person', id } } as const
  const actions = (
    <RecordActions entity={entity} id={id} name={name} record={person} modal={form}>
      <SendEmailButton from={about.from} />
      <OpenButton type="primary" modal={engagementModal} about={about}>
        {t(engagement.noun)}
      </OpenButton>
    </RecordActions>
  )
  return (
    <>
      <PageHeader
        icon={ContactPersonIcon}
        parent={{ label: t(entity.plural), to: lastSeenPath(entity) }}
        title={name}
        tags={
          <>
            {!is_active && <StatusTag status="inactive" />}
            <Tags items={[...(person.function ? [{ id: 0, name: person.function.name }] : []), ...tags]} />
          </>
        }
        actions={actions}
      />
      <div className="k-strip">
        <ContactPersonFollowUp key={person.facility?.id ?? 0} person={person} />
      </div>
      <Panels
        panels={[
          useDetailsPanel({ modal: form, id }, <ContactPersonFacts person={person} />),
          useEngagementPanel({
            tableKey: 'ce',
            referrer: 'contactPerson/details',
            prefilters: { contact_person__id: String(id) },
            pageSize: 10,
            from: about.from,
          }),
          useEmailPanel({
            tableKey: 'cm',
            of: { entity: 'contact_person', id },
            extra: <SendEmailButton isAdding from={about.from} />,
          }),
          useHistoryPanel(entity, id),
        ]}
      />
    </>
  )
}
