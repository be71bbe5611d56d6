import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderInShell } from '../test/render-routes.tsx'
import { FollowUpCell } from './FollowUpCell.tsx'

const jule = { id: 1, name: 'Jule Brandner' }

test('a follow-up says its priority, its day and whose it is', async () => {
  await renderInShell(<FollowUpCell followUp={{ date: '2030-06-10', user: jule, priority: 'high' }} isOpen />)
  await expect.element(page.getByTitle('Jule Brandner')).toHaveTextContent('Priority: high 10.06.30 · JB, Jule Brandner')
})

test('without a follow-up nothing is given', async () => {
  await renderInShell(<FollowUpCell followUp={null} isOpen />)
  await expect.element(page.getByText('not given')).toBeInTheDocument()
})
