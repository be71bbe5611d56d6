import { useNavigate } from 'react-router'
import { ContactPersonModal } from './ContactPersonModal.tsx'

/** The form for a new contact person above their list, /contact-persons/new. */
export function ContactPersonNew() {
  const navigate = useNavigate()
  return <ContactPersonModal onClose={() => void navigate('/contact-persons')} />
}
