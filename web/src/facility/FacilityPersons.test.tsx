import type { Facility } from '@kasack/contract/facility.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderInShell } from '../test/render-routes.tsx'
import { aFacility } from './facility.test-support.ts'
import { FacilityPersons } from './FacilityPersons.tsx'

const person = (id: number, name: string): Facility['contact_persons'][number] => ({
  id,
  name,
  full_name: name,
  email: '',
  phone: '',
  mobile: '',
  function: null,
})
const [ada, bea, cem] = [person(1, 'Ada Abel'), person(2, 'Bea Busch'), person(3, 'Cem Celik')]
const show = (facility: Partial<Facility>) => renderInShell(<FacilityPersons facility={aFacility(facility)} />, { at: '/facilities' })

test('the main contact is named, and all others are counted, also where she is not the first', async () => {
  await show({ main_contact: bea, contact_persons: [ada, bea, cem] })
  await expect.element(page.getByRole('link', { name: 'Bea Busch' })).toHaveAttribute('href', '/contact-persons/2')
  await expect.element(page.getByText('and 2 more')).toHaveAttribute('title', 'Ada Abel, Cem Celik')
})

test('without a main contact the first person is named', async () => {
  await show({ contact_persons: [ada, bea] })
  await expect.element(page.getByRole('link', { name: 'Ada Abel' })).toBeVisible()
  await expect.element(page.getByText('and 1 more')).toHaveAttribute('title', 'Bea Busch')
})

test('a main contact from elsewhere is named before all persons of the facility', async () => {
  await show({ main_contact: cem, contact_persons: [ada, bea] })
  await expect.element(page.getByText('and 2 more')).toHaveAttribute('title', 'Ada Abel, Bea Busch')
})

test('a single person is named alone', async () => {
  await show({ main_contact: ada, contact_persons: [ada] })
  await expect.element(page.getByRole('link', { name: 'Ada Abel' })).toBeVisible()
  expect(page.getByText(/ more$/).elements()).toEqual([])
})
