import { expect, test } from 'vitest'
import { bookingRules, judge } from './judge.ts'
import { facts } from './judge.test-support.ts'
import type { JudgeFacts, Paper } from './judge-facts.ts'

const range = { lower: '2026-06-10', upper: '2026-06-20' }
const title = (begins: string | null, valid_until: string | null, allows_leasing: boolean | null = true, id = 40): Paper => ({
  id,
  kind: { id: 6, name: 'Aufenthaltstitel' },
  begins: begins && `2026-06-${begins}`,
  valid_until: valid_until && `2026-06-${valid_until}`,
  allows_leasing,
  is_residence_title: true,
  is_health_data: false,
})
type Group = JudgeFacts['employee']['nationality_group']
const found = (papers: Paper[], { upper = '2026-06-20', group = 'third_country' }: { upper?: string | null; group?: Group } = {}) =>
  judge(bookingRules, { range: { ...range, upper } }, facts({ employee: { papers, nationality_group: group } }))
const told = (...asked: Parameters<typeof found>) => found(...asked).map(({ code, days: { lower, upper } }) => [code, lower, upper])

test.each([
  ['to the last day', [title('10', '20')], []],
  ['until the day before the first', [title('01', '09')], [['residence_missing', '2026-06-10', '2026-06-20']]],
  ['on the first day alone', [title('01', '10')], [['residence_expires', '2026-06-11', '2026-06-20']]],
  ['until the day before the last', [title('01', '19')], [['residence_expires', '2026-06-20', '2026-06-20']]],
  ['from the second day on', [title('11', null)], [['residence_missing', '2026-06-10', '2026-06-10']]],
  ['one after the other', [title('01', '12'), title('13', '20')], []],
])('a title of somebody from a third country that holds %s', (_, papers, findings) => expect(told(papers)).toEqual(findings))

test('without an end of the booking the title must have none', () => {
  expect(told([title(null, null)], { upper: null })).toEqual([])
  expect(told([title('01', '30')], { upper: null })).toEqual([['residence_expires', '2026-07-01', null]])
})

test('nobody else is asked for one, nor who says nothing of her nationality', () => {
  expect([told([], { group: 'eu_eea_ch' }), told([], { group: null })]).toEqual([[], []])
})

test.each([
  ['nothing known', [title('01', '30', null)], ['residence_unclear']],
  ['nothing known of any', [title('01', '30', null), title('01', '30', null)], ['residence_unclear']],
  ['no', [title('01', '30', false)], ['residence_forbids_leasing']],
  ['no, and nothing known of another', [title('01', '30', false), title('01', '30', null)], ['residence_forbids_leasing']],
  ['no, and yes by another', [title('01', '30', false), title('01', '30', true)], []],
  ['yes, and nothing known of another', [title('01', '30', null), title('01', '30', true)], []],
  ['no, and yes only later', [title('01', '10', false), title('11', '30', true)], ['residence_forbids_leasing']],
])('whether she may be leased: %s', (_, papers, codes) => expect(found(papers).map(({ code }) => code)).toEqual(codes))

test('what the title says forbids or warns, by the paper that says so', () => {
  const [first] = found([title('01', '30', null, 40), title('01', '30', false, 41)])
  expect(first).toMatchObject({
    level: 'block',
    source: { resource: 'employee-documents', id: 41, name: 'Aufenthaltstitel, Eva Beispiel' },
  })
})

test('a paper of another kind is no title', () => {
  expect(told([{ ...title(null, null), is_residence_title: false }])).toEqual([['residence_missing', '2026-06-10', '2026-06-20']])
})

test('of several titles the one that ends last before the gap is told, and one with health data needs its own right', () => {
  const titles = [title('01', '12', true, 40), title('01', '14', true, 41)]
  expect(found(titles)).toMatchObject([{ source: { id: 41 }, text: { en: 'Residence title expires: valid until 14.06.26' } }])
  const withHealth = (papers: Paper[]) => found([papers[0]!, { ...papers[1]!, is_health_data: true }]).map(({ needs }) => needs)
  const both = [['employees.view_document', 'employees.view_health_document']]
  expect(withHealth(titles)).toEqual(both)
  expect(withHealth([title('01', '02'), title('01', '03')])).toEqual(both)
  expect(withHealth([title('01', '30', false), title('01', '30', false)])).toEqual(both)
})
