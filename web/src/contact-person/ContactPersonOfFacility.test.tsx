import { vacancy } from '@kasack/contract/vacancy.ts'
import { expect, test, vi } from 'vitest'
import { changeTogether, createForm } from '../shared/form/form.ts'
import { showIn } from '../test/fields.tsx'
import { serve } from '../test/serve.ts'
import { labels } from '../vacancy/labels.ts'
import { ContactPersonOfFacility } from './ContactPersonOfFacility.tsx'

const { fields } = vacancy
const [spreetal, elbtal] = [
  { id: 7, name: 'Klinikum Spreetal' },
  { id: 8, name: 'Haus Elbtal' },
]

test('the person in charge stays until another facility is chosen', async () => {
  serve({ 'GET /autocompletes/contact-persons.json/': { status: 200, data: [{ id: 3, name: 'Martina Kessler' }] } })
  const form = createForm(vacancy, { labels, prefill: { facility: spreetal, contact_person: { id: 3, name: 'Martina Kessler' } } })
  const held = await showIn(form, <ContactPersonOfFacility of={fields.contact_person} facility={fields.facility} />)
  expect(held()['contact_person']).toMatchObject({ id: 3 })
  changeTogether(form, { facility: elbtal })
  await vi.waitFor(() => expect(held()['contact_person']).toBeNull())
})
