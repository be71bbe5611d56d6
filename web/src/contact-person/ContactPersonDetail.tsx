import type { ContactPerson } from '@kasack/contract/contact-person.ts'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { useText } from '../shared/i18n.ts'
import { Page } from '../shared/part/Page.tsx'
import { PanelError } from '../shared/part/PanelError.tsx'
import { Waiting } from '../shared/part/Waiting.tsx'
import { read } from '../shared/record.ts'
import { ContactPersonPage } from './ContactPersonPage.tsx'
import { texts } from './texts.ts'

/** One contact person, /contact-persons/{id}: the record, or why it is not shown. Its page stays when the record arrives, and so does the focus. */
export function ContactPersonDetail() {
  const t = useText()
  const { id = '' } = useParams()
  const { data: person, error, refetch } = useQuery(read<ContactPerson>(`/contact-persons/${encodeURIComponent(id)}.json/`))
  const name = person && (person.is_active ? person.name : `${person.name} ${t(texts.inactive_title)}`)
  return (
    <Page title={name ?? t(texts.contact_person)}>
      {person ? (
        <ContactPersonPage key={person.id} person={person} />
      ) : error ? (
        <PanelError status={error.status} onReload={() => void refetch()} />
      ) : (
        <Waiting />
      )}
    </Page>
  )
}
