import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { formatPeriod } from '../shared/language/format.ts'
import { anAbsence, openAbsences } from './absences.test-support.ts'

const ongoing = anAbsence({ id: 1, lasts: [-1, 1] })
const lastDay = anAbsence({ id: 2, lasts: [-4, 0], reason: 'sick', reason_display: 'sick', note: 'Sick note received.' })
const firstDay = anAbsence({ id: 3, lasts: [0, 3] })
const over = anAbsence({ id: 4, lasts: [-3, -1] })
const toCome = anAbsence({ id: 5, lasts: [1, 1] })
const all = [ongoing, lastDay, firstDay, over, toCome]

const row = ({ date_range }: typeof ongoing) => page.getByRole('row').filter({ hasText: formatPeriod(date_range) })

test('what is going on today is marked and says so in words, from its first to its last day', async () => {
  await openAbsences({ at: '/employees/5', absences: all })
  await expect.element(row(ongoing).getByText('ongoing 1 day left')).toBeVisible()
  await expect.element(row(lastDay).getByText('ongoing last day today')).toBeVisible()
  await expect.element(row(firstDay).getByText('ongoing 3 days left')).toBeVisible()
  await expect.element(row(over).getByText('3 days', { exact: true })).toBeVisible()
  await expect.element(row(toCome).getByText('1 day, tomorrow', { exact: true })).toBeVisible()
  for (const absence of [ongoing, lastDay, firstDay]) await expect.element(row(absence)).toHaveClass('k-ongoing')
  for (const absence of [over, toCome]) await expect.element(row(absence)).not.toHaveClass('k-ongoing')
  for (const words of ['sick', 'Sick note received.']) await expect.element(row(lastDay).getByText(words, { exact: true })).toBeVisible()
})

test('the panel asks for five absences of the employee, by the order of the list, and turns pages in the address', async () => {
  const { asked, router } = await openAbsences({ at: '/employees/5?ea-page=2', absences: all })
  const ofPanel = () => asked().filter(({ size }) => size !== undefined)
  await vi.waitFor(() => expect(ofPanel()).toEqual([{ employee__id: '5', sort: '-date_range', page: '2', size: '5' }]))
  await page.getByRole('button', { name: 'Sort by Reason' }).click()
  await vi.waitFor(() => expect(new URLSearchParams(router.state.location.search).get('ea-sorted_by')).toBe('reason'))
  await vi.waitFor(() => expect(ofPanel().at(-1)).toEqual({ employee__id: '5', sort: 'reason', page: '1', size: '5' }))
})

test('absences are narrowed to a period and to reasons', async () => {
  const range = encodeURIComponent('2026-06-01–2026-06-30')
  const { asked } = await openAbsences({ at: `/employees/5?ea-filter-date_range=${range}&ea-filter-reason=sick,other`, absences: all })
  await vi.waitFor(() =>
    expect(asked()).toContainEqual({
      employee__id: '5',
      from_date: '2026-06-01',
      to_date: '2026-06-30',
      reason: 'sick,other',
      sort: '-date_range',
      page: '1',
      size: '5',
    }),
  )
})

test('an absence is deleted once the user is sure', async () => {
  const { written } = await openAbsences({ at: '/employees/5', absences: all })
  await page.getByRole('button', { name: `Actions for Absence ${formatPeriod(ongoing.date_range)}` }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByText(`“Jana Reuter, ${formatPeriod(ongoing.date_range)}” will be deleted.`)).toBeVisible()
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await vi.waitFor(() => expect(written()).toEqual([['DELETE /absences/1/', undefined]]))
})

test('who may view but not add sees absences, and of them nothing but who changed them', async () => {
  await openAbsences({ at: '/employees/5', holds: ['employees.view_employee'], absences: all })
  await expect.element(row(ongoing)).toBeVisible()
  expect(page.getByRole('button', { name: 'Absence', exact: true }).elements()).toEqual([])
  await page
    .getByRole('button', { name: /^Actions for Absence/ })
    .first()
    .click()
  await expect.element(page.getByRole('menuitem', { name: 'History' })).toBeVisible()
  expect(page.getByRole('menuitem').elements()).toHaveLength(1)
})

test('the list of employees opens the form with the employee', async () => {
  const { router } = await openAbsences({ at: '/employees' })
  await page.getByRole('button', { name: 'Actions for Jana Reuter' }).click()
  await page.getByRole('menuitem', { name: 'Add absence' }).click()
  await vi.waitFor(() => expect(router.state.location.search).toBe('?modals=absence&absence-from=employee%3A5'))
  await expect.element(page.getByRole('dialog', { name: 'Create absence' }).getByTitle('Jana Reuter')).toBeVisible()
})

test('the end of a long note fades into the colour of the marked row', async () => {
  await openAbsences({ at: '/employees/5', absences: [{ ...ongoing, note: 'The ward knows. '.repeat(60) }] })
  const more = row(ongoing).getByRole('button', { name: 'more' })
  await expect.element(more).toBeVisible()
  const colour = (element: Element) => getComputedStyle(element).backgroundColor
  expect(colour(more.element())).toBe(colour(more.element().closest('td')!))
})
