import type { Engagement } from '@kasack/contract/engagement.ts'
import { engagement } from '@kasack/contract/engagement.ts'
import type { Facility } from '@kasack/contract/facility.ts'
import { facility as facilityEntity } from '@kasack/contract/facility.ts'
import type { Ref } from '@kasack/contract/field.ts'
import { useQuery } from '@tanstack/react-query'
import { recordCall } from '../shared/address/record-path.ts'
import { read } from '../shared/call/read.ts'
import { useFieldValue } from '../shared/form/form-context.ts'
import { useText } from '../shared/language/i18n.ts'
import { EngagementApplicantNumber } from './EngagementApplicantNumber.tsx'
import { EngagementEmployeeNumber } from './EngagementEmployeeNumber.tsx'
import { EngagementNote } from './EngagementNote.tsx'
import { EngagementNumber } from './EngagementNumber.tsx'
import { useLastTalk } from './EngagementLastTalk.tsx'
import { texts } from './texts.ts'

const { fields } = engagement

/** Above the fields of an entry: who it is about, the number to dial, and the last entry. `id`: the entry being changed. */
export function EngagementAbout({ id }: { id: number | undefined }) {
  const t = useText()
  const [facility] = useFieldValue<Ref | null>(fields.facility)
  const [person] = useFieldValue<(Ref & Partial<NonNullable<Engagement['contact_person']>>) | null>(fields.contact_person)
  const [employee] = useFieldValue<Ref | null>(fields.employee)
  const [applicant] = useFieldValue<Ref | null>(fields.applicant)
  const known = useQuery({ ...read<Facility>(recordCall(facilityEntity, facility?.id ?? '')), enabled: facility !== null }).data
  const { contact, carrier } = useLastTalk({ facility: facility?.id, employee: employee?.id, applicant: applicant?.id })
  const subject = facility ?? employee ?? applicant
  if (!subject) return null
  const numbers = person && known?.contact_persons.find((one) => one.id === person.id)
  const parties = {
    facility: known ?? null,
    contact_person: person && {
      ...person,
      full_name: person.name,
      phone: numbers?.phone ?? person.phone ?? '',
      mobile: numbers?.mobile ?? person.mobile ?? '',
    },
  }
  const notes = [
    ...(contact && contact.id !== id ? [{ title: texts.last_contact, entry: contact }] : []),
    ...(carrier && carrier.id !== id && carrier.id !== contact?.id && carrier.note
      ? [{ title: texts.note_of_follow_up, entry: carrier }]
      : []),
  ]
  return (
    <section className="k-about" aria-label={t(texts.about)}>
      <div className="k-about-who">
        <b>{subject.name}</b>
        {person && <span>{person.name}</span>}
        {known && <EngagementNumber parties={parties} missing={t(texts.no_number)} />}
        {facility && employee && <span>{employee.name}</span>}
        {employee && <EngagementEmployeeNumber id={employee.id} />}
        {facility && applicant && !employee && <span>{applicant.name}</span>}
        {applicant && !employee && <EngagementApplicantNumber id={applicant.id} />}
      </div>
      {notes.map(({ title, entry }) => (
        <EngagementNote key={entry.id} title={t(title)} entry={entry} />
      ))}
      {notes.length === 0 && contact === null && <p className="k-about-none">{t(texts.no_contact_yet)}</p>}
    </section>
  )
}
