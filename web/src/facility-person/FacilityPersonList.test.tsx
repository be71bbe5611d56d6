import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { aPair, openPairs } from './facility-person.test-support.ts'

const wanted = aPair({
  id: 32,
  facility: { id: 13, name: 'Haus Linde' },
  employee: { id: 6, name: 'Uta Ost' },
  state: 'favourite',
  reason: '',
})
const pairs = [aPair(), wanted]
const row = (name: string) => page.getByRole('row').filter({ hasText: name })
const cells = (name: string) => [...row(name).element().querySelectorAll('td, th')].map(({ textContent }) => textContent)

test('the page of a facility shows people, each with a mark of its own, and why', async () => {
  const { asked } = await openPairs({ at: '/facilities/12', pairs })
  await expect.element(row('Streit im Team').getByRole('link', { name: 'Jana Reuter' })).toHaveAttribute('href', '/employees/5')
  expect(cells('Jana Reuter')).toEqual(expect.arrayContaining(['Jana Reuter', 'Blocked', 'Streit im Team']))
  expect(cells('Uta Ost')).toEqual(expect.arrayContaining(['Uta Ost', 'Favourite']))
  const marks = [...document.querySelectorAll('#facility-persons .k-tag')].map((tag) => [
    tag.textContent,
    tag.className,
    tag.querySelector('.anticon')?.classList.contains('anticon-star'),
  ])
  expect(marks).toEqual([
    ['Blocked', 'k-tag k-tone-red', false],
    ['Favourite', 'k-tag k-tone-green', true],
  ])
  expect(asked()).toEqual([{ facility__id: '12', sort: 'employee__name', page: '1', size: '5' }])
})

test('the page of an employee shows facilities', async () => {
  const { asked } = await openPairs({ at: '/employees/5', pairs })
  await expect.element(row('Streit im Team').getByRole('link', { name: 'Klinikum Spreetal' })).toHaveAttribute('href', '/facilities/12')
  expect(asked()).toEqual([{ employee__id: '5', sort: 'facility__name', page: '1', size: '5' }])
})

test.each([
  ['/facilities/12', 'fp', 'employee__id=Reuter (5)', { employee__id: '5' }],
  ['/employees/5', 'ef', 'facility__id=Spreetal (12)', { facility__id: '12' }],
])('on %s they are narrowed', async (at, key, filter, expected) => {
  const { asked } = await openPairs({ at: `${at}?${key}-filter-${filter}&${key}-filter-state=blocked`, pairs })
  await vi.waitFor(() => expect(asked().at(-1)).toMatchObject({ ...expected, state: 'blocked' }))
})

test('whoever may not see employees is not shown whom a facility blocks', async () => {
  const { asked } = await openPairs({ at: '/facilities/12', pairs, holds: ['vacancies.add_booking'] })
  await expect.element(page.getByRole('button', { name: /^Contact persons/ })).toBeVisible()
  expect(page.getByRole('button', { name: /^Blocked and favourites/ }).elements()).toEqual([])
  expect(asked()).toEqual([])
})

test('a block is deleted once the user is sure', async () => {
  const { written } = await openPairs({ at: '/facilities/12', pairs })
  await row('Streit im Team')
    .getByRole('button', { name: /^Actions for/ })
    .click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await vi.waitFor(() => expect(written()).toEqual([['DELETE /facility-persons/31/', undefined]]))
})

test.each([
  ['sees employees alone', ['employees.view_employee'], ['History'], 0],
  ['sees employees and books', ['employees.view_employee', 'vacancies.add_booking'], ['Edit', 'History', 'Delete'], 1],
] as const)('whoever %s is offered what he may do', async (_who, holds, offered, buttons) => {
  await openPairs({ at: '/facilities/12', pairs, holds: [...holds] })
  await row('Streit im Team')
    .getByRole('button', { name: /^Actions for/ })
    .click()
  await expect.element(page.getByRole('menuitem', { name: 'History' })).toBeVisible()
  const items = page
    .getByRole('menuitem')
    .elements()
    .map(({ textContent }) => textContent)
  expect(items.map((item) => offered.find((one) => item.startsWith(one)) ?? item)).toEqual(offered)
  expect(page.getByRole('button', { name: 'Block or favourite', exact: true }).elements()).toHaveLength(buttons)
})
