import { contactPerson } from '@kasack/contract/contact-person.ts'
import type { Facility } from '@kasack/contract/facility.ts'
import { Link } from 'react-router'
import { recordPath } from '../shared/address/record-path.ts'
import { useText } from '../shared/language/i18n.ts'
import { Missing } from '../shared/part/Missing.tsx'
import { texts as words } from '../shared/part/texts.ts'
import { TwoLines } from '../shared/part/TwoLines.tsx'
import { texts } from './texts.ts'

/** The main contact of a facility, or otherwise the first; below it, how many more there are. */
export function FacilityPersons({ facility: { main_contact, contact_persons } }: { facility: Facility }) {
  const t = useText()
  const first = main_contact ?? contact_persons[0]
  if (!first) return <Missing />
  const others = contact_persons.filter(({ id }) => id !== first.id)
  return (
    <TwoLines
      first={
        <Link className="k-plain k-line" to={recordPath(contactPerson, first.id)} title={first.name}>
          {first.name}
        </Link>
      }
      second={
        others.length > 0 && (
          <span title={others.map(({ name }) => name).join(', ')}>
            {t(others.length === 1 ? texts.one_more : words.some_more, { count: others.length })}
          </span>
        )
      }
    />
  )
}
