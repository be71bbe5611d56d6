import { contactPerson } from '@kasack/contract/contact-person.ts'
import { employee } from '@kasack/contract/employee.ts'
import type { Entity } from '@kasack/contract/entity.ts'
import { valueFields } from '@kasack/contract/entity.ts'
import type { Field } from '@kasack/contract/field.ts'
import { sameValue } from '@kasack/contract/merged.ts'
import { facility } from '@kasack/contract/facility.ts'
import { emailTemplate } from '@kasack/contract/lookup.ts'
import { user } from '@kasack/contract/user.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { testApp } from '../app.ts'

const { a, as } = await testApp()
const root = await as({ is_superuser: true })
const ids = {
  facility: [await a.facility(), await a.facility()],
  facility_type: [await a.lookup('facility_type', 'Hospiz'), await a.lookup('facility_type')],
  facility_department: [await a.lookup('facility_department')],
  facility_group: [await a.facilityGroup(), await a.facilityGroup()],
  hirer: [await a.hirer(), await a.hirer()],
  contact_person: [await a.contactPerson(), await a.contactPerson()],
  contact_person_function: [await a.lookup('contact_person_function')],
  employee_status: [await a.lookup('employee_status', 'Verfügbar'), await a.lookup('employee_status')],
  exam: [await a.lookup('exam')],
  qualification: [await a.lookup('qualification', 'Onkologie'), await a.lookup('qualification')],
  user: [root.id, await a.user()],
  tag: [await a.lookup('tag', 'A-Kunde'), await a.lookup('tag', 'Rahmenvertrag'), await a.lookup('tag')],
  email_attachment: await attachments(),
}

/** Few values for each field, so that patches often write what is stored. */
const sent: Record<string, (name: string) => unknown[]> = {
  text: (name) => (name === 'code' ? [] : ['Haus Linde', 'Haus Ulme']),
  long_text: () => ['', 'Schlüssel an der Pforte.\n', 'ä'.repeat(100_000)],
  email: () => ['', 'linde@example.org'],
  url: () => ['', 'https://example.org/'],
  country: () => ['', 'DE', 'ch'],
  flag: (name) => (name === 'is_superuser' ? [] : [true, 'false']),
  integer: () => [0, '-3', 10],
  money: () => ['', '25.5', '25.50', 30],
  coordinate: () => [null, '50.70', 50.7, 7],
  day: (name) => (name === 'birthday_date' ? [null, '1980-02-29', '1981-02-28'] : [null, '2026-07-01', '2026-07-02']),
  choice: (name) => (name === 'gender' ? [null, 'f', 'm'] : name === 'category' ? ['facility', 'other'] : ['', 'high', 'low']),
  secret: () => ['Löwenzahn 2026', 'Pusteblume 2026'],
}

/** At most four fields, so that now and then nothing changes. */
const patchOf = ({ fields }: Entity) => {
  const members = Object.entries(fields).flatMap(([name, field]) => {
    const values = field.readOnly ? null : valuesOf(name, field)
    return values ? [fc.tuple(fc.constant(name), values)] : []
  })
  return fc.uniqueArray(fc.oneof(...members), { selector: ([name]) => name, maxLength: 4 }).map((all) => Object.fromEntries(all))
}

function valuesOf(name: string, { kind, target, required, choices = ['Support', 'Reporting'] }: Field): fc.Arbitrary<unknown> | null {
  const known = (ids as Record<string, number[]>)[target ?? ''] ?? []
  if (kind === 'ref') return fc.constantFrom(...known, ...(required ? [] : [null]))
  if (kind === 'refs') return fc.shuffledSubarray(known)
  if (kind === 'words') return fc.shuffledSubarray([...choices])
  const values = sent[kind]!(name)
  return values.length > 0 ? fc.constantFrom(...values) : null
}

type VersionAnswer = { version: string; [field: string]: unknown }

/** The fields whose stored values differ: references by their ids, sets in any order. */
const differing = ({ fields }: Entity, one: VersionAnswer, other: VersionAnswer): string[] => {
  const stored = (record: VersionAnswer, name: string) => {
    const { kind } = fields[name]!
    if (kind === 'ref') return (record[name] as { id: number } | null)?.id ?? null
    return kind === 'refs' ? (record[name] as { id: number }[]).map(({ id }) => id) : record[name]
  }
  const written = Object.keys(fields).filter((name) => !fields[name]!.readOnly && fields[name]!.kind !== 'secret')
  return written.filter((name) => !sameValue(stored(one, name), stored(other, name)))
}

const records: { entity: Entity; make: () => Promise<number> }[] = [
  { entity: contactPerson, make: () => a.contactPerson() },
  { entity: emailTemplate, make: template },
  { entity: employee, make: () => a.employee() },
  { entity: facility, make: () => a.facility() },
  { entity: user, make: () => a.user() },
]

test.for(records)(
  'the version in /$entity.path changes with the values that can be written, and with nothing else',
  async ({ entity, make }) => {
    const path = `/${entity.path}/${await make()}.json/`
    let before: VersionAnswer = (await root.get(path)).body
    const seen = { changed: 0, kept: 0 }
    await fc.assert(
      fc.asyncProperty(patchOf(entity), async (patch) => {
        const { status, body } = await root.patch(path, patch)
        const after: VersionAnswer = status === 200 ? body : (await root.get(path)).body
        const isSame = differing(entity, before, after).length === 0
        expect(after.version === before.version).toBe(isSame)
        seen[isSame ? 'kept' : 'changed']++
        before = after
      }),
      { numRuns: Number(process.env['RUNS'] ?? 50) },
    )
    expect(Math.min(...Object.values(seen))).toBeGreaterThan(3)
  },
)

// For a facility's follow-up and a user's permissions, more follows from what is sent.
test.for(records.slice(0, 2))(
  'of two writers in /$entity.path the second overwrites nothing unseen, and is refused for nothing else',
  async ({ entity, make }) => {
    const path = `/${entity.path}/${await make()}.json/`
    const seen = { merged: 0, refused: 0 }
    // Without coordinates nothing is approximate, whatever is sent: this is not the writer's own value.
    const own = ([name]: [string, unknown]) => !name.endsWith('_is_approximate')
    const changes = patchOf(entity).map((patch) => Object.fromEntries(Object.entries(patch).filter(own)))
    await fc.assert(
      fc.asyncProperty(changes, changes, async (first, second) => {
        const read: VersionAnswer = (await root.get(path)).body
        await root.patch(path, first)
        const stored: VersionAnswer = (await root.get(path)).body
        const changed = differing(entity, read, stored)
        const touched = changed.filter((name) => name in second)
        const { status, body } = await root.patch(path, { ...second, version: read.version })
        const isRefused = status !== 200
        const overwritten = differing(entity, stored, (await root.get(path)).body)
        expect(overwritten.filter((name) => isRefused || touched.includes(name))).toEqual([])
        // Fields that form one value, such as an address and its coordinates, are seen or unseen together.
        const wholes = new Set(changed.flatMap((name) => valueFields(entity, name)))
        const unseen = Object.fromEntries(Object.entries(second).filter(([name]) => wholes.has(name)))
        const again = isRefused ? await root.patch(path, unseen) : null
        const wouldOverwrite = again?.status === 200 ? differing(entity, stored, again.body).length > 0 : null
        expect(wouldOverwrite === null || wouldOverwrite === 'version' in body.errors).toBe(true)
        seen[isRefused ? 'refused' : 'merged']++
      }),
      { numRuns: Number(process.env['RUNS'] ?? 100) },
    )
    expect(Math.min(...Object.values(seen))).toBeGreaterThan(3)
  },
)

async function template(): Promise<number> {
  const { body } = await root.get('/lookups/email-templates.json/?size=1000')
  const code = `vorlage_${body.count}`
  return (await root.post('/lookups/email-templates.json/', { name: code, code })).body.id
}

async function attachments(): Promise<number[]> {
  const names = ['Preisliste', 'Hausordnung']
  return Promise.all(names.map(async (name) => (await root.post('/lookups/email-attachments.json/', { name })).body.id))
}
