import { useNavigate } from 'react-router'
import { ContactPersonList } from './ContactPersonList.tsx'
import { ContactPersonModal } from './ContactPersonModal.tsx'

/** The list with the form for a new contact person open, /contact-persons/new. */
export function ContactPersonNew() {
  const navigate = useNavigate()
  return (
    <>
      <ContactPersonList />
      <ContactPersonModal onClose={() => void navigate('/contact-persons')} />
    </>
  )
}
