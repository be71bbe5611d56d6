import type { Permission } from '@kasack/contract/permission.ts'
import { placementTexts } from '@kasack/contract/placement.ts'
import { problemText, problemTexts } from '@kasack/contract/problem.ts'
import { sql } from 'kysely'
import pg from 'pg'
import { expect, test, vi } from 'vitest'
import type { Client } from '../../test/app.ts'
import { testApp } from '../../test/app.ts'
import { refusalTexts } from '../platform/text/refusal.ts'
import { texts } from '../candidate/texts.ts'

const { a, as, db } = await testApp()
const right: Permission = 'employees.view_employee'
const [anna, ben] = [await as({ permissions: [right] }), await as({ permissions: [right] })]
const [many, asked, rejected] = ['/candidates/many.json/', '/candidates/asked-many.json/', '/candidates/rejected-many.json/']
const unknown = 999_999

const times = async <T>(count: number, make: () => Promise<T>): Promise<T[]> => {
  const made: T[] = []
  for (let at = 0; at < count; at++) made.push(await make())
  return made
}
const people = (count: number) => times(count, () => a.employee())
const read = async (id: number) => (await anna.get(`/candidates/${id}.json/`)).body
const found = async (vacancy: number) =>
  (await anna.get(`/candidates.json/?vacancy__id=${vacancy}`)).body.results.map((one: { employee: { id: number } }) => one.employee.id)
const groupOf = ({ headers }: { headers: Record<string, unknown> }) => Number(headers['x-history-group'])
const undo = (group: number, client = anna) => client.post(`/history/groups/${group}/undo.json/`)
const rejections = async () =>
  (
    await sql<{ candidate_id: number; status: string; user_id: number }>`
    select candidate_id, status, user_id from candidate_rejection order by id`.execute(db)
  ).rows

test('pairs are added in the order sent, as one group that one undo takes back', async () => {
  const [one, other] = [await a.vacancy(), await a.vacancy()]
  const [eva, tom] = await people(2)
  const pairs = [
    { vacancy: other, employee: tom },
    { vacancy: { id: one }, employee: { id: eva } },
    { vacancy: one, employee: tom, status: 'signed' },
  ]
  const answer = await anna.post(many, { pairs })
  const named = pairs.map(({ employee }, place) => ({ vacancy: [other, one, one][place], employee: place === 1 ? eva : employee }))
  expect([answer.status, answer.body]).toEqual([201, { results: named.map((pair) => ({ ...pair, id: expect.any(Number) })) }])
  for (const { id } of answer.body.results) expect((await read(id)).status).toBe('new')
  const { body } = await undo(groupOf(answer))
  expect(body.lines).toHaveLength(3)
  expect([await found(one), await found(other)]).toEqual([[], []])
})

test('with a source the lines say who was on top for that vacancy, and who was chosen', async () => {
  const exam = await a.lookup('exam')
  const vacancy = await a.vacancy({ exams: [exam] })
  const fitting = await times(11, () => a.employee({ exam }))
  const chosen = [fitting[10]!, await a.employee()]
  const pairs = pairsTo(vacancy, chosen)
  const answer = await anna.post(many, { pairs, source: 'matches' })
  expect(answer.status).toBe(201)
  const notes = []
  for (const { id } of answer.body.results) notes.push(...(await anna.get(`/candidates/${id}/history.json/`)).body.results)
  expect(notes.map(({ note }) => JSON.parse(note))).toEqual([1, 2].map(() => ({ source: 'matches', top: fitting.slice(0, 10), chosen })))
  expect((await undo(groupOf(answer))).status).toBe(200)
})

test('an unknown source is refused at its field, and nobody is added', async () => {
  const vacancy = await a.vacancy()
  const { status, body } = await anna.post(many, { pairs: pairsTo(vacancy, await people(1)), source: 'oracle' })
  expect([status, body.errors, await found(vacancy)]).toEqual([400, { source: [problemTexts.not_choice.en] }, []])
  const plain = await anna.post(many, { pairs: pairsTo(vacancy, await people(1)), source: null })
  const [line] = (await anna.get(`/candidates/${plain.body.results[0].id}/history.json/`)).body.results
  expect(line.note).toBe('')
})

const pairsTo = (vacancy: number, those: readonly number[]) => those.map((employee) => ({ vacancy, employee }))

test('a pair that is refused says why as a call of its own would, in the language of the caller, and stops no other', async () => {
  const [vacancy, full] = [await a.vacancy(), await a.vacancy({ number_of_positions: 0 })]
  const [known, twice, other] = await people(3)
  await a.candidate({ vacancy, employee: known })
  const pairs = [
    { vacancy, employee: known },
    { vacancy, employee: twice },
    { vacancy: full, employee: twice },
    { vacancy: unknown, employee: other },
    { vacancy, employee: unknown },
    { vacancy, employee: twice },
    { vacancy: full, employee: twice },
    { vacancy: 'north', employee: null },
    'nobody',
    { vacancy, employee: other },
  ]
  const { body } = await anna.post(many, { pairs })
  const { results } = body
  expect(results.map(({ errors }: { errors?: unknown }) => errors)).toEqual([
    { employee: [texts.known.en] },
    undefined,
    { vacancy: [placementTexts.full.en] },
    { vacancy: [problemTexts.unknown_reference.en] },
    { employee: [problemTexts.unknown_reference.en] },
    { employee: [texts.known.en] },
    { vacancy: [placementTexts.full.en] },
    { vacancy: [problemTexts.not_reference.en], employee: [problemTexts.required.en] },
    { vacancy: [problemTexts.required.en], employee: [problemTexts.required.en] },
    undefined,
  ])
  const refused = pairs.filter((_, place) => results[place].errors)
  const singly = await Promise.all(refused.map((pair) => anna.post('/candidates.json/', typeof pair === 'object' ? pair : {})))
  expect(singly.map((one) => one.body.errors)).toEqual(results.flatMap(({ errors }: { errors?: unknown }) => errors ?? []))
  expect(results[7]).toMatchObject({ vacancy: null, employee: null })
  expect(await found(vacancy)).toEqual([known, twice, other])
  const german = await anna.post(many, { pairs: [pairs[0]] }, { 'accept-language': 'de' })
  expect(german.body.results[0].errors).toEqual({ employee: [texts.known.de] })
  expect(german.headers['x-history-group']).toBeUndefined()
})

test('of two who add the same people at once each becomes a candidate once', async () => {
  const vacancy = await a.vacancy()
  const those = await people(6)
  const pairsOf = (all: number[]) => ({ pairs: all.map((employee) => ({ vacancy, employee })) })
  const both = await Promise.all([anna.post(many, pairsOf(those)), ben.post(many, pairsOf(those.toReversed()))])
  expect(both.map(({ status }) => status)).toEqual([201, 201])
  const added = both.flatMap(({ body }) => body.results.filter(({ id }: { id?: number }) => id !== undefined))
  expect(added.map(({ employee }: { employee: number }) => employee).toSorted()).toEqual(those.toSorted())
  expect(await found(vacancy)).toHaveLength(6)
})

test('no pairs, no list and too many of them are refused at their field', async () => {
  const pair = { vacancy: await a.vacancy(), employee: await a.employee() }
  const refused = async (sent: object) => {
    const { status, body } = await anna.post(many, sent)
    return [status, body.errors]
  }
  expect(await refused({})).toEqual([400, { pairs: [problemTexts.required.en] }])
  expect(await refused({ pairs: [] })).toEqual([400, { pairs: [problemTexts.required.en] }])
  expect(await refused({ pairs: pair })).toEqual([400, { pairs: [problemTexts.not_list.en] }])
  expect(await refused({ pairs: Array.from({ length: 501 }, () => pair) })).toEqual([400, { pairs: [problemText('too_many', 500).en] }])
  expect(await found(pair.vacancy)).toEqual([])
})

test('who was asked by telephone is noted of several, once, and one undo takes it back', async () => {
  const [one, other, done] = await times(3, () => a.candidate())
  await anna.post(`/candidates/${done}/asked.json/`, { who: 'facility', value: true })
  const before = [await read(one!), await read(other!), await read(done!)]
  const answer = await anna.post(asked, { candidates: [other, unknown, one, done, one], who: 'facility', value: true })
  expect([answer.status, answer.body]).toEqual([
    200,
    { results: [{ id: other }, { id: unknown, errors: [refusalTexts.not_found.en] }, { id: one }, { id: done }] },
  ])
  for (const id of [one!, other!]) expect(await read(id)).toMatchObject({ facility_asked: true, employee_asked: false, status: 'applied' })
  expect((await undo(groupOf(answer), ben)).body.lines).toHaveLength(2)
  expect([await read(one!), await read(other!), await read(done!)]).toEqual(before)
})

test('that employees were not asked is noted of several, too, and leaves the status', async () => {
  const those = await times(2, () => a.candidate())
  for (const who of ['facility', 'employee']) await anna.post(asked, { candidates: those, who, value: true })
  await anna.post(asked, { candidates: those.map((id) => ({ id })), who: 'employee', value: false })
  for (const id of those) expect(await read(id)).toMatchObject({ facility_asked: true, employee_asked: false, status: 'applied' })
})

test.for(['employee', 'facility'] as const)('several are turned down by the %s, counted each, and one undo takes it back', async (who) => {
  const vacancy = await a.vacancy({ number_of_positions: 3 })
  const employee = await a.employee()
  const [fresh, applied] = [await a.candidate({ vacancy }), await a.candidate({ vacancy, status: 'applied' })]
  const gone = await a.candidate({ vacancy, status: 'rejected_by_facility' })
  const signed = await a.candidate({ vacancy, employee })
  await a.booking({ vacancy, employee })
  const counted = await rejections()
  const answer = await anna.post(rejected, { candidates: [signed, applied, gone, fresh, unknown], who })
  expect([answer.status, answer.body.results]).toEqual([
    200,
    [
      { id: signed, errors: { status: [placementTexts.booked.en] } },
      { id: applied },
      { id: gone, errors: { status: [texts.already_rejected.en] } },
      { id: fresh },
      { id: unknown, errors: [refusalTexts.not_found.en] },
    ],
  ])
  const statuses = async () => [(await read(signed)).status, (await read(applied)).status, (await read(fresh)).status]
  expect(await statuses()).toEqual(['signed', `rejected_by_${who}`, `rejected_by_${who}`])
  const noted = (await rejections()).slice(counted.length)
  expect(noted.map(({ candidate_id }) => candidate_id).toSorted()).toEqual([applied, fresh].toSorted())
  for (const one of noted) expect(one).toMatchObject({ status: `rejected_by_${who}`, user_id: anna.id })
  expect((await undo(groupOf(answer))).status).toBe(200)
  expect(await statuses()).toEqual(['signed', 'applied', 'new'])
})

test('of two who turn down the same candidates at once each is turned down and counted once', async () => {
  const vacancy = await a.vacancy()
  const those = await times(5, () => a.candidate({ vacancy }))
  const counted = (await rejections()).length
  const both = await Promise.all([
    anna.post(rejected, { candidates: those, who: 'employee' }),
    ben.post(rejected, { candidates: those.toReversed(), who: 'facility' }),
  ])
  const done = both.map(({ body }) => body.results.filter(({ errors }: { errors?: unknown }) => !errors).length)
  expect(done.toSorted()).toEqual([0, 5])
  expect((await rejections()).length - counted).toBe(5)
})

test('what cannot be read of several is refused at its field, and nothing is noted', async () => {
  const id = await a.candidate()
  const refused = async (path: string, sent: object) => {
    const { status, body } = await anna.post(path, sent)
    return [status, body.errors]
  }
  const [required, choice] = [[problemTexts.required.en], [problemTexts.not_choice.en]]
  expect(await refused(asked, {})).toEqual([400, { candidates: required, who: required, value: required }])
  expect(await refused(rejected, { candidates: [], who: 'nobody' })).toEqual([400, { candidates: required, who: choice }])
  expect(await refused(asked, { candidates: id, who: 'employee', value: true })).toEqual([400, { candidates: [problemTexts.not_list.en] }])
  const tooMany = Array.from({ length: 501 }, (_, place) => place + 1)
  expect(await refused(rejected, { candidates: tooMany, who: 'employee' })).toEqual([
    400,
    { candidates: [problemText('too_many', 500).en] },
  ])
  expect(await read(id)).toMatchObject({ status: 'new', employee_asked: false })
})

test.for(['employees.add_employee', 'vacancies.view_booking', 'vacancies.add_booking'] as const)(
  '%s alone lets nobody do anything with several candidates',
  async (one) => {
    const client = await as({ permissions: [one] })
    const id = await a.candidate()
    const pairs = [{ vacancy: await a.vacancy(), employee: await a.employee() }]
    expect((await client.post(many, { pairs })).status).toBe(403)
    expect((await client.post(asked, { candidates: [id], who: 'employee', value: true })).status).toBe(403)
    expect((await client.post(rejected, { candidates: [id], who: 'employee' })).status).toBe(403)
  },
)

test('many take as many statements as few', async () => {
  const statements = async (client: Client, path: string, sent: object) => {
    const seen = vi.spyOn(pg.Client.prototype, 'query')
    const { body } = await client.post(path, sent)
    const count = seen.mock.calls.filter(([query]) => !JSON.stringify(query).includes('pg_notify')).length
    seen.mockRestore()
    return { count, ids: body.results.map(({ id }: { id: number }) => id) }
  }
  const add = async (count: number) => {
    const vacancies = await times(count, () => a.vacancy())
    const those = await people(count)
    return statements(anna, many, { pairs: those.map((employee, place) => ({ vacancy: vacancies[place], employee })) })
  }
  const [few, lots] = [await add(2), await add(30)]
  expect(lots.count).toBe(few.count)
  for (const [path, more] of [
    [asked, { who: 'facility', value: true }],
    [rejected, { who: 'facility' }],
  ] as const) {
    const of = async ({ ids }: { ids: number[] }) => (await statements(anna, path, { candidates: ids, ...more })).count
    expect(await of(lots)).toBe(await of(few))
  }
})
