import { cockpitCodes } from '@kasack/contract/cockpit.ts'
import type { CockpitRow } from '@kasack/contract/cockpit.ts'
import { expect, test } from 'vitest'
import { codesIn, dueIn, mineOf, moved, orderOf, pageOf } from './rules.ts'

const none = {
  date: '2026-12-04',
  text: '',
  actions: [],
  employee: null,
  applicant: null,
  facility: null,
  vacancy: null,
  booking: null,
  contact: null,
  settlement: null,
} as const
const row = (given: Partial<CockpitRow>): CockpitRow => ({ ...none, record: { resource: '', id: 9, name: '' }, actions: [], ...given })
const ref = (id: number) => ({ id, name: 'x' })

test('sections stand in the contract’s order until they are moved; unknown words and doubles are passed over', () => {
  expect(orderOf(null)).toEqual(cockpitCodes)
  expect(codesIn('people_free,gone,people_free,,bookings_ending')).toEqual(['people_free', 'bookings_ending'])
  const order = orderOf('people_free')
  expect([order[0], order[1], order.length]).toEqual(['people_free', 'absent_but_booked', cockpitCodes.length])
})

test('a section passes its neighbour among those that are shown, and no further than the ends', () => {
  const order = orderOf(null)
  const shown = ['absent_but_booked', 'documents_due'] as const
  const forward = moved(order, shown, { code: 'documents_due', step: -1 })
  expect(forward.indexOf('documents_due')).toBe(0)
  const back = moved(order, shown, { code: 'absent_but_booked', step: 1 })
  expect(back.indexOf('absent_but_booked')).toBe(back.indexOf('documents_due') + 1)
  expect(moved(order, shown, { code: 'documents_due', step: 1 })).toEqual(order)
  expect(moved(order, shown, { code: 'absent_but_booked', step: -1 })).toEqual(order)
})

test('what is mine is counted over all sections', () => {
  expect(mineOf([{ code: 'documents_due', count: 5, mine: 2 }, { code: 'people_free', count: 1, mine: 1 }])).toBe(3) // prettier-ignore
})

test('a day that something is due on is late or today, one since when it waits never', () => {
  const due = (code: 'bookings_ending' | 'people_free', date: string) => dueIn(code, { date }, '2026-11-27')
  expect([due('bookings_ending', '2026-11-26'), due('bookings_ending', '2026-11-27'), due('bookings_ending', '2026-11-28')]).toEqual(['late', 'today', 'later']) // prettier-ignore
  expect([due('people_free', '2026-11-26'), due('people_free', '2026-11-27')]).toEqual(['later', 'later'])
})

test('a row leads to its record’s page, or to the page on which the record stands', () => {
  const pathOf = (...given: Parameters<typeof pageOf>) => pageOf(...given)?.path
  const placed = row({ vacancy: ref(12), facility: ref(7), employee: ref(5) })
  expect(pathOf('bookings_ending', placed)).toBe('/vacancies/12')
  expect(pathOf('bookings_ending', { ...placed, vacancy: null })).toBe('/facilities/7')
  expect(pathOf('profiles_unanswered', placed)).toBe('/vacancies/12')
  expect(pathOf('vacancies_unfilled', placed)).toBe('/vacancies/9')
  expect(pathOf('people_free', placed)).toBe('/employees/9')
  expect(pathOf('clocks_ending', placed)).toBe('/employees/9')
  expect(pathOf('documents_due', placed)).toBe('/employees/5')
  expect(pathOf('absent_but_booked', placed)).toBe('/employees/5')
  expect(pathOf('applicants_unanswered', placed)).toBe('/applicants/9')
  expect(pathOf('emails_failed', placed)).toBe('/admin/outbox/9')
  expect(pageOf('documents_due', row({}))).toBeNull()
})
