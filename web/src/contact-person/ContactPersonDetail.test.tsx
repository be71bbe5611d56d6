import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderRoutes } from '../test/render-routes.tsx'
import { serve } from '../test/serve.ts'
import { aContactPerson } from './contact-person.test-support.ts'

const known = aContactPerson({
  name: 'Dr. Martina Kessler',
  full_name: 'Dr. Martina Kessler',
  gender: 'f',
  title: 'Dr.',
  facility: { id: 7, name: 'Klinikum Spreetal' },
  function: { id: 2, name: 'Nursing management' },
  birthday_date: '1975-03-01',
  phone: '030 5557 8120',
  mobile: '0171 2345678',
  fax: '030 5557 8121',
  email: 'm.kessler@spreetal.example',
  exam_city: 'Potsdam',
  formatted_address: 'Am Markt 1, 53111 Bonn',
  tags: [{ id: 1, name: 'Key contact' }],
  note: 'In theatre on Wednesdays.',
  latest_engagement: { id: 9, created_datetime: '2026-01-05T08:00:00.000000Z' },
  last_contact_date: '2026-01-05',
})

test('the page shows everything known about a contact person', async () => {
  serve({
    'GET /contact-persons/3.json/': { status: 200, data: known },
    'GET /engagements.json/': { status: 200, data: { count: 0, next: null, previous: null, results: [] } },
  })
  await renderRoutes({ at: '/contact-persons/3' })
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Dr. Martina Kessler')
  const fact = (label: string) =>
    [...document.querySelectorAll('.k-facts dt')].find(({ textContent }) => textContent === label)?.nextElementSibling?.textContent
  await expect.element(page.getByText('+49 30 55578121')).toBeVisible()
  const labels = ['Function', 'Facility', 'Different address', 'Phone', 'Mobile', 'Fax', 'E-mail', 'Gender', 'Birthday', 'Exam city']
  expect(labels.map(fact)).toEqual([
    'Nursing management',
    'Klinikum Spreetal',
    'Am Markt 1, 53111 Bonn',
    '+49 30 55578120',
    '+49 171 2345678',
    '+49 30 55578121',
    'm.kessler@spreetal.example',
    'female',
    '01.03.1975',
    'Potsdam',
  ])
  expect(fact('Latest contact')).toMatch(/^05\.01\.2026, /)
  for (const shown of ['Key contact', 'In theatre on Wednesdays.']) await expect.element(page.getByText(shown)).toBeVisible()
})
