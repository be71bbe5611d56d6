import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bookingRules, judge } from './judge.ts'
import { facts, klinik } from './judge.test-support.ts'
import type { Paper, PaperKind } from './judge-facts.ts'

fc.configureGlobal({ seed: 1 }) // same documents in every run

const range = { lower: '2026-06-10', upper: '2026-06-20' }
const open = { ...range, upper: null }
const measles: PaperKind = {
  id: 5,
  name: 'Masernschutz',
  is_health_data: false,
  is_residence_title: false,
  exempt_born_before: '1971-01-01',
}
const paper = (begins: string | null, valid_until: string | null, more: Partial<Paper> = {}): Paper => ({
  id: 40,
  kind: { id: 5, name: 'Masernschutz' },
  begins: begins && `2026-06-${begins}`,
  valid_until: valid_until && `2026-06-${valid_until}`,
  allows_leasing: null,
  is_residence_title: false,
  is_health_data: false,
  ...more,
})
type PaperCase = { papers: Paper[]; days?: { lower: string; upper: string | null }; kind?: Partial<PaperKind>; employee?: object }
const found = ({ papers, days = range, kind, employee }: PaperCase) =>
  judge(bookingRules, { range: days }, facts({ employee: { papers, ...employee }, place: { ...klinik, kinds: [{ ...measles, ...kind }] } }))
const told = (given: PaperCase) => found(given).map(({ code, days: { lower, upper } }) => [code, lower, upper])

test.each([
  ['on the first day to the last', [paper('10', '20')], []],
  ['always', [paper(null, null)], []],
  ['until the day before', [paper('01', '09')], [['document_missing', '2026-06-10', '2026-06-20']]],
  ['on the first day alone', [paper('01', '10')], [['document_expires', '2026-06-11', '2026-06-20']]],
  ['until the day before the last', [paper('01', '19')], [['document_expires', '2026-06-20', '2026-06-20']]],
  ['from the second day on', [paper('11', null)], [['document_missing', '2026-06-10', '2026-06-10']]],
  ['not at all', [], [['document_missing', '2026-06-10', '2026-06-20']]],
  ['together, one after the other', [paper('01', '14'), paper('15', null)], []],
  ['together but for a day', [paper('16', null), paper('01', '14')], [['document_expires', '2026-06-15', '2026-06-15']]],
])('a paper that holds %s', (_, papers, findings) => expect(told({ papers })).toEqual(findings))

test.each([
  ['without an end', [paper('01', null)], []],
  ['with an end', [paper('01', '30')], [['document_expires_open', '2026-07-01', null]]],
  ['that is over', [paper('01', '09')], [['document_missing', '2026-06-10', null]]],
  ['with a gap', [paper('01', '14'), paper('16', null)], [['document_expires', '2026-06-15', '2026-06-15']]],
])('a booking without an end and a paper %s', (_, papers, findings) => expect(told({ papers, days: open })).toEqual(findings))

test('a paper that is lacked is told by its kind, one that ends by itself', () => {
  expect(found({ papers: [] })[0]).toMatchObject({
    text: { de: 'Nachweis fehlt: Masernschutz, 10.06.26 – 20.06.26' },
    source: { resource: 'employees', id: 7 },
  })
  expect(found({ papers: [paper('01', '14', { id: 41 })] })[0]).toMatchObject({
    text: { en: 'Document expires: Masernschutz, valid until 14.06.26' },
    source: { resource: 'employee-documents', id: 41, name: 'Masernschutz, Eva Beispiel' },
  })
})

test('of several papers the one that ends last before the gap is told', () => {
  const papers = [paper('01', '05', { id: 40 }), paper('01', '14', { id: 41 }), paper('01', '12', { id: 42 })]
  expect(found({ papers })).toMatchObject([{ text: { en: 'Document expires: Masernschutz, valid until 14.06.26' }, source: { id: 41 } }])
})

test('a paper that was issued after its end holds on no day, and one of another kind is none', () => {
  const missing = [{ code: 'document_missing', text: { de: 'Nachweis fehlt: Masernschutz, 10.06.26 – 20.06.26' }, days: range }]
  expect(found({ papers: [paper('18', '15')] })).toMatchObject(missing)
  expect(found({ papers: [paper(null, null, { kind: { id: 6, name: 'Impfung' } })] })).toMatchObject(missing)
})

test('nothing is asked of who was born before the day, of whom it is unknown it is', () => {
  const born = (birthday_date: string | null) => told({ papers: [], employee: { birthday_date } }).length
  expect([born('1970-12-31'), born('1971-01-01'), born(null)]).toEqual([0, 1, 1])
  expect(told({ papers: [], employee: { birthday_date: '1920-01-01' }, kind: { exempt_born_before: null } })).toHaveLength(1)
})

test('a residence title is asked of third-country nationals alone, and papers of health need their own right', () => {
  const codes = (nationality_group: 'third_country' | 'eu_eea_ch' | null) =>
    found({ papers: [], kind: { is_residence_title: true }, employee: { nationality_group } }).map(({ code }) => code)
  expect([codes('eu_eea_ch'), codes(null), codes('third_country')]).toEqual([[], [], ['document_missing', 'residence_missing']])
  expect(found({ papers: [] })[0]!.needs).toBe('employees.view_document')
  const ofHealth = (papers: Paper[], days: PaperCase['days'] = range) =>
    found({ papers, days, kind: { is_health_data: true } }).map(({ needs }) => needs)
  const both = [['employees.view_document', 'employees.view_health_document']]
  expect([ofHealth([]), ofHealth([paper('01', '14')]), ofHealth([paper('01', '30')], open)]).toEqual([both, both, both])
})

test('a kind is lacked, or expires, exactly where some day says so', () => {
  const dayOf = (number: number) => `2026-06-${String(number).padStart(2, '0')}`
  const end = fc.option(fc.integer({ min: 1, max: 29 }))
  const cases = fc.property(
    fc.array(fc.tuple(end, end), { maxLength: 4 }),
    fc.integer({ min: 1, max: 15 }),
    fc.integer({ min: 15, max: 29 }),
    (ends, lower, upper) => {
      const papers = ends.map(([begins, until]) =>
        paper(begins === null ? null : dayOf(begins).slice(8), until === null ? null : dayOf(until).slice(8)),
      )
      const holds = (number: number) => ends.some(([begins, until]) => (begins ?? 0) <= number && number <= (until ?? 99))
      const lacked = Array.from({ length: upper - lower + 1 }, (_, at) => lower + at).filter((number) => !holds(number))
      const code = holds(lower) ? 'document_expires' : 'document_missing'
      expect(told({ papers, days: { lower: dayOf(lower), upper: dayOf(upper) } })).toEqual(
        lacked.length === 0 ? [] : [[code, dayOf(lacked[0]!), dayOf(lacked.at(-1)!)]],
      )
    },
  )
  fc.assert(cases, { numRuns: 500 })
})
