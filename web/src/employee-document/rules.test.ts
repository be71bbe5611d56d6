import { expect, test } from 'vitest'
import { setPreference } from '../shared/storage/preference.ts'
import { aDocument, inDays, licence, measles, title } from './document.test-support.ts'
import { isRequiredOf, linesOf, stateText } from './rules.ts'

const somebody = { birthday_date: '1990-05-04', nationality_group: null }

test('what is obligatory is required of everybody but those born before its day', () => {
  const kind = { ...measles, exempt_born_before: '1971-01-01' }
  const of = (birthday_date: string | null) => isRequiredOf(kind, { ...somebody, birthday_date })
  expect(['1970-12-31', '1971-01-01', null].map(of)).toEqual([false, true, true])
  expect(isRequiredOf(licence, somebody)).toBe(false)
})

test('a residence title is required of third-country nationals alone', () => {
  const kind = { ...title, is_obligatory: true }
  const of = (nationality_group: 'eu_eea_ch' | 'third_country' | null) => isRequiredOf(kind, { ...somebody, nationality_group })
  expect([of('third_country'), of('eu_eea_ch'), of(null)]).toEqual([true, false, false])
})

test('what is required comes first, there or not; of the others only what is there', () => {
  const lines = linesOf([aDocument()], [licence, measles, title], somebody)
  expect(lines.map(({ kind, status, isRequired }) => [kind.name, status, isRequired])).toEqual([
    ['Masernschutz', 'missing', true],
    ['Berufserlaubnis', 'valid', false],
  ])
})

test('the checked one that ends last counts, also before one that is not checked and ends later', () => {
  const documents = [
    aDocument({ id: 1, valid_until: inDays(-400), state: 'expired' }),
    aDocument({ id: 2, valid_until: inDays(20), state: 'expiring' }),
    aDocument({ id: 3, valid_until: inDays(900), checked_date: null, state: 'unchecked' }),
  ]
  const [line] = linesOf(documents, [licence], somebody)
  expect(line).toMatchObject({ status: 'expiring', current: { id: 2 }, others: [{ id: 1 }, { id: 3 }] })
})

test('one without an end ends last', () => {
  const [line] = linesOf([aDocument({ id: 1, valid_until: '2199-01-01' }), aDocument({ id: 2 })], [licence], somebody)
  expect(line?.current?.id).toBe(2)
})

test('until the next one begins, the one before it holds', () => {
  const next = aDocument({ id: 2, valid_from: inDays(10), valid_until: inDays(900), state: 'not_yet_valid' })
  expect(linesOf([next], [licence], somebody)[0]?.status).toBe('not_yet_valid')
  const before = aDocument({ id: 1, valid_until: inDays(9), state: 'expiring' })
  expect(linesOf([next, before], [licence], somebody)[0]?.status).toBe('valid')
})

test('papers of kinds that rest are shown behind the others', () => {
  const lines = linesOf([aDocument({ kind: { id: 9, name: 'Altes Papier' } })], [licence, measles], somebody)
  expect(lines.map(({ kind }) => kind.name)).toEqual(['Masernschutz', 'Altes Papier'])
})

test.for([
  ['expired', -1, 'abgelaufen seit gestern'],
  ['expired', -12, 'abgelaufen seit 12 Tagen'],
  ['expiring', 0, 'läuft heute ab'],
  ['expiring', 1, 'läuft morgen ab'],
  ['expiring', 24, 'läuft in 24 Tagen ab'],
  ['valid', 400, 'gültig'],
] as const)('a paper that is %s and ends in %i days is told as "%s"', ([state, days, expected]) => {
  setPreference({ language: 'de', beta: false, scheme: 'light', keys: true })
  expect(stateText(aDocument({ state, valid_until: inDays(days) }), inDays(0))).toBe(expected)
})

test('a paper that holds later says from when', () => {
  setPreference({ language: 'de', beta: false, scheme: 'light', keys: true })
  expect(stateText(aDocument({ state: 'not_yet_valid', valid_from: '2027-01-31' }), '2026-12-01')).toBe('gilt ab 31.01.27')
  expect(stateText(aDocument({ state: 'not_yet_valid', issued_date: '2027-02-01' }), '2026-12-01')).toBe('gilt ab 01.02.27')
})
