import type { FollowUp } from '@kasack/contract/shared-shape.ts'
import dayjs from 'dayjs'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { nextWorkingDay, workingDayFrom } from '../shared/language/working-day.ts'
import { today } from '../shared/program/clock.ts'
import { setPreference } from '../shared/storage/preference.ts'
import { renderRoutes } from '../test/render-routes.tsx'
import { serve } from '../test/serve.ts'

const inDays = (days: number) => dayjs(today()).add(days, 'day').format('YYYY-MM-DD')
const tarek = { id: 9, name: 'Tarek Sölter' }

async function open(followUp: FollowUp, read: { version?: string } = {}) {
  const record = {
    id: 7,
    name: 'Klinikum Spreetal',
    followup_date: followUp?.date ?? null,
    followup_user: followUp?.user ?? null,
    followup_priority: followUp?.priority ?? null,
    follow_up: followUp,
    ...read,
  }
  const calls = serve({
    'GET /facilities/7.json/': { status: 200, data: record },
    'PATCH /facilities/7.json/': { status: 200, data: record },
  })
  const { router } = await renderRoutes({ at: '/nowhere?modals=followups&followups-id=7' })
  return { router, written: () => calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body) }
}

const dialog = () => page.getByRole('dialog')

test('the dialog opens at once, while it still asks for the facility', async () => {
  serve({ 'GET /facilities/7.json/': () => new Promise(() => {}) })
  await renderRoutes({ at: '/nowhere?modals=followups&followups-id=7' })
  await expect.element(page.getByRole('dialog', { name: 'Edit follow-up' })).toBeVisible()
  await expect.element(dialog().getByRole('button', { name: 'Save' })).toBeDisabled()
})

test('a follow-up is set for the current user with medium priority, unless told otherwise', async () => {
  const { router, written } = await open(null)
  await expect.element(dialog().getByText('Jule Brandner')).toBeVisible()
  await expect.element(dialog().getByText('medium')).toBeVisible()
  expect(dialog().getByRole('button', { name: 'Remove follow-up' }).elements()).toEqual([])
  await dialog()
    .getByRole('button', { name: /^Next working day/ })
    .click()
  await dialog().getByRole('button', { name: 'Save' }).click()
  await vi.waitFor(() => expect(router.state.location.search).toBe(''))
  expect(written()).toEqual([{ followup_date: nextWorkingDay(today(), null) }])
})

test('a digit chooses a usual day, but not where one is typed', async () => {
  const { written } = await open(null)
  const week = dialog().getByRole('button', { name: /^\+1 week/ })
  await expect.element(week).toHaveAttribute('aria-keyshortcuts', '3')
  await dialog().getByPlaceholder('DD.MM.YYYY').click()
  await userEvent.keyboard('3{Control>}a{/Control}{Delete}')
  await expect.element(week).toHaveAttribute('aria-pressed', 'false')
  week.element().focus()
  await userEvent.keyboard('4')
  await expect.element(dialog().getByRole('button', { name: /^\+2 weeks/ })).toHaveAttribute('aria-pressed', 'true')
  await userEvent.keyboard('3')
  await expect.element(week).toHaveAttribute('aria-pressed', 'true')
  await dialog().getByRole('button', { name: 'Save' }).click()
  await vi.waitFor(() => expect(written()).toEqual([{ followup_date: workingDayFrom(inDays(7), null) }]))
})

test.each(['de', 'en'] as const)('all usual days can be read in the narrow dialog, %s', async (language) => {
  await open(null)
  setPreference({ language })
  const last = dialog().getByRole('button', { name: /^\+1 Mon/i })
  await expect.element(last).toBeVisible()
  const [{ right }, around] = [last.element().getBoundingClientRect(), dialog().element().getBoundingClientRect()]
  expect(right).toBeLessThanOrEqual(around.right - 24)
})

test('the priority is one of three words, and never none', async () => {
  const { written } = await open({ date: inDays(2), user: tarek, priority: 'high' })
  await expect.element(dialog().getByRole('radio', { name: 'high' })).toBeChecked()
  for (const other of ['medium', 'low']) await expect.element(dialog().getByRole('radio', { name: other })).not.toBeChecked()
  await dialog().getByText('low').click()
  await dialog().getByRole('button', { name: 'Save' }).click()
  await vi.waitFor(() => expect(written()).toEqual([{ followup_priority: 'low' }]))
})

test('an overdue follow-up is moved, its user stays', async () => {
  const { written } = await open({ date: inDays(-4), user: tarek, priority: 'high' })
  await expect.element(dialog().getByText('Tarek Sölter')).toBeVisible()
  await dialog()
    .getByRole('button', { name: /^\+2 weeks/ })
    .click()
  await dialog().getByRole('button', { name: 'Save' }).click()
  await vi.waitFor(() => expect(written()).toEqual([{ followup_date: workingDayFrom(inDays(14), null) }]))
})

test('yesterday cannot be chosen', async () => {
  await open(null)
  await dialog().getByPlaceholder('DD.MM.YYYY').click()
  // The days around today, whether shown in this month or at the edge of the previous one.
  const cell = (day: string) => document.querySelector(`.ant-picker-dropdown td[title="${day}"]`)
  await vi.waitFor(() => expect(cell(today())).not.toBeNull())
  const closed = [...document.querySelectorAll('.ant-picker-dropdown td.ant-picker-cell-disabled')].map((day) => day.getAttribute('title'))
  const shown = [...document.querySelectorAll('.ant-picker-dropdown td[title]')].map((day) => day.getAttribute('title') ?? '')
  expect(closed).toEqual(shown.filter((day) => day < today()))
})

test('removing asks first, then clears day, user and priority as they were read', async () => {
  const { router, written } = await open({ date: inDays(2), user: tarek, priority: 'low' }, { version: 'v1' })
  await dialog().getByRole('button', { name: 'Remove follow-up' }).click()
  expect(written()).toEqual([])
  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  await vi.waitFor(() => expect(written()).toEqual([{ followup_date: null, followup_user: null, followup_priority: null, version: 'v1' }]))
  await vi.waitFor(() => expect(router.state.location.search).toBe(''))
})

test('the follow-up of a facility that is gone says so, and it is not asked for again and again', async () => {
  const calls = serve({ 'GET /facilities/7.json/': { status: 404, data: { detail: 'Not found.', errors: ['Not found.'] } } })
  await renderRoutes({ at: '/nowhere?modals=followups&followups-id=7' })
  await expect.element(dialog().getByText('No record was found. Maybe it was deleted?')).toBeVisible()
  expect(calls.length).toBeLessThan(3)
})

test('Ctrl+Enter in the field of the day saves the day as it was typed', async () => {
  const { written } = await open(null)
  await dialog().getByRole('textbox', { name: 'Follow-up' }).fill('+7')
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await vi.waitFor(() => expect(written()).toEqual([{ followup_date: inDays(7) }]))
})
