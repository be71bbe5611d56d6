import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import type { Api, Record } from './api.ts'
import { called, createEmployee, createFacility, createVacancy } from './api.ts'
import { expectAccessible, openedDialog } from './axe.ts'
import { inDays } from './day.ts'
import { test } from './journey.ts'
import { notices } from './screen.ts'

const proposal = (page: Page) => page.getByRole('dialog', { name: /^Vorschlag/ })
const row = (page: Page, name: string) =>
  proposal(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name }) })
const candidatesOf = async (api: Api, { id }: Record) =>
  ((await (await api.get(`candidates.json/?vacancy__id=${id}`)).json()) as { count: number }).count

/** A unique exam, employees with it near a facility, and the facility's vacancies. */
async function createDemand(api: Api) {
  const exam = (await api.post('lookups/exams', { name: called('Fachpflege Endoskopie') })).id
  const place = { address_latitude: 47.07, address_longitude: 15.44 }
  const facility = await createFacility(api, { name: called('Klinik Sausal'), ...place })
  const [last_name, name] = [called('Wieser'), called('Endoskopie')]
  const vacancy = (which: string, lower: number, upper: number, more = {}) =>
    createVacancy(api, facility, {
      name: `${name} ${which}`,
      exams: [exam],
      date_range: { lower: inDays(lower), upper: inDays(upper) },
      ...more,
    })
  const person = (first_name: string, latitude: number) =>
    createEmployee(api, { exam, first_name, last_name, ...place, address_latitude: latitude })
  const early = await vacancy('früh', 3, 20, { number_of_positions: 2 })
  const night = await vacancy('Nacht', 5, 25)
  const late = await vacancy('spät', 40, 60)
  return { name, early, night, late, anna: await person('Anna', 47.07), bea: await person('Bea', 47.6) }
}

test('on Friday three vacancies are filled by one proposal, two decisions and another one; then it is taken back', async ({
  office: page,
  api,
}) => {
  const { name, early, night, late, anna, bea } = await createDemand(api)
  await page.goto('/vacancies')
  const table = page.getByRole('table', { name: 'Stellen' })
  await page.getByRole('searchbox').fill(name)
  await page.getByRole('searchbox').press('Enter')
  await expect(table.locator('tbody').getByRole('row')).toHaveCount(3)
  await table.getByRole('checkbox', { name: `${early.name} auswählen` }).click()
  await table.getByRole('row').filter({ hasText: night.name }).press('x')
  await table.getByRole('checkbox', { name: `${late.name} auswählen` }).press('Space')
  await page.getByRole('button', { name: 'Vorschlag' }).press('Enter')

  const status = proposal(page).getByRole('status').first()
  await expect(status).toContainText('3 von 4 Positionen besetzt.')
  await expect(proposal(page)).toContainText('1 Position bleibt frei. Am nächsten kamen:')
  await expect(row(page, anna.name).first().getByRole('meter', { name: 'Eignung' })).toBeVisible()
  await expectAccessible(page, 'a proposal', openedDialog)

  const ofLate = (who: Record) =>
    proposal(page).locator('tbody').filter({ hasText: late.name }).getByRole('row').filter({ hasText: who.name })
  await expect(ofLate(anna)).toBeVisible() // she lives next door
  await ofLate(anna)
    .getByRole('button', { name: `Nicht vorschlagen: ${anna.name}` })
    .click()
  const kept = row(page, bea.name).first()
  await kept.getByRole('button', { name: `Festhalten: ${bea.name}` }).press('Enter')
  await proposal(page).getByRole('button', { name: 'Neu rechnen' }).click()
  await expect(status).toContainText('Gegenüber vorhin: 1 neu, 1 entfallen.')
  await expect(ofLate(bea)).toContainText('neu')
  await expect(proposal(page)).toContainText('Nicht mehr vorgeschlagen:')
  await expectAccessible(page, 'another proposal', openedDialog)

  await ofLate(bea).press('x')
  await row(page, anna.name).first().press('Space')
  await page.keyboard.press('Control+Enter')
  await expect(notices(page).filter({ hasText: '2 Kandidaten hinzugefügt' })).toBeVisible()
  await expect(ofLate(bea).getByRole('checkbox')).toHaveCount(0)
  expect(await candidatesOf(api, late)).toBe(1)

  await notices(page)
    .getByRole('button', { name: /^Rückgängig/ })
    .click()
  await expect(ofLate(bea).getByRole('checkbox')).toBeVisible()
  expect(await candidatesOf(api, late)).toBe(0)
})

test('who has become a candidate meanwhile is refused at her row, and the others are added', async ({ office: page, api }) => {
  const { early, late, anna, bea } = await createDemand(api)
  await page.goto(`/vacancies?modals=assignment&assignment-from=vacancy:${early.id},${late.id}`)
  await proposal(page).getByRole('checkbox', { name: 'Alle Vorgeschlagenen auswählen' }).click()
  await api.post('candidates', { vacancy: { id: early.id }, employee: { id: bea.id } })
  await proposal(page).getByRole('button', { name: '3 Kandidaten hinzufügen' }).click()
  await expect(notices(page).filter({ hasText: '2 Kandidaten hinzugefügt' })).toBeVisible()
  await expect(row(page, bea.name)).toContainText('Nicht hinzugefügt: ')
  await expect(row(page, anna.name)).toHaveCount(0)
  await expectAccessible(page, 'who was refused', openedDialog)
})
