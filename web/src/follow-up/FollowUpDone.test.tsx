import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderInShell } from '../test/render-routes.tsx'
import { serve } from '../test/serve.ts'
import { FollowUpDone } from './FollowUpDone.tsx'

test('a follow-up is done once the user is sure, however often he says so', async () => {
  const answer = Promise.withResolvers<{ status: number; data: object }>()
  const calls = serve({ 'PATCH /facilities/7.json/': () => answer.promise })
  const sent = () => calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body)
  await renderInShell(<FollowUpDone facility={{ id: 7, version: 'first' }} />)
  const question = page.getByRole('dialog', { name: 'Is this follow-up done?' })
  const ask = () => page.getByRole('button', { name: 'Done', exact: true }).click()
  await ask()
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(question).not.toBeInTheDocument()
  await ask()
  expect(sent()).toEqual([])
  await question.getByRole('button', { name: 'Only mark as done' }).dblClick()
  answer.resolve({ status: 200, data: {} })
  await expect.element(question).not.toBeInTheDocument()
  expect(sent()).toEqual([{ followup_date: null, followup_user: null, followup_priority: null, version: 'first' }])
})
