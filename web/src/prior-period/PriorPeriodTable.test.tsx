import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { aPriorPeriod, openPriorPeriods } from './prior-period.test-support.ts'

const leased = aPriorPeriod({ note: 'Laut Arbeitszeugnis.' })
const employed = aPriorPeriod({
  id: 32,
  facility: null,
  hirer: { id: 4, name: 'Nord gGmbH' },
  kind: 'employed',
  lender: '',
  date_range: { lower: '2024-03-01', upper: '2024-03-01', bounds: '[]' },
})
const periods = [leased, employed]
const at = '/employees/5'

test('a page says where somebody was, as what, through whom and for how long', async () => {
  const { asked } = await openPriorPeriods({ at, periods })
  const row = (name: string) => page.getByRole('row').filter({ hasText: name })
  await expect.element(row('Klinikum Spreetal')).toBeVisible()
  const cells = (name: string) => [...row(name).element().querySelectorAll('td, th')].map(({ textContent }) => textContent)
  expect(cells('Klinikum Spreetal')).toEqual(
    expect.arrayContaining(['Klinikum SpreetalFacility', 'Leased by another agencyWeserbogen GmbH', 'Laut Arbeitszeugnis.']),
  )
  expect(cells('Nord gGmbH')).toEqual(expect.arrayContaining(['Nord gGmbHHirer', 'Employed by the hirer']))
  await expect.element(row('Klinikum Spreetal').getByText('181 days')).toBeVisible()
  await expect.element(row('Nord gGmbH').getByText('1 day', { exact: true })).toBeVisible()
  await expect.element(row('Klinikum Spreetal').getByRole('link', { name: 'Klinikum Spreetal' })).toHaveAttribute('href', '/facilities/12')
  expect(asked()).toEqual([{ employee__id: '5', sort: '-date_range', page: '1', size: '5' }])
})

test('periods are narrowed to a facility, a hirer and a kind', async () => {
  const { asked } = await openPriorPeriods({
    at: `${at}?ep-filter-facility__id=Spreetal (12)&ep-filter-hirer__id=Nord (4)&ep-filter-kind=employed`,
    periods,
  })
  await vi.waitFor(() => expect(asked().at(-1)).toMatchObject({ facility__id: '12', hirer__id: '4', kind: 'employed' }))
})

test('an earlier period is deleted once the user is sure', async () => {
  const { written } = await openPriorPeriods({ at, periods })
  await page
    .getByRole('button', { name: /^Actions for Prior period/ })
    .first()
    .click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await vi.waitFor(() => expect(written()).toEqual([['DELETE /prior-periods/31/', undefined]]))
})

test.each([
  ['sees employees alone', ['employees.view_employee'], ['History'], 0],
  ['sees employees and books', ['employees.view_employee', 'vacancies.add_booking'], ['Edit', 'History', 'Delete'], 1],
] as const)('whoever %s is offered what he may do', async (_who, holds, offered, buttons) => {
  await openPriorPeriods({ at, periods, holds: [...holds] })
  await page
    .getByRole('button', { name: /^Actions for Prior period/ })
    .first()
    .click()
  await expect.element(page.getByRole('menuitem', { name: 'History' })).toBeVisible()
  const items = page
    .getByRole('menuitem')
    .elements()
    .map(({ textContent }) => textContent)
  expect(items.map((item) => offered.find((one) => item.startsWith(one)) ?? item)).toEqual(offered)
  expect(page.getByRole('button', { name: 'Prior period', exact: true }).elements()).toHaveLength(buttons)
})
