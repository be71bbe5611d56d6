import type { Permission } from '@kasack/contract/permission.ts'
import type { ComponentProps } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderInShell } from '../test/render-routes.tsx'
import { serve } from '../test/serve.ts'
import { aUser } from '../test/users.ts'
import { aFinding } from './finding.test-support.ts'
import { JudgeReasons } from './JudgeReasons.tsx'

const plan = { id: 4, employee: 5 }

async function showMark(
  permissions: Permission[],
  { status = 200, ...given }: Partial<ComponentProps<typeof JudgeReasons>> & { status?: number } = {},
) {
  const calls = serve({
    'POST /bookings/judge.json/': { status, data: { findings: [aFinding('Absent: vacation'), aFinding('Inactive')] } },
  })
  await renderInShell(<JudgeReasons level="warn" plan={plan} {...given} />, { session: { state: 'in', user: aUser({ permissions }) } })
  return () => calls.filter(({ method }) => method === 'POST').map(({ body }) => body)
}
const mark = page.getByRole('note', { name: 'Warning' })

test('a mark says why when it is pointed at, and asks for it only then', async () => {
  const asked = await showMark(['vacancies.add_booking'])
  await expect.element(mark).toBeVisible()
  expect(asked()).toEqual([])
  await mark.hover()
  await expect.element(page.getByRole('tooltip')).toHaveTextContent('Absent: vacation Inactive')
  expect(asked()).toEqual([plan])
})

test('a mark says why by keyboard, too, and that it cannot say', async () => {
  await showMark(['vacancies.add_booking'], { status: 500 })
  mark.element().focus()
  await expect.element(page.getByRole('tooltip')).toHaveTextContent('Could not check whether anything speaks against this period.')
  await userEvent.keyboard('{Escape}')
})

test('whoever may not book sees how much speaks against it', async () => {
  const asked = await showMark(['vacancies.view_booking'])
  await expect.element(page.getByText('Warning', { exact: true })).toBeVisible()
  await expect.element(mark).not.toBeInTheDocument()
  expect(asked()).toEqual([])
})

test('what is forbidden with an exception says so, and tells who has made it after what speaks against it', async () => {
  const exceptions = ['Exception: Inactive – Comes back in May (Lea Vogt, 16.11.26, 09:00)']
  await showMark(['vacancies.add_booking'], { level: 'block', exceptions })
  const excused = page.getByRole('note', { name: 'Blocked, with an exception' })
  await expect.element(excused.getByText('Blocked, with an exception')).toBeVisible()
  expect(excused.element().querySelector('.k-tone-red')).toBeNull()
  await excused.hover()
  await expect.element(page.getByRole('tooltip')).toHaveTextContent(`Absent: vacation Inactive ${exceptions[0]}`)
})

test('what is forbidden without an exception stays blocked', async () => {
  await showMark(['vacancies.view_booking'], { level: 'block' })
  await expect.element(page.getByText('Blocked', { exact: true })).toBeVisible()
})

test('whoever may not book sees that there is an exception', async () => {
  await showMark(['vacancies.view_booking'], { level: 'block', exceptions: ['Exception: Inactive'] })
  await expect.element(page.getByText('Blocked, with an exception', { exact: true })).toBeVisible()
})
