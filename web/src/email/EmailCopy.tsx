import { contactPerson as personEntity } from '@kasack/contract/contact-person.ts'
import type { Email } from '@kasack/contract/email.ts'
import type { Entity } from '@kasack/contract/entity.ts'
import type { Ref } from '@kasack/contract/field.ts'
import { facility as facilityEntity } from '@kasack/contract/facility.ts'
import { vacancy as vacancyEntity } from '@kasack/contract/vacancy.ts'
import { formatMoment } from '../shared/language/format.ts'
import { useText } from '../shared/language/i18n.ts'
import { Fact } from '../shared/part/Fact.tsx'
import { Facts } from '../shared/part/Facts.tsx'
import { LongNote } from '../shared/part/LongNote.tsx'
import { RecordLink } from '../shared/record/RecordLink.tsx'
import { EmailPeople } from './EmailPeople.tsx'
import { labels } from './labels.ts'
import { peopleOf } from './rules.ts'

/** The e-mail as it was sent: recipient, time, sender, subject, records and attachments. */
export function EmailCopy({ email }: { email: Email }) {
  const t = useText()
  const { recipient, contact_person, employee, candidates, vacancy, facility, template, attachments, documents } = email
  const people = peopleOf({ employee, candidates })
  return (
    <div className="k-card k-panel-body k-facts-row">
      <Facts>
        <Fact label={t(labels.recipient)}>{recipient}</Fact>
        <Fact label={t(labels.contact_person)}>{linkTo(personEntity, contact_person)}</Fact>
        <Fact label={t(labels.facility)}>{linkTo(facilityEntity, facility)}</Fact>
        <Fact label={t(labels.employee)}>{people.length > 0 && <EmailPeople people={people} />}</Fact>
        <Fact label={t(labels.vacancy)}>{linkTo(vacancyEntity, vacancy)}</Fact>
      </Facts>
      <Facts>
        <Fact label={t(labels.created_datetime)}>{formatMoment(email.created_datetime)}</Fact>
        <Fact label={t(labels.created_by_user)}>{email.created_by_user.name}</Fact>
        <Fact label={t(labels.sent_datetime)}>{formatMoment(email.sent_datetime)}</Fact>
        <Fact label={t(labels.template)}>{template.name}</Fact>
        <Fact label={t(labels.attachments)}>{attachments.map(({ file }) => file.name).join(', ')}</Fact>
        {documents && documents.length > 0 && (
          <Fact label={t(labels.documents)}>{documents.map(({ name, file }) => `${name} (${file.name})`).join(', ')}</Fact>
        )}
      </Facts>
      <LongNote title={t(labels.last_error)}>{email.last_error}</LongNote>
      <section className="k-facts k-long-note">
        <h3>{t(labels.text)}</h3>
        <p className="k-pre">{email.text}</p>
      </section>
    </div>
  )
}

const linkTo = (of: Entity, record: Ref | null) => record && <RecordLink entity={of} of={record} />
