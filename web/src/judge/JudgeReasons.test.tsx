import type { Permission } from '@kasack/contract/permission.ts'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderInShell } from '../test/render-routes.tsx'
import { serve } from '../test/serve.ts'
import { aUser } from '../test/users.ts'
import { aFinding } from './finding.test-support.ts'
import { JudgeReasons } from './JudgeReasons.tsx'

const plan = { id: 4, employee: 5 }

async function showMark(permissions: Permission[], status = 200) {
  const calls = serve({
    'POST /bookings/judge.json/': { status, data: { findings: [aFinding('Absent: vacation'), aFinding('Inactive')] } },
  })
  await renderInShell(<JudgeReasons level="warn" plan={plan} />, { session: { state: 'in', user: aUser({ permissions }) } })
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
  await showMark(['vacancies.add_booking'], 500)
  mark.element().focus()
  await expect.element(page.getByRole('tooltip')).toHaveTextContent('What speaks against this period could not be checked.')
  await userEvent.keyboard('{Escape}')
})

test('whoever may not book sees how much speaks against it', async () => {
  const asked = await showMark(['vacancies.view_booking'])
  await expect.element(page.getByText('Warning', { exact: true })).toBeVisible()
  await expect.element(mark).not.toBeInTheDocument()
  expect(asked()).toEqual([])
})
