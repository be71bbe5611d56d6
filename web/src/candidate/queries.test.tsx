import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { anEmployee } from '../employee/employee.test-support.ts'
import { aFinding } from '../judge/finding.test-support.ts'
import { renderInShell } from '../test/render-routes.tsx'
import { serve } from '../test/serve.ts'
import { aVacancy } from '../vacancy/vacancy.test-support.ts'
import { confirmWarnings } from './queries.ts'

test('who is blocked stands last in the question, and it is said so', async () => {
  const results = [
    { employee: 5, findings: [aFinding('The employee is inactive.', { code: 'inactive', level: 'block' })] },
    { employee: 6, findings: [aFinding('Absent: vacation, 04.12.26')] },
  ]
  serve({ 'POST /bookings/judge-many.json/': { status: 200, data: { results } } })
  await renderInShell(<p>Candidates</p>)
  const rows = [anEmployee({ id: 5, name: 'Jana Reuter' }), anEmployee({ id: 6, name: 'Mia Lorenz' })]
  const answer = confirmWarnings({ vacancy: aVacancy(), rows, may: () => true })
  const question = page.getByRole('dialog', { name: 'Add anyway?' })
  await expect.element(question.getByRole('listitem').first()).toHaveTextContent('Mia Lorenz: Absent: vacation, 04.12.26')
  await expect.element(question.getByRole('listitem').last()).toHaveTextContent('Jana Reuter: blocked: The employee is inactive.')
  await question.getByRole('button', { name: 'Back to the selection' }).click()
  expect(await answer).toBe(false)
})
