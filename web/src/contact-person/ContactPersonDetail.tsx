import { contactPerson as entity } from '@kasack/contract/contact-person.ts'
import { recordTitle } from '../shared/record/record-title.ts'
import { RecordPage } from '../shared/record/RecordPage.tsx'
import { ContactPersonPage } from './ContactPersonPage.tsx'

/** The page of a contact person, /contact-persons/{id}. */
export const ContactPersonDetail = () => (
  <RecordPage entity={entity} title={recordTitle}>
    {(person) => <ContactPersonPage person={person} />}
  </RecordPage>
)
