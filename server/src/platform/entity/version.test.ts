import { entity, sameAccess } from '@kasack/contract/entity.ts'
import { choiceByKey } from '@kasack/contract/map-field.ts'
import { period, ref, refs } from '@kasack/contract/reference-field.ts'
import { secret, text, words } from '@kasack/contract/text-field.ts'
import { expect, test } from 'vitest'
import { versionOf, versionReader } from './version.ts'

const probe = entity('probes', {
  name: 'probe',
  noun: { de: 'Probe', en: 'Probe' },
  plural: { de: 'Proben', en: 'Probes' },
  access: sameAccess('session'),
  fields: {
    name: text(),
    password: secret(),
    tag: ref('tag'),
    tags: refs('tag'),
    words: words(),
    date_range: period(),
    levels: choiceByKey({ inactive: 'warn', equal_pay: 'tell' }, ['warn', 'tell']),
  },
})
const read = versionReader(probe)
const row = {
  name: 'Haus Linde',
  tag_id: 3,
  tag_name: 'A-Kunde',
  tags: [{ id: 10, name: 'Ulm' }, { id: 9 }],
  words: ['Support', 'Recruiting'],
  date_lower: '2026-06-01',
  date_upper: null,
  levels: {},
}

test('a version has four letters for every value that can be written, the ends of a period and the keys of a map among them, none for a secret', () => {
  expect(read(row)).toMatch(/^[\w-]{32}$/)
  expect(read({ ...row, password: 'Löwenzahn 2026' })).toBe(read(row))
})

test('a version bears no trace of what is hidden from the reader', () => {
  const guarded = versionReader({ ...probe, fields: { ...probe.fields, tag: { ...ref('tag'), needs: 'employees.view_applicant' } } })
  const hidden = new Set(['tag'])
  expect(guarded(row, hidden)).toBe(guarded({ ...row, tag_id: 4 }, hidden))
  expect(guarded(row, hidden)).not.toBe(guarded({ ...row, name: 'Haus Lindf' }, hidden))
  expect(guarded(row)).not.toBe(guarded({ ...row, tag_id: 4 }))
})

test('what a reference is called and how a set is ordered says nothing', () => {
  expect(read({ ...row, tag_name: 'B-Kunde', tags: [{ id: 9 }, { id: 10 }], words: ['Recruiting', 'Support'] })).toBe(read(row))
})

test.for([
  { name: 'Haus Lindf' },
  { name: '' },
  { tag_id: 4 },
  { tag_id: null },
  { tags: [{ id: 10 }] },
  { tags: [] },
  { words: ['Support'] },
  { words: ['Support Recruiting'] },
  { date_lower: '2026-06-02' },
  { date_upper: '2026-06-01' },
  { levels: { equal_pay: 'warn' } },
])('%j changes one piece of it', (changed) => {
  const pieces = (version: string) => version.match(/.{4}/g)!
  const [before, after] = [pieces(read(row)), pieces(read({ ...row, ...changed }))]
  expect(after.filter((piece, at) => piece !== before[at])).toHaveLength(1)
})

test('a single letter is seen wherever it stands in a long text', () => {
  const long = 'ä'.repeat(100_000)
  for (const at of [0, 1, 50_000, 99_999]) expect(versionOf([`${long.slice(0, at)}a${long.slice(at + 1)}`])).not.toBe(versionOf([long]))
})
