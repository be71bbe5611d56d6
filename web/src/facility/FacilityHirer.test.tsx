import type { Facility } from '@kasack/contract/facility.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderRoutes } from '../test/render-routes.tsx'
import { serve } from '../test/serve.ts'
import { aKnownFacility } from './facility.test-support.ts'

const noRows = { status: 200, data: { count: 0, next: null, previous: null, results: [] } }
const panels = ['contact-persons', 'engagements', 'vacancies', 'emails'].map((path) => [`GET /${path}.json/`, noRows] as const)
const fact = (label: string) =>
  [...document.querySelectorAll('.k-facts dt')].find(({ textContent }) => textContent === label)?.nextElementSibling?.textContent

const nord: Facility['effective_hirer'] = {
  kind: 'hirer',
  id: 4,
  name: 'Nord gGmbH',
  maximum_months: 24,
  equal_pay_months: 9,
  split_days: [],
  houses: 1,
}

test.each<[string, Partial<Facility>, string]>([
  ['its own', { hirer: { id: 4, name: 'Nord gGmbH' }, effective_hirer: nord }, 'Entered for this facility'],
  [
    'its own since a day',
    {
      hirer: { id: 4, name: 'Nord gGmbH' },
      hirer_since: '2026-03-01',
      effective_hirer: { ...nord, split_days: ['2026-03-01', '2026-05-01'] },
    },
    'Entered for this facility, since 01.03.2026',
  ],
  ['that of other houses', { company: 'Nord', effective_hirer: nord }, 'The only hirer of the company Nord'],
  ['the company', { effective_hirer: { ...nord, kind: 'company', id: null } }, 'The company, as it has no hirer or more than one'],
  ['that of its company', { effective_hirer: { ...nord, kind: 'company', id: null, houses: 4 } }, 'Same company: 4 facilities'],
  ['itself', { effective_hirer: { ...nord, kind: 'facility', id: 12 } }, 'The facility itself, as no hirer or company is entered'],
])('a facility says why its hirer is %s', async (_case, facility, why) => {
  serve({
    ...Object.fromEntries(panels),
    'GET /facilities/12/deletion.json/': { status: 200, data: { refused: [], consequences: [] } },
    'GET /facilities/12.json/': { status: 200, data: aKnownFacility(facility) },
  })
  await renderRoutes({ at: '/facilities/12' })
  await expect.element(page.getByText(why, { exact: true })).toBeVisible()
  const days = facility.effective_hirer?.split_days.length ? 'The clocks are counted separately from: 01.03.2026, 01.05.2026' : ''
  expect(fact('Effective hirer')).toBe(`Nord gGmbH${why}At most 24 months, equal pay after 9 months${days}`)
})
