import { facility, type Facility } from '@kasack/contract/facility.ts'
import fc from 'fast-check'
import pg from 'pg'
import { expect, test, vi } from 'vitest'
import { testApp } from '../../test/app.ts'
import { writerOf } from '../../test/writer.ts'
import { refusalBody, Refusal } from '../platform/text/refusal.ts'
import type { RequestBody } from '../platform/write/recipe.ts'
import { write } from '../platform/write/write.ts'
import { facilities } from './records.ts'

const { a, as, db, clock } = await testApp()
const root = await as({ is_superuser: true })
const ids = {
  facility_type: [await a.lookup('facility_type')],
  facility_group: [await a.facilityGroup()],
  hirer: [await a.hirer()],
  contact_person: [await a.contactPerson()],
  user: [root.id],
  tag: [await a.lookup('tag'), await a.lookup('tag')],
}
const writer = writerOf(root.id, clock.now())

/** Mostly valid values, and some invalid ones of each kind. */
const values: Record<string, unknown[]> = {
  text: ['Klinik am Park', ' Haus Linde ', 17, '', 'ä'.repeat(300), ['x'], 'a\0b'],
  long_text: ['Schlüssel an der Pforte.\n', '', { a: 1 }],
  email: ['pforte@klinik.example', '', 'pforte', 'a b@klinik.example'],
  phone: ['030 1234567', '', 'x'.repeat(300)],
  url: ['https://klinik.example/', '', 'javascript:alert(1)'],
  country: ['DE', 'at', '', 'XX'],
  flag: [true, 'false', 'perhaps', null],
  coordinate: [52.5, '7.1', null, 500],
  day: ['2026-07-01', null, '2026-06-01', '2026-02-30'],
  choice: ['high', 'low', null, 'urgent'],
}
const unknownRecord = 999_999

const valueOf = (name: string): fc.Arbitrary<unknown> => {
  const { kind, target } = (facility.fields as Record<string, { kind: string; target?: string }>)[name]!
  const known = ids[target as keyof typeof ids] ?? []
  if (kind === 'ref') return often(known, [null, {}, unknownRecord, 'x'])
  if (kind === 'refs') return often([known, known.slice(0, 1)], [[], [unknownRecord], 'x'])
  const [usual, ...others] = values[kind]!
  return often([usual], others)
}
const often = (usual: unknown[], others: unknown[]) =>
  fc.oneof({ arbitrary: fc.constantFrom(...usual), weight: 9 }, { arbitrary: fc.constantFrom(...others), weight: 1 })

const writable = Object.entries(facility.fields).flatMap(([name, { readOnly }]) => (readOnly ? [] : [name]))
const row: fc.Arbitrary<RequestBody> = fc.record(Object.fromEntries(writable.map((name) => [name, valueOf(name)])), {
  requiredKeys: ['name', 'facility_type'],
})
/** MANY=1000 is as many as an agency brings from its former program. */
const many = Number(process.env['MANY'] ?? 50)

const createMany = (rows: RequestBody[]) => write({ db, caller: writer.caller }, (tx) => facilities.createMany(tx, writer, rows))

/** Everything that does not depend on when a facility was written, or on which others of its company existed then. */
const shown = ({ id: _id, effective_hirer: _hirer, ...others }: Facility) => others

test('many facilities written at once are stored and refused like each by a call of its own', async () => {
  const seen = { stored: 0, refused: 0 }
  await fc.assert(
    fc.asyncProperty(fc.array(row, { minLength: many, maxLength: many }), async (rows) => {
      const [called, written] = [[] as unknown[], [] as unknown[]]
      for (const body of rows) {
        const answer = await root.post('/facilities.json/', body)
        called.push(answer.status === 201 ? shown(answer.body) : answer.body)
      }
      for (const created of await createMany(rows)) {
        if (created instanceof Refusal) written.push(refusalBody(created, 'en'))
        else written.push(shown((await root.get(`/facilities/${created}.json/`)).body))
        seen[created instanceof Refusal ? 'refused' : 'stored']++
      }
      expect(written).toEqual(called)
    }),
    { numRuns: 3, endOnFailure: true },
  )
  expect(Math.min(seen.stored, seen.refused)).toBeGreaterThan(many / 3)
})

test('many facilities take as many statements as few', async () => {
  const one = { name: 'Haus Linde', facility_type: ids.facility_type[0], tags: ids.tag, followup_date: '2026-07-01' }
  const statements = async (count: number) => {
    const sent = vi.spyOn(pg.Client.prototype, 'query')
    expect((await createMany(Array.from({ length: count }, () => one))).every((created) => typeof created === 'number')).toBe(true)
    const asked = sent.mock.calls.filter(([query]) => !JSON.stringify(query).includes('pg_notify')).length
    sent.mockRestore()
    return asked
  }
  expect(await statements(100)).toBe(await statements(2))
})
