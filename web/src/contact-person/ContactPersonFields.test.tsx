import { contactPerson } from '@kasack/contract/contact-person.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { createForm } from '../shared/form/form.ts'
import { aPostalCode, found, servePlaces } from '../shared/place/places.test-support.ts'
import { showIn } from '../test/fields.tsx'
import { ContactPersonFields } from './ContactPersonFields.tsx'
import { labels } from './labels.ts'

test('another address that was chosen is kept with where it lies', async () => {
  servePlaces(() => found(aPostalCode('80331', 'München')))
  const values = await showIn(createForm(contactPerson, { labels }), <ContactPersonFields />)
  await page.getByLabelText('Street', { exact: true }).fill('Am Markt 5, 80331')
  await page.getByTitle('80331 München, Bayern, Deutschland').click()
  expect(values()).toMatchObject({
    street: 'Am Markt 5',
    postal_code: '80331',
    city: 'München',
    address_latitude: 48.13,
    address_longitude: 11.57,
    address_is_approximate: true,
  })
})
