import type { Email } from '@kasack/contract/email.ts'
import { facility as facilityEntity } from '@kasack/contract/facility.ts'
import { vacancy as vacancyEntity } from '@kasack/contract/vacancy.ts'
import { Missing } from '../shared/part/Missing.tsx'
import { TwoLines } from '../shared/part/TwoLines.tsx'
import { RecordLink } from '../shared/record/RecordLink.tsx'
import { EmailPeople } from './EmailPeople.tsx'
import { peopleOf } from './rules.ts'

type Props = {
  email: Email
  /** What the place of the table says already; nothing on a page of its own. */
  without?: 'contact_person' | 'employee' | 'facility' | 'vacancy'
}

/** Whom and what the e-mail is about, as far as its place does not say it. */
export function EmailAbout({ email: { employee, candidates, vacancy, facility }, without }: Props) {
  const people = peopleOf({ employee, candidates })
  const links = [
    people.length > (without === 'employee' ? 1 : 0) && <EmailPeople key="people" people={people} />,
    vacancy && without !== 'vacancy' && <RecordLink key="vacancy" className="k-line" entity={vacancyEntity} of={vacancy} />,
    facility && without !== 'facility' && <RecordLink key="facility" className="k-line" entity={facilityEntity} of={facility} />,
  ].filter(Boolean)
  return links.length > 0 ? <TwoLines first={links[0]} second={links[1]} /> : <Missing />
}
