import { expect } from '@playwright/test'
import { called, createEmployee, createFacility, createVacancy } from './api.ts'
import { expectAccessible } from './axe.ts'
import { inDays } from './day.ts'
import { test } from './journey.ts'
import { candidates } from './placement-page.ts'
import { notices } from './screen.ts'

test('a clinic calls: the best stand beside the vacancy, two are ticked, and one click says why somebody is not listed', async ({
  office: page,
  api,
}) => {
  const place = { address_latitude: 47.07, address_longitude: 15.44 }
  const facility = await createFacility(api, { name: called('Klinik Sausal'), ...place })
  const family = { exam: 1, last_name: called('Wieser'), ...place }
  const [anna, bea, clara] = [
    await createEmployee(api, { ...family, first_name: 'Anna' }),
    await createEmployee(api, { ...family, first_name: 'Bea', address_latitude: 47.8 }),
    await createEmployee(api, { ...family, first_name: 'Clara' }),
  ]
  const before = await createVacancy(api, facility, { date_range: { lower: inDays(-60), upper: inDays(-30) } })
  const { id } = await api.post('candidates', { vacancy: { id: before.id }, employee: { id: clara.id } })
  await api.patch(`candidates/${id}`, { status: 'rejected_by_facility' })
  const vacancy = await createVacancy(api, facility, { number_of_positions: 2 })

  await page.goto(`/vacancies/${vacancy.id}`)
  const table = page.getByRole('table', { name: 'Passende Mitarbeiter' })
  const row = (name: string) => table.getByRole('row').filter({ hasText: name })
  const people = page.locator('.k-list').filter({ has: table })
  await people.getByRole('searchbox').fill(family.last_name)
  await people.getByRole('searchbox').press('Enter')
  await expect(table.locator('tbody .k-cell-button')).toHaveText([anna.name, bea.name])
  await expect(row(anna.name).getByRole('meter', { name: 'Eignung' })).toBeVisible()
  await expect(row(anna.name)).toContainText('Dafür: ')
  await expect(row(anna.name)).toContainText('In der ganzen Zeit frei.')
  await expectAccessible(page, 'matching employees')

  await people.getByRole('button', { name: 'Warum steht sie nicht dabei?' }).click()
  await expect(row(clara.name)).toContainText(/Ausgeschlossen: Dort am \d\d[.]\d\d[.]\d\d abgesagt/)
  await expectAccessible(page, 'those who are ruled out')

  for (const { name } of [anna, bea]) await table.getByRole('checkbox', { name: `${name} auswählen` }).press('Space')
  await people.getByRole('button', { name: 'Als Kandidaten hinzufügen' }).press('Enter')
  await expect(notices(page).filter({ hasText: '2 Kandidaten hinzugefügt' })).toBeVisible()
  for (const { name } of [anna, bea]) await expect(candidates(page, name)).toContainText('Neu')
  await expect(row(anna.name)).toContainText('Ausgeschlossen: Ist schon Kandidat dieser Stelle.')
})
