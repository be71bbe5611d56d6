import { expect } from '@playwright/test'
import { test } from './journey.ts'
import { chips, choose, head, list, listRequests, openFilter, parameters, rows } from './screen.ts'

const searchField = { name: 'Suche', exact: true }

test('a facility is found by what somebody remembers of it', async ({ office: page }) => {
  await page.route('**/events/**', (route) => route.abort()) // otherwise other journeys' changes would be read, too
  await page.goto('/facilities')
  await expect(rows(page)).toHaveCount(10)
  const asked = listRequests(page)
  await page.getByRole('searchbox', searchField).pressSequentially('  spreetal berlin ')
  await expect(rows(page)).toHaveText(['Klinikum Spreetal', 'Tagesklinik Spreetal am Wasserturm'])
  expect(asked).toEqual([{ search: 'spreetal berlin', sort: 'id', page: '1', size: '10' }])
  expect(parameters(page)).toEqual({ 'facilities-filter-phrase': 'spreetal berlin' })
  await rows(page).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Klinikum Spreetal')
  await page.goBack()
  await expect(page.getByRole('searchbox', searchField)).toHaveValue('spreetal berlin')
  await page.getByRole('button', { name: 'Suche leeren' }).click()
  await expect(rows(page)).toHaveCount(10)
  expect(parameters(page)).toEqual({})
  expect(asked.at(-1)).toEqual({ sort: 'id', page: '1', size: '10' })
})

test('a column is narrowed by words, and Enter applies them', async ({ office: page }) => {
  await page.goto('/facilities?facilities-page=2')
  const asked = listRequests(page)
  const filter = await openFilter(page, 'Firma')
  await expect(filter.getByRole('textbox')).toBeFocused()
  await page.keyboard.type(' wendula ')
  await page.keyboard.press('Enter')
  await expect(chips(page)).toContainText('Firma: wendula')
  await expect(rows(page)).toHaveCount(4)
  expect(parameters(page)).toEqual({ 'facilities-filter-company__icontains': 'wendula' })
  expect(asked.at(-1)).toMatchObject({ company__icontains: 'wendula', page: '1' })
})

test('a column is narrowed to records chosen from a list', async ({ office: page }) => {
  await page.goto('/facilities')
  const asked = listRequests(page)
  const filter = await openFilter(page, 'Typ')
  await choose(filter.getByRole('combobox'), 'Tagesklinik')
  await choose(filter.getByRole('combobox'), 'Geburtshaus')
  await page.keyboard.press('Escape')
  await filter.getByRole('button', { name: 'Anwenden' }).click()
  await expect(rows(page)).toHaveText(['Tagesklinik Spreetal am Wasserturm', 'Geburtshaus Silbermond'])
  const [clinic, birth] = (asked.at(-1)?.['facility_type__id'] ?? '').split(',')
  expect(parameters(page)).toEqual({ 'facilities-filter-facility_type__id': `Tagesklinik (${clinic}),Geburtshaus (${birth})` })
  await expect(chips(page)).toContainText('Tagesklinik und Geburtshaus')
})

test('a column with two filters applies both', async ({ office: page }) => {
  await page.goto('/facilities')
  const filter = await openFilter(page, 'Gruppe')
  await choose(filter.getByRole('combobox'), 'Kurhain')
  await filter.getByRole('textbox').fill('rehazentren')
  await filter.getByRole('textbox').press('Enter')
  await expect(rows(page)).toHaveCount(4)
  expect(parameters(page)).toMatchObject({
    'facilities-filter-facility_group__id': expect.stringMatching(/^Kurhain Rehazentren \(\d+\)$/),
    'facilities-filter-facility_group__name__icontains': 'rehazentren',
  })
})

test('the list is narrowed to inactive facilities, to a state, to whom one looks after', async ({ office: page }) => {
  await page.goto('/facilities?facilities-filter-states=Berlin (BE)')
  await expect(rows(page)).toHaveCount(4)
  await choose(page.getByRole('combobox', { name: 'Bundesland' }), 'Hamburg')
  await page.keyboard.press('Escape')
  await expect(rows(page)).toHaveCount(7)
  expect(parameters(page)).toEqual({ 'facilities-filter-states': 'Berlin (BE),Hamburg (HH)' })
  await choose(page.getByRole('combobox', { name: 'Betreuer' }), 'Nils')
  await expect(rows(page)).toHaveText(['Seniorenresidenz Billewinkel', 'Klinik Elbquartier', 'OP-Zentrum Alsterlauf'])
  expect(parameters(page)['facilities-filter-support_user__id']).toMatch(/^Nils Kortmann \(\d+\)$/)
  await page.getByRole('button', { name: 'Inaktiv', exact: true }).click()
  await expect(page.getByText('Keine Daten zu diesen Filtern')).toBeVisible()
  expect(parameters(page)['facilities-filter-is_active']).toBe('false')
})

test('a column is narrowed to days and to what is ticked', async ({ office: page }) => {
  await page.goto('/facilities')
  const asked = listRequests(page)
  const days = await openFilter(page, 'Letzter Kontakt')
  await days.getByPlaceholder('von').fill('01.01.2026')
  await days.getByPlaceholder('bis').fill('30.06.2026')
  await page.keyboard.press('Enter')
  await expect(chips(page)).toContainText('01.01.2026 – 30.06.2026')
  expect(parameters(page)).toEqual({ 'facilities-filter-latest_engagement__created_datetime__date': '2026-01-01–2026-06-30' })
  expect(asked.at(-1)).toMatchObject({
    latest_engagement__created_datetime__date__gte: '2026-01-01',
    latest_engagement__created_datetime__date__lte: '2026-06-30',
  })
  await chips(page).getByRole('button', { name: 'Filter zurücksetzen' }).click()
  const ticks = await openFilter(page, 'Wiedervorlage')
  await ticks.getByRole('checkbox', { name: 'hoch' }).check()
  await ticks.getByRole('checkbox', { name: 'niedrig' }).check()
  await ticks.getByRole('button', { name: 'Anwenden' }).click()
  await expect(chips(page)).toContainText('hoch und niedrig')
  expect(asked.at(-1)).toMatchObject({ priority: 'high,low' })
})

test('facilities nobody has called for long are one click away', async ({ office: page }) => {
  await page.goto('/facilities')
  const asked = listRequests(page)
  for (const days of ['50', '100', '200', '365']) {
    await page.getByRole('button', { name: new RegExp(`${days} Tagen`) }).click()
    await expect(chips(page)).toContainText(`${days} Tagen`)
    expect(asked.at(-1)).toEqual({ no_contact_in_last_days: days, sort: 'id', page: '1', size: '10' })
  }
})

test('a filter without a value is refused with a word', async ({ office: page }) => {
  await page.goto('/facilities')
  const filter = await openFilter(page, 'Name')
  await filter.getByRole('button', { name: 'Anwenden' }).click()
  await expect(page.getByText('Sie müssen einen Filterwert angeben')).toBeVisible()
  expect(parameters(page)).toEqual({})
})

test('filters are taken away one by one or all at once', async ({ office: page }) => {
  await page.goto('/facilities?facilities-filter-phrase=klinik&facilities-filter-is_active=true&facilities-filter-company__icontains=gmbh')
  await chips(page).getByRole('button', { name: 'Filter Suche entfernen' }).click()
  await expect(page.getByRole('searchbox')).toHaveValue('')
  expect(parameters(page)).toEqual({ 'facilities-filter-is_active': 'true', 'facilities-filter-company__icontains': 'gmbh' })
  await chips(page).getByRole('button', { name: 'Filter zurücksetzen' }).click()
  await expect(chips(page)).toBeHidden()
  await expect(page.getByRole('group', { name: 'Status' }).getByRole('button', { name: 'Alle' })).toHaveAttribute('aria-pressed', 'true')
  expect(parameters(page)).toEqual({})
})

test('the order follows the column heads', async ({ office: page }) => {
  await page.goto('/facilities?facilities-filter-states=Hamburg (HH)&facilities-filter-is_active=true')
  await expect(rows(page)).toHaveCount(3)
  const sort = list(page).getByRole('button', { name: 'Name sortieren' })
  await sort.click()
  await expect(rows(page)).toHaveText(['Klinik Elbquartier', 'OP-Zentrum Alsterlauf', 'Seniorenresidenz Billewinkel'])
  await expect(head(page, 'Name')).toHaveAttribute('aria-sort', 'ascending')
  expect(parameters(page)['facilities-sorted_by']).toBe('name')
  await sort.click()
  await expect(rows(page).first()).toHaveText('Seniorenresidenz Billewinkel')
  expect(parameters(page)['facilities-sorted_by']).toBe('-name')
  await sort.click()
  await expect(rows(page)).toHaveText(['Seniorenresidenz Billewinkel', 'Klinik Elbquartier', 'OP-Zentrum Alsterlauf'])
  expect(parameters(page)['facilities-sorted_by']).toBeUndefined()
})
