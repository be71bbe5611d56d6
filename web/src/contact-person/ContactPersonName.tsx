import type { ContactPerson } from '@kasack/contract/contact-person.ts'
import { Link } from 'react-router'
import { Shave } from '../shared/part/Shave.tsx'
import { StatusTag } from '../shared/part/StatusTag.tsx'
import { Two } from '../shared/part/Two.tsx'
import { contactPersonUrl } from './url.ts'

/** The name leads to the contact person; an inactive one is tagged, below a name of one line: a row never has three. */
export function ContactPersonName({ person: { id, name, is_active } }: { person: ContactPerson }) {
  const link = <Link to={contactPersonUrl(id)}>{name}</Link>
  if (is_active) return <Shave title={name}>{link}</Shave>
  return (
    <Two
      first={
        <span className="k-line" title={name}>
          {link}
        </span>
      }
      second={<StatusTag status="inactive" />}
    />
  )
}
