import { defaultLevels } from '@kasack/contract/judge-level.ts'
import type { JudgeSetting } from '@kasack/contract/judge-setting.ts'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderRoutes } from '../test/render-routes.tsx'
import { serve } from '../test/serve.ts'
import { aUser } from '../test/users.ts'

const at = '/admin/judge-settings'
const option = (name: RegExp) => page.getByRole('radio', { name })

async function open(given: Partial<JudgeSetting> = {}) {
  let setting = { id: 1, count_by: 'months', levels: defaultLevels, licence_until: null, version: 'AAAA', ...given } as JudgeSetting
  const calls = serve({
    'GET /judge-settings.json/': () => ({ status: 200, data: setting }),
    'PATCH /judge-settings.json/': ({ body }) => {
      const { levels, ...others } = body as Partial<JudgeSetting>
      setting = { ...setting, ...others, levels: { ...setting.levels, ...levels }, version: 'BBBB' }
      return { status: 200, data: setting, group: 7 }
    },
    'GET /judge-settings/1/history.json/': { status: 200, data: { count: 0, next: null, previous: null, results: [] } },
  })
  await renderRoutes({ at, session: { state: 'in', user: aUser({ is_superuser: true }) } })
  return { written: () => calls.filter(({ method }) => method !== 'GET').map(({ body }) => body) }
}

const row = (name: RegExp) => page.getByRole('row', { name })

test('the administration shows how is counted, and what each way means', async () => {
  await open()
  await expect.element(option(/^Months \(/)).toBeChecked()
  await expect.element(option(/^Months of 30 days/)).toHaveAccessibleDescription(/540 days/)
  await expect.element(page.getByRole('link', { name: 'Checks and clocks' })).toHaveAttribute('aria-current', 'page')
})

test('a choice applies at once, and can be taken back', async () => {
  const { written } = await open()
  await option(/^Months of 30 days/).click()
  await vi.waitFor(() => expect(written()).toEqual([{ count_by: 'days', version: 'AAAA' }]))
  await expect.element(option(/^Months of 30 days/)).toBeChecked()
  await expect.element(page.getByText('The counting method has been saved.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: /^Undo/ })).toBeVisible()
})

test('each finding says when it holds, what it means and what would be usual', async () => {
  await open({ levels: { ...defaultLevels, inactive: 'block' } })
  const usual = row(/^Already booked/)
  await expect.element(usual.getByText('Another booking of the same employee', { exact: false })).toBeVisible()
  await expect.element(usual.getByRole('cell').first()).toHaveTextContent('warns')
  await expect.element(usual.getByRole('cell').last()).toHaveTextContent('warns')
  await expect
    .element(
      row(/^Employee inactive/)
        .getByRole('cell')
        .first(),
    )
    .toHaveTextContent('blocks')
  await expect
    .element(
      row(/^Employee inactive/)
        .getByRole('cell')
        .last(),
    )
    .toHaveTextContent('ChangedBack to “warns”')
  expect(usual.getByRole('button').elements()).toEqual([])
  expect([...document.querySelectorAll('.k-levels [scope=rowgroup]')].map(({ textContent }) => textContent)).toEqual([
    'Overlap',
    'Employee',
    'Vacancy',
    'Documents',
    'Residence',
    'Clocks',
  ])
})

test('the effect of a finding is chosen at once, and goes back to what is usual', async () => {
  const { written } = await open()
  await page.getByRole('combobox', { name: 'Employee inactive' }).click()
  await page.getByTitle('blocks').last().click()
  await expect.element(page.getByText('The effect has been saved.')).toBeVisible()
  await row(/^Employee inactive/)
    .getByRole('button', { name: 'Employee inactive: back to “warns”' })
    .click()
  await expect.element(row(/^Employee inactive/)).not.toHaveTextContent('Changed')
  expect(written()).toEqual([
    { levels: { inactive: 'block' }, version: 'AAAA' },
    { levels: { inactive: 'warn' }, version: 'BBBB' },
  ])
})

test('the end of the licence is typed and saved; what is no day is refused', async () => {
  const { written } = await open()
  const field = page.getByRole('textbox', { name: 'Leasing licence until' })
  await expect.element(field).toHaveAccessibleDescription(/five months before/)
  await field.click()
  await userEvent.keyboard('never{Tab}')
  await expect.element(page.getByText('Please enter a valid date.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Save' })).toBeDisabled()
  await field.click()
  await userEvent.keyboard('{Control>}a{/Control}31.03.2027{Tab}')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByText('The licence has been saved.')).toBeVisible()
  await vi.waitFor(() => expect(page.getByRole('button', { name: 'Save' }).elements()).toEqual([]))
  expect(written()).toEqual([{ licence_until: '2027-03-31', version: 'AAAA' }])
})
