import type { PriorPeriodInput } from '@kasack/contract/prior-period.ts'
import { placeTexts } from '@kasack/contract/prior-period.ts'
import { problemTexts } from '@kasack/contract/problem.ts'
import { expect, test } from 'vitest'
import { completePriorPeriod, refusePriorPeriod } from './rules.ts'

const period = (more: Partial<PriorPeriodInput> = {}): PriorPeriodInput => ({
  employee: { id: 1 },
  facility: { id: 2 },
  hirer: null,
  kind: 'leased',
  lender: 'Weserbogen GmbH',
  date_range: { lower: '2025-01-01', upper: '2025-06-30' },
  note: '',
  ...more,
})
const refused = (more: Partial<PriorPeriodInput>, unreadable: object = {}) =>
  refusePriorPeriod(period(more), { unreadable: { ...unreadable } })
const unread = [problemTexts.not_reference]

test('a period is at a facility or at a hirer', () => {
  expect(refused({})).toEqual({})
  expect(refused({ facility: null, hirer: { id: 3 } })).toEqual({})
  expect(refused({ hirer: { id: 3 } })).toEqual({ facility: [placeTexts.both], hirer: [placeTexts.both] })
  expect(refused({ facility: null })).toEqual({ facility: [placeTexts.none], hirer: [placeTexts.none] })
})

test('a place that cannot be read counts as given', () => {
  expect(refused({ facility: null }, { facility: unread })).toEqual({})
  expect(refused({ facility: null, hirer: { id: 3 } }, { facility: unread })).toEqual({
    facility: [placeTexts.both],
    hirer: [placeTexts.both],
  })
})

test('whoever was leased had a lender, whom the hirer employed had none', () => {
  expect(refused({ lender: '' })).toEqual({ lender: [problemTexts.required] })
  expect(refused({ lender: '' }, { lender: [problemTexts.required] })).toEqual({})
  expect(refused({ lender: '' }, { kind: [problemTexts.not_choice] })).toEqual({})
  expect(refused({ kind: 'employed', lender: '' })).toEqual({})
  expect(completePriorPeriod(period({ kind: 'employed' })).lender).toBe('')
  expect(completePriorPeriod(period()).lender).toBe('Weserbogen GmbH')
})
