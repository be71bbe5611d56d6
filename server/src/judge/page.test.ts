import { readFileSync } from 'node:fs'
import { isOverridable } from '@kasack/contract/booking-override.ts'
import { bookingRules } from '@kasack/contract/judge.ts'
import { expect, test } from 'vitest'

const page = readFileSync(new URL('../../../docs/rules/judge.md', import.meta.url), 'utf8')
const rights: Record<string, string> = {
  bookings: 'vacancies.view_booking',
  employees: 'employees.view_employee',
  vacancies: 'session',
  documents: 'employees.view_document',
}

test('each finding has the level and the right that its page tells', () => {
  const told = page.matchAll(/^\| `(\w+)` \| .* \| (block|warn|tell)(, never overridden)? \| (\w+) \|$/gm)
  const lines = [...told].map(([, code, level, never, right]) => [code, level, never === undefined, rights[right!]])
  expect(lines).toEqual(Object.entries(bookingRules).map(([code, { level, needs }]) => [code, level, isOverridable(code), needs]))
})
