import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { SendEmailHints } from './SendEmailHints.tsx'

const shown = () => [...page.getByRole('status').element().children].map(({ textContent, className }) => [textContent, className])

test('a remark stands below the warnings and is none itself', async () => {
  await render(<SendEmailHints warnings={['Known already.']} remark="A copy goes to the logbook." />)
  expect(shown()).toEqual([
    ['Known already.', 'k-hint k-warn'],
    ['A copy goes to the logbook.', 'k-hint'],
  ])
})

test('where there is nothing to say nothing is said', async () => {
  await render(<SendEmailHints warnings={[]} remark={null} />)
  expect(shown()).toEqual([])
})
