import { problemTexts } from '@kasack/contract/problem.ts'
import { requirementTexts as texts } from '@kasack/contract/requirement.ts'
import { expect, test } from 'vitest'
import { testApp } from '../../test/app.ts'

const { a, as } = await testApp()
const viewer = await as()
const booker = await as({ permissions: ['vacancies.add_booking'] })
const root = await as({ is_superuser: true })
const facility = await a.facility({ name: 'Haus Linde' })
const vacancy = await a.vacancy({ facility, name: 'Nachtdienst' })
const department = await a.lookup('facility_department', 'Ambulanz')
const document_kind = await a.documentKind({ name: 'Masernschutz' })
const facility_type = await a.lookup('facility_type', 'Fachklinik')
const facility_group = await a.facilityGroup()
const at = (id: number) => `/requirements/${id}.json/`
const post = (body: object, client = booker) => client.post('/requirements.json/', body)
const unused = () => a.documentKind()

test('a requirement is created, shown to whoever is signed in, changed and deleted', async () => {
  const { status, body } = await post({ facility, department, document_kind: { id: document_kind }, note: ' laut Leitung ' })
  expect([status, body]).toEqual([
    201,
    {
      id: body.id,
      facility_type: null,
      facility_group: null,
      facility: { id: facility, name: 'Haus Linde' },
      vacancy: null,
      department: { id: department, name: 'Ambulanz' },
      document_kind: { id: document_kind, name: 'Masernschutz' },
      exam: null,
      qualification: null,
      effect: 'require',
      note: 'laut Leitung',
      version: body.version,
    },
  ])
  expect((await viewer.get(at(body.id))).body).toEqual(body)
  expect((await booker.patch(at(body.id), { note: null })).body).toMatchObject({ note: '' })
  expect((await booker.remove(at(body.id))).status).toBe(204)
  expect((await viewer.get(at(body.id))).status).toBe(404)
})

test('an unnamed vacancy is called by its type and facility', async () => {
  const unnamed = await a.vacancy({ facility, vacancy_type: await a.lookup('vacancy_type', 'Springer') })
  expect((await post({ vacancy: unnamed, document_kind })).body.vacancy).toEqual({ id: unnamed, name: 'Springer, Haus Linde' })
})

test('without the right to book nobody writes one', async () => {
  const id = await a.requirement()
  expect((await post({ vacancy, document_kind }, viewer)).status).toBe(403)
  expect((await viewer.patch(at(id), { note: 'Neu' })).status).toBe(403)
  expect((await viewer.remove(at(id))).status).toBe(403)
})

test('those of a facility, a department and a vacancy are written by whoever books', async () => {
  for (const place of [{ facility }, { facility, department }, { vacancy }]) {
    const made = await post({ ...place, document_kind: await unused() })
    expect(made.status).toBe(201)
    expect((await booker.patch(at(made.body.id), { note: 'Neu' })).status).toBe(200)
    expect((await booker.remove(at(made.body.id))).status).toBe(204)
  }
})

test.each([
  ['a type', { facility_type }],
  ['a group', { facility_group }],
  ['a drop at a facility', { facility, effect: 'drop' }],
  ['a drop in a department', { facility, department, effect: 'drop' }],
  ['a drop at a vacancy', { vacancy, effect: 'drop' }],
])('%s is written by superusers alone', async (_what, place) => {
  const item = await unused()
  expect((await post({ ...place, document_kind: item })).status).toBe(403)
  const { status, body } = await post({ ...place, document_kind: item }, root)
  expect(status).toBe(201)
  expect((await booker.patch(at(body.id), { note: 'Neu' })).status).toBe(403)
  expect((await booker.patch(at(body.id), { effect: 'require' })).status).toBe(403)
  expect((await booker.remove(at(body.id))).status).toBe(403)
  expect((await viewer.get(at(body.id))).body).toMatchObject({ note: '' })
  expect((await root.patch(at(body.id), { note: 'Neu' })).status).toBe(200)
  expect((await root.remove(at(body.id))).status).toBe(204)
})

test('only superusers make a drop of a requirement, and a requirement of a drop', async () => {
  const { id } = (await post({ vacancy, document_kind: await unused() })).body
  expect((await booker.patch(at(id), { effect: 'drop' })).status).toBe(403)
  expect((await viewer.get(at(id))).body.effect).toBe('require')
  expect((await root.patch(at(id), { effect: 'drop' })).body.effect).toBe('drop')
  expect((await booker.patch(at(id), { effect: 'require' })).status).toBe(403)
  expect((await root.patch(at(id), { effect: 'require' })).body.effect).toBe('require')
  expect((await booker.remove(at(id))).status).toBe(204)
})

test('who lacks the right is told nothing else', async () => {
  expect((await post({ facility_type: 999_999, effect: 'drop', exam: 'x' })).status).toBe(403)
  expect((await post({ facility: 999_999, document_kind })).body.errors).toEqual({ facility: [problemTexts.unknown_reference.en] })
  expect((await post({ facility, document_kind, effect: 'keep' })).body.errors).toEqual({ effect: [problemTexts.not_choice.en] })
})

test('all that is missing is told at once', async () => {
  const [place, item] = [[texts.no_place.en], [texts.no_item.en]]
  expect((await post({ effect: null, note: 'x'.repeat(256), department })).body.errors).toEqual({
    facility_type: place,
    facility_group: place,
    facility: place,
    vacancy: place,
    department: [texts.only_with_facility.en],
    document_kind: item,
    exam: item,
    qualification: item,
    effect: [expect.any(String)],
    note: [problemTexts.too_long.en.replace('{limit}', '255')],
  })
  expect((await post({ facility, vacancy, document_kind })).body.errors).toEqual({
    facility: [texts.several_places.en],
    vacancy: [texts.several_places.en],
  })
})

test('where it is and what it asks cannot be changed any more; the same may be sent', async () => {
  const { id } = (await post({ facility, department, document_kind: await unused() })).body
  const stored = (await viewer.get(at(id))).body
  const locked = [problemTexts.locked.en]
  const changed = { facility: null, vacancy, department: null, document_kind: null, exam: await a.lookup('exam') }
  const refused = await root.patch(at(id), { ...changed, note: 'Neu' })
  expect([refused.status, refused.body.errors]).toEqual([400, Object.fromEntries(Object.keys(changed).map((field) => [field, locked]))])
  expect((await viewer.get(at(id))).body).toEqual(stored)
  const same = { facility: { id: facility }, department, facility_type: null, document_kind: stored.document_kind }
  expect((await booker.patch(at(id), { ...same, note: 'Neu' })).body).toMatchObject({ note: 'Neu' })
  expect((await root.patch(at(id), { facility_type })).body.errors).toEqual({ facility_type: locked })
})

test('the same thing is entered once at each level', async () => {
  const item = await unused()
  for (const place of [{ facility_type }, { facility_group }, { facility }, { facility, department }, { vacancy }]) {
    expect((await post({ ...place, document_kind: item }, root)).status).toBe(201)
    const taken = { document_kind: [problemTexts.taken.en] }
    expect((await post({ ...place, document_kind: item }, root)).body.errors).toEqual(taken)
    expect((await post({ ...place, document_kind: item, effect: 'drop' }, root)).body.errors).toEqual(taken)
  }
  const other = await a.facility()
  expect((await post({ facility: other, document_kind: item })).status).toBe(201)
})

test('an exam and a qualification are refused at their own fields', async () => {
  const things = [['exam', await a.lookup('exam')] as const, ['qualification', await a.lookup('qualification')] as const]
  for (const [kind, item] of things) {
    expect((await post({ vacancy, [kind]: item })).status).toBe(201)
    expect((await post({ vacancy, [kind]: item })).body.errors).toEqual({ [kind]: [problemTexts.taken.en] })
  }
})

test('of two who enter the same at once one is refused', async () => {
  const item = await unused()
  const answers = await Promise.all([1, 2].map(() => post({ vacancy, document_kind: item })))
  expect(answers.map(({ status }) => status).toSorted((x, y) => x - y)).toEqual([201, 400])
  expect(answers.find(({ status }) => status === 400)!.body.errors).toEqual({ document_kind: [problemTexts.taken.en] })
})
