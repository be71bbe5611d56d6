import type { ContactPerson } from '@kasack/contract/contact-person.ts'
import { Link } from 'react-router'
import { Shave } from '../shared/part/Shave.tsx'
import { StatusTag } from '../shared/part/StatusTag.tsx'
import { Two } from '../shared/part/Two.tsx'
import { contactPersonUrl } from './url.ts'

/** The name leads to the contact person; an inactive one is tagged. */
export const ContactPersonName = ({ person: { id, name, is_active } }: { person: ContactPerson }) => (
  <Two
    first={
      <Shave title={name}>
        <Link to={contactPersonUrl(id)}>{name}</Link>
      </Shave>
    }
    second={!is_active && <StatusTag status="inactive" />}
  />
)
