import { useNavigate } from 'react-router'
import { contactPerson } from '@kasack/contract/contact-person.ts'
import { listPath } from '../shared/address/record-path.ts'
import { ContactPersonModal } from './ContactPersonModal.tsx'

/** The form for a new contact person above the list, /contact-persons/new. */
export function ContactPersonNew() {
  const navigate = useNavigate()
  return <ContactPersonModal id={undefined} from={null} with={null} onClose={() => void navigate(listPath(contactPerson))} />
}
