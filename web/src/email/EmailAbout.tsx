import type { Email } from '@kasack/contract/email.ts'
import { employee as employeeEntity } from '@kasack/contract/employee.ts'
import { facility as facilityEntity } from '@kasack/contract/facility.ts'
import { vacancy as vacancyEntity } from '@kasack/contract/vacancy.ts'
import { useText } from '../shared/language/i18n.ts'
import { Missing } from '../shared/part/Missing.tsx'
import { texts as words } from '../shared/part/texts.ts'
import { TwoLines } from '../shared/part/TwoLines.tsx'
import { RecordLink } from '../shared/record/RecordLink.tsx'
import { peopleOf } from './rules.ts'

type Props = {
  email: Email
  /** The record whose page shows the table; undefined on the list of all e-mails. */
  without?: 'contact_person' | 'employee' | 'facility' | 'vacancy'
}

/** Who and what the e-mail is about, leaving out what the page already says. */
export function EmailAbout({ email: { employee, candidates, vacancy, facility }, without }: Props) {
  const t = useText()
  const people = peopleOf({ employee, candidates })
  const [first] = people
  const others = people.length - 1
  const link = first && <RecordLink key="people" className="k-line" entity={employeeEntity} of={first} />
  const links = [
    others > 0 ? (
      <span key="people">
        {link} {t(words.some_more, { count: others })}
      </span>
    ) : (
      without !== 'employee' && link
    ),
    vacancy && without !== 'vacancy' && <RecordLink key="vacancy" className="k-line" entity={vacancyEntity} of={vacancy} />,
    facility && without !== 'facility' && <RecordLink key="facility" className="k-line" entity={facilityEntity} of={facility} />,
  ].filter(Boolean)
  return links.length > 0 ? <TwoLines first={links[0]} second={links[1]} /> : <Missing />
}
