import type { Permission } from '@kasack/contract/permission.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { aFinding } from '../judge/finding.test-support.ts'
import { renderInShell } from '../test/render-routes.tsx'
import { serve } from '../test/serve.ts'
import { aUser } from '../test/users.ts'
import { CandidateFindings } from './CandidateFindings.tsx'

const blocked = aFinding('Blocked at Elbmark: complaint', { code: 'blocked_at_facility', level: 'block' })
const findings: Record<number, object[]> = { 5: [aFinding('Absent: vacation')], 6: [blocked, aFinding('Already booked')] }

/** Renders three rows of a table for a user with these permissions. */
async function showRows(permissions: Permission[]) {
  const calls = serve({
    'POST /bookings/judge-many.json/': ({ body }) => {
      const { employees } = body as { employees: number[] }
      return { status: 200, data: { results: employees.map((employee) => ({ employee, findings: findings[employee] ?? [] })) } }
    },
  })
  const rows = [5, 6, 8].map((employee) => <CandidateFindings key={employee} vacancy={12} employee={employee} />)
  await renderInShell(<div>{rows}</div>, { session: { state: 'in', user: aUser({ permissions }) } })
  return () => calls.filter(({ method }) => method === 'POST').map(({ body }) => body)
}

test('a row says how much speaks against somebody, and what forbids it; all rows are asked about at once', async () => {
  const asked = await showRows(['vacancies.add_booking'])
  await expect.element(page.getByRole('img', { name: 'Absent: vacation' })).toHaveTextContent('Warning')
  await expect.element(page.getByRole('img', { name: 'Blocked at Elbmark: complaint Already booked' })).toHaveTextContent('Blocked')
  await expect.element(page.getByText('Blocked at Elbmark: complaint', { exact: true })).toBeVisible()
  await expect.element(page.getByText('Absent: vacation', { exact: true })).not.toBeInTheDocument()
  expect(asked()).toEqual([{ vacancy: 12, employees: [5, 6, 8] }])
})

test('whoever may not book is told nothing, and nothing is asked', async () => {
  const asked = await showRows(['employees.view_employee'])
  await expect.element(page.getByRole('banner')).toBeVisible()
  expect([asked(), page.getByRole('img').elements().length]).toEqual([[], 0])
})
