import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderRoutes } from '../test/render-routes.tsx'
import { serve } from '../test/serve.ts'
import { aUser } from '../test/users.ts'

const nord = {
  id: 4,
  name: 'Nord gGmbH',
  maximum_months: 24,
  equal_pay_months: 9,
  source: 'TV LeiZ',
  note: '',
  is_active: true,
  version: 'AAAA',
}
const list = { 'GET /hirers.json/': { status: 200, data: { count: 1, next: null, previous: null, results: [nord] } } }
const session = { state: 'in' as const, user: aUser({ is_superuser: true }) }

test('hirers are listed with their months and where these are from', async () => {
  serve(list)
  await renderRoutes({ at: '/admin/hirers', session })
  await expect.element(page.getByRole('button', { name: 'Nord gGmbH', exact: true })).toBeVisible()
  const cells = [...document.querySelectorAll('tbody td')].map(({ textContent }) => textContent)
  expect(cells).toEqual(expect.arrayContaining(['24', '9', 'TV LeiZ']))
})

test('a hirer is created with the months of the law, unless others are typed', async () => {
  const calls = serve({ ...list, 'POST /hirers.json/': { status: 201, data: nord } })
  await renderRoutes({ at: '/admin/hirers?modals=hirer', session })
  const field = (name: string) => page.getByRole('dialog').getByLabelText(name, { exact: true })
  await field('Name').fill('Nord gGmbH')
  await expect.element(field('Equal pay after (months)')).toHaveValue('9')
  await field('Maximum (months)').fill('24')
  await field('Source').fill('TV LeiZ')
  await page.getByRole('dialog').getByRole('button', { name: 'Create hirer', exact: true }).click()
  await expect
    .poll(() => calls.find(({ method }) => method === 'POST')?.body)
    .toMatchObject({
      name: 'Nord gGmbH',
      maximum_months: 24,
      equal_pay_months: 9,
      source: 'TV LeiZ',
    })
})
