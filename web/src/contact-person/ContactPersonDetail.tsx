import type { ContactPerson } from '@kasack/contract/contact-person.ts'
import { contactPerson as entity } from '@kasack/contract/contact-person.ts'
import { RecordDetail } from '../shared/record/RecordDetail.tsx'
import { ContactPersonPage } from './ContactPersonPage.tsx'
import { texts } from './texts.ts'

/** One contact person, /contact-persons/{id}. */
export const ContactPersonDetail = () => (
  <RecordDetail<ContactPerson> entity={entity} noun={texts.contact_person}>
    {(person) => <ContactPersonPage person={person} />}
  </RecordDetail>
)
