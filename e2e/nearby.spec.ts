import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { launchOptions } from '../scripts/lib/test-browser.mjs'
import { called, createEmployee, createFacility, createVacancy } from './api.ts'
import { expectAccessible, openedDialog } from './axe.ts'
import { inDays } from './day.ts'
import { test } from './journey.ts'
import { chooseInMenu, parameters, rowsOf } from './screen.ts'

test.use({ launchOptions })

// Each journey has its own island, where no other journey's records are near.
const lasPalmas = { address_latitude: 28.1, address_longitude: -15.4, postal_code: '35001', city: 'Las Palmas', country_code: 'ES' }
const funchal = { address_latitude: 32.65, address_longitude: -16.9, postal_code: '9000-001', city: 'Funchal', country_code: 'PT' }
/** A point `km` kilometres north of a place. */
const north = ({ address_latitude, address_longitude }: typeof funchal, km: number) => ({
  address_latitude: address_latitude + km / 111.195,
  address_longitude,
})

const facilities = (page: Page, name: string) => rowsOf(page, 'Einrichtungen', name)
const head = (page: Page) => page.getByRole('columnheader', { name: 'Entfernung' })

test('from an employee to the facilities within 30 km, on to the employees near one of them, and the same after a reload', async ({
  office: page,
  api,
}) => {
  const employee = await createEmployee(api, { ...lasPalmas, preferred_location_radius: 20 })
  const near = await createFacility(api, { name: called('Haus Nahe'), ...north(lasPalmas, 12) })
  const far = await createFacility(api, { name: called('Haus Halbweit'), ...north(lasPalmas, 25) })
  const farther = await createFacility(api, { name: called('Haus Weit'), ...north(lasPalmas, 45) })

  await page.goto(`/employees/${employee.id}`)
  await page.getByRole('link', { name: 'Einrichtungen in der Nähe' }).click()
  await expect(page).toHaveURL(/\/facilities\?/)
  expect(parameters(page)).toEqual({
    'facilities-filter-near_employee': `${employee.name} (${employee.id})`,
    'facilities-filter-exceed_distance': 'true',
    'facilities-sorted_by': 'distance_to_near_employee_id_km',
  })
  await expect(page.getByRole('row').nth(1)).toContainText(near.name)
  await expect(facilities(page, near.name)).toContainText('12,0 km')
  await expect(facilities(page, far.name)).toContainText('+5 km')
  await expect(facilities(page, farther.name)).toContainText('45,0 km')
  await expect(page.getByRole('searchbox')).toBeDisabled()
  await expectAccessible(page, 'facilities near an employee')

  await head(page)
    .getByRole('button', { name: /^Filter Entfernung/ })
    .click()
  const panel = page.getByRole('dialog', { name: 'Filter Entfernung' })
  await expect(panel.getByRole('textbox', { name: 'Adresse' })).toHaveValue('35001 Las Palmas')
  await panel.getByRole('textbox', { name: 'Umkreis in km' }).fill('30')
  await expect(panel.locator('canvas')).toBeVisible()
  await expectAccessible(page, 'kilometres around an employee', openedDialog)
  await panel.getByRole('button', { name: 'Anwenden' }).click()
  expect(parameters(page)).toMatchObject({ 'facilities-filter-map': '35001 Las Palmas [30]' })
  for (const [one, count] of [[near, 1], [far, 1], [farther, 0]] as const) await expect(facilities(page, one.name)).toHaveCount(count) // prettier-ignore
  await page.reload()
  await expect(facilities(page, far.name)).toContainText('25,0 km')
  await expect(facilities(page, farther.name)).toHaveCount(0)

  await chooseInMenu(facilities(page, far.name), 'Mitarbeiter in der Nähe finden')
  await expect(page).toHaveURL(/\/employees\?/)
  expect(parameters(page)).toEqual({
    'employees-filter-near_facility': `${far.name} (${far.id})`,
    'employees-filter-exceed_distance': 'true',
    'employees-sorted_by': 'distance_to_near_facility_id_km',
  })
  await expect(rowsOf(page, 'Mitarbeiter', employee.name)).toContainText('25,0 km')
  await expect(rowsOf(page, 'Mitarbeiter', employee.name)).toContainText('+5 km')
  await page.reload()
  await expect(page.getByRole('row').nth(1)).toContainText(employee.name)
  await expectAccessible(page, 'employees near a facility')
  await page.getByRole('button', { name: 'Filter Nähe zu Einrichtung entfernen' }).click()
  await expect.poll(() => parameters(page)).toEqual({})
})

test('from an employee to the open vacancies near her, the nearest first, and on to those she goes to', async ({ office: page, api }) => {
  const employee = await createEmployee(api, { ...funchal, preferred_location_radius: 20 })
  const [near, far] = [
    await createFacility(api, { name: called('Klinik Nahe'), ...north(funchal, 12) }),
    await createFacility(api, { name: called('Klinik Weit'), ...north(funchal, 25) }),
  ]
  const wanted = await createVacancy(api, near, { name: called('Nachtdienst') })
  const farther = await createVacancy(api, far, { name: called('Tagdienst') })
  const paused = await createVacancy(api, near, { name: called('Pausiert') })
  await api.patch(`vacancies/${paused.id}`, { status: 'paused' })
  const vacancies = (name: string) => rowsOf(page, 'Stellen', name)

  await page.goto(`/employees?employees-filter-phrase=${encodeURIComponent(employee.name)}`)
  await chooseInMenu(rowsOf(page, 'Mitarbeiter', employee.name), 'Stellen in der Nähe finden')
  await expect(page).toHaveURL(/\/vacancies\?/)
  expect(parameters(page)).toEqual({
    'vacancies-filter-near_employee': `${employee.name} (${employee.id})`,
    'vacancies-filter-exceed_distance': 'true',
    'vacancies-filter-status': 'open',
    'vacancies-filter-for_date': inDays(0),
    'vacancies-sorted_by': 'distance_to_near_employee_id_km',
  })
  await expect(page.getByRole('row').nth(1)).toContainText(wanted.name)
  await expect(vacancies(wanted.name)).toContainText('12,0 km')
  await expect(vacancies(farther.name)).toContainText('+5 km')
  await expect(vacancies(paused.name)).toHaveCount(0)
  await expectAccessible(page, 'vacancies near an employee')

  await head(page)
    .getByRole('button', { name: /^Filter Entfernung/ })
    .click()
  await page.getByRole('radio', { name: 'nur innerhalb' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Anwenden' }).click()
  await expect(vacancies(farther.name)).toHaveCount(0)
  await page.reload()
  await expect(vacancies(wanted.name)).toContainText('12,0 km')
})
