import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Kind, ValueOf } from './url-codec.ts'
import { codecs } from './url-codec.ts'
import { writeValue } from './url-table.ts'

const day = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2200-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))
const id = fc.oneof(
  fc.nat(),
  fc.string({ minLength: 1 }).filter((key) => !/^\d+$/.test(key)),
)
const name = fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom('a', ',', '(', ')', '\\', ' ', '3', '[', ']') }))

const values = {
  text: fc.string({ minLength: 1, unit: 'binary' }),
  flag: fc.boolean(),
  day,
  days: fc.oneof(
    fc.record({ from: day, to: day }),
    fc.record({ from: day, to: fc.constant(null) }),
    fc.record({ from: fc.constant(null), to: day }),
  ),
  choices: fc.array(fc.record({ id, name }), { minLength: 1 }),
  area: fc.record({ address: name, radius: fc.oneof(fc.nat(), fc.constantFrom(0.5, 13.75)) }),
} satisfies { [K in Kind]: fc.Arbitrary<ValueOf<K>> }

describe.each(Object.keys(values) as Kind[])('a value of kind %s', (kind) => {
  test('is read from an address as it was written', () => {
    fc.assert(
      fc.property(values[kind] as fc.Arbitrary<never>, (value) => {
        const params = new URLSearchParams({ raw: writeValue(kind, value) ?? '' })
        expect(codecs[kind].read(new URLSearchParams(params.toString()).get('raw') ?? '')).toEqual(value)
      }),
    )
  })
  test('never breaks on a foreign text', () => {
    fc.assert(
      fc.property(name, (raw) => {
        expect(codecs[kind].read(raw)).toBeDefined()
      }),
    )
  })
})

test('choices are names followed by ids in parentheses', () => {
  const chosen = [
    { id: 3, name: 'Intensiv' },
    { id: 4, name: 'OP (ambulant)' },
    { id: 5, name: 'Herz, Lunge' },
  ]
  expect(codecs.choices.write(chosen)).toBe(String.raw`Intensiv (3),OP (ambulant) (4),Herz\, Lunge (5)`)
  expect(codecs.choices.read('open')).toEqual([{ id: 'open', name: 'open' }])
  expect(codecs.choices.read('Offen (open),paused')).toEqual([
    { id: 'open', name: 'Offen' },
    { id: 'paused', name: 'paused' },
  ])
  expect(codecs.choices.write([])).toBeNull()
})

test('ranges of days have an en dash and may be open', () => {
  expect(codecs.days.write({ from: '2026-02-01', to: '2026-03-05' })).toBe('2026-02-01–2026-03-05')
  expect(codecs.days.write({ from: null, to: '2026-03-05' })).toBe('–2026-03-05')
  expect(codecs.days.read('2026-02-01–')).toEqual({ from: '2026-02-01', to: null })
  expect(['–', '', '2026-02-30–', '2026-02-01-2026-03-05', '2026-02-01–2026-03-05–'].map(codecs.days.read)).toEqual([
    null,
    null,
    null,
    null,
    null,
  ])
})

test('an area is an address followed by kilometres in brackets', () => {
  expect(codecs.area.write({ address: '10115 Berlin', radius: 50 })).toBe('10115 Berlin [50]')
  expect(codecs.area.read('10115 Berlin')).toBeNull()
  expect(codecs.area.read('10115 Berlin [far]')).toBeNull()
})

test('flags are true or false', () => {
  expect([codecs.flag.write(true), codecs.flag.write(false)]).toEqual(['true', 'false'])
  expect(codecs.flag.read('1')).toBeNull()
})
