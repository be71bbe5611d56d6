import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { createFacility, createVacancy } from './api.ts'
import { test } from './journey.ts'
import { rows } from './screen.ts'

/** Counts developer features on the list of facilities and the page of a vacancy. */
async function seen(page: Page, vacancy: number) {
  await page.goto('/facilities')
  await expect(rows(page)).toHaveCount(10)
  const inList = [page.getByRole('link', { name: 'Styleguide' }), page.getByRole('button', { name: 'Anfrage zeigen' })]
  const counts = await Promise.all(inList.map((one) => one.count()))
  await page.goto(`/vacancies/${vacancy}`)
  await expect(page.getByRole('heading', { name: /^Buchungen/ })).toBeVisible()
  return [...counts, await page.getByRole('heading', { name: /^Logbuch der Einrichtung/ }).count()]
}

test('in production nothing is offered that is meant for those who build the product', async ({ office: page, api }) => {
  const { id } = await createVacancy(api, await createFacility(api))
  expect(await seen(page, id)).toEqual([1, 1, 1])
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    const response = await route.fetch()
    const told = (await response.text()).replace('app_env&quot;:&quot;development', 'app_env&quot;:&quot;production')
    return route.fulfill({ response, body: told })
  })
  expect(await seen(page, id)).toEqual([0, 0, 0])
  await page.goto('/dev/styleguide')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Styleguide')
})
