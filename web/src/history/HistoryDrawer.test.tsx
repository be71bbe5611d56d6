import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aKnownFacility } from '../facility/facility.test-support.ts'
import { renderRoutes } from '../test/render-routes.tsx'
import { serve } from '../test/serve.ts'
import { aLine, aPage } from './history.test-support.ts'

const served = {
  'GET /facilities/12.json/': { status: 200, data: aKnownFacility() },
  'GET /facilities/12/history.json/': aPage([
    aLine({ resource: 'facilities', changes: [{ field: 'city', before: 'Linz', after: 'Wels' }] }),
  ]),
}

test('beside a form stands what was changed of its record, and the form stays as it was', async () => {
  serve(served)
  await renderRoutes({ at: '/nowhere?modals=facility&facility-id=12' })
  const form = page.getByRole('dialog', { name: /^Edit facility/ })
  await form.getByRole('textbox', { name: 'City' }).fill('Graz')
  await form.getByRole('button', { name: 'History' }).click()
  const drawer = page.getByRole('dialog', { name: /^History: / })
  await expect.element(drawer.getByText('Wels')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(drawer).not.toBeInTheDocument()
  await expect.element(form.getByRole('textbox', { name: 'City' })).toHaveValue('Graz')
})

test('a new record has no history', async () => {
  serve({})
  await renderRoutes({ at: '/nowhere?modals=facility' })
  const form = page.getByRole('dialog', { name: 'Create facility' })
  await expect.element(form.getByRole('textbox', { name: 'City' })).toBeVisible()
  expect(form.getByRole('button', { name: 'History' }).elements()).toEqual([])
})

test('on a page the history is read when its panel is opened', async () => {
  const calls = serve(served)
  await renderRoutes({ at: '/facilities/12' })
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  const asked = () => calls.filter(({ url }) => url.pathname.endsWith('/history.json/')).length
  expect(asked()).toBe(0)
  await page.getByRole('button', { name: 'History' }).click()
  await expect.element(page.getByText('Wels')).toBeVisible()
  expect(asked()).toBe(1)
})
