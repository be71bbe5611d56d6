import type { HistoryLine } from '@kasack/contract/history.ts'
import { defaultLevels } from '@kasack/contract/judge-level.ts'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { testApp } from '../../test/app.ts'

const { a, as, db } = await testApp()
const root = await as({ is_superuser: true })
const anna = await as()
const path = '/judge-settings.json/'

beforeEach(async () => {
  await root.patch(path, { count_by: 'months', levels: defaultLevels, licence_until: null })
})

/** A clock whose last days differ, and one whose last days agree. */
async function twoClocks(): Promise<{ apart: number; alike: number }> {
  const [employee, facility] = [await a.employee(), await a.facility()]
  const insert = async (number: number, days: string) => {
    const id = employee * 1000 + number
    await sql`
      insert into leasing_clock (id, employee_id, facility_id, first_day, last_day_months, last_day_days, last_day, equal_pay_from, equal_pay_reason, blocks)
      values (${id}, ${employee}, ${facility}, '2026-01-01', '2027-06-30', ${days}, '2027-06-30', '2026-10-01', 'months', '[]')`.execute(db)
    return id
  }
  return { apart: await insert(900, '2027-06-24'), alike: await insert(901, '2027-06-30') }
}
const lastDayOf = async (id: number) =>
  (await sql<{ last_day: string }>`select last_day from leasing_clock where id = ${id}`.execute(db)).rows[0]!.last_day

test('everybody reads how is counted, superusers change it', async () => {
  expect((await anna.get(path)).body).toMatchObject({ id: 1, count_by: 'months' })
  expect(await root.patch(path, { count_by: 'days' })).toMatchObject({ status: 200, body: { count_by: 'days' } })
  expect((await anna.get(path)).body.count_by).toBe('days')
  expect((await anna.patch(path, { count_by: 'months' })).status).toBe(403)
})

test('what is no way to count is refused, and nothing is set', async () => {
  expect((await root.patch(path, { count_by: 'weeks' })).body.errors).toHaveProperty('count_by')
  expect((await root.patch(path, { count_by: null })).body.errors).toHaveProperty('count_by')
  expect((await root.get(path)).body.count_by).toBe('months')
})

test('where the agency said nothing each finding has its usual level, and a change leaves the others as they are', async () => {
  expect((await anna.get(path)).body).toMatchObject({ levels: defaultLevels, licence_until: null })
  await root.patch(path, { levels: { inactive: 'off', equal_pay: 'block' } })
  const { body } = await root.patch(path, { levels: { overlaps_booking: 'tell' } })
  const levels = { ...defaultLevels, inactive: 'off', equal_pay: 'block', overlaps_booking: 'tell' }
  expect([body.levels, (await anna.get(path)).body.levels]).toEqual([levels, levels])
  expect((await anna.patch(path, { levels: { inactive: 'warn' } })).status).toBe(403)
})

test('what has its usual level again is not stored, so that it follows if the usual one changes', async () => {
  const stored = async () => (await sql<{ levels: object }>`select levels from judge_setting`.execute(db)).rows[0]!.levels
  await root.patch(path, { levels: { inactive: 'off', equal_pay: 'block' } })
  expect(await stored()).toEqual({ inactive: 'off', equal_pay: 'block' })
  await root.patch(path, { levels: { inactive: defaultLevels.inactive } })
  expect(await stored()).toEqual({ equal_pay: 'block' })
})

test.each([
  ['a code that there is not', { not_cleared: 'block' }],
  ['a level that there is not', { inactive: 'loud' }],
  ['no level', { inactive: null }],
  ['one right and one wrong', { inactive: 'off', equal_pay: 'never' }],
  ['a list', ['inactive']],
  ['a word', 'off'],
  ['nothing', null],
])('%s is refused as a level, and nothing is set', async (_, levels) => {
  const { status, body } = await root.patch(path, { levels, count_by: 'days' })
  expect([status, Object.keys(body.errors)]).toEqual([400, ['levels']])
  expect((await root.get(path)).body).toMatchObject({ levels: defaultLevels, count_by: 'months' })
})

test('the day until which the agency may lease is set and emptied', async () => {
  expect((await root.patch(path, { licence_until: '2027-03-31' })).body.licence_until).toBe('2027-03-31')
  expect((await root.patch(path, { licence_until: '31.03.2027' })).body.errors).toHaveProperty('licence_until')
  expect((await root.patch(path, { licence_until: '' })).body.licence_until).toBeNull()
})

test('of two who change levels at once only the same one stands in the way', async () => {
  const { version } = (await root.get(path)).body
  await root.patch(path, { levels: { inactive: 'off' } })
  expect((await root.patch(path, { levels: { equal_pay: 'warn' }, version })).status).toBe(200)
  const refused = await root.patch(path, { levels: { inactive: 'block' }, version })
  expect([refused.status, Object.keys(refused.body.errors)]).toEqual([400, ['levels', 'version']])
  expect(refused.body.current.levels).toEqual({ ...defaultLevels, inactive: 'off', equal_pay: 'warn' })
})

test('levels are told as they stood before and since, and an undo takes them back', async () => {
  const before = { ...defaultLevels, equal_pay: 'off' }
  await root.patch(path, { levels: { equal_pay: 'off' } })
  const changed = await root.patch(path, { levels: { inactive: 'block' } })
  const [line] = (await root.get('/judge-settings/1/history.json/')).body.results as HistoryLine[]
  expect(line!.changes).toEqual([{ field: 'levels', before, after: { ...before, inactive: 'block' } }])
  expect((await root.post(`/history/groups/${changed.headers['x-history-group']}/undo.json/`)).status).toBe(200)
  expect((await root.get(path)).body.levels).toEqual(before)
})

test('levels as they are leave no trace', async () => {
  expect((await root.patch(path, { levels: defaultLevels })).headers).not.toHaveProperty('x-history-group')
})

test('a change that has not seen what another set is refused with what is set', async () => {
  const { version } = (await root.get(path)).body
  await (await as({ is_superuser: true })).patch(path, { count_by: 'days' })
  expect((await root.patch(path, { count_by: 'days', version })).status).toBe(200)
  const refused = await root.patch(path, { count_by: 'months', version })
  expect([refused.status, refused.body.current]).toEqual([400, expect.objectContaining({ count_by: 'days' })])
})

test('the last day of clocks follows the way of counting, and an undo takes it back', async () => {
  const { apart, alike } = await twoClocks()
  const changed = await root.patch(path, { count_by: 'days' })
  expect([await lastDayOf(apart), await lastDayOf(alike)]).toEqual(['2027-06-24', '2027-06-30'])
  const group = Number(changed.headers['x-history-group'])
  expect((await anna.post(`/history/groups/${group}/undo.json/`)).status).toBe(403)
  expect((await root.post(`/history/groups/${group}/undo.json/`)).status).toBe(200)
  expect([await lastDayOf(apart), (await root.get(path)).body.count_by]).toEqual(['2027-06-30', 'months'])
})

test('who has changed the settings is told under their name, in the language of the reader', async () => {
  await root.patch(path, { count_by: 'days' })
  const read = async (language: string) => {
    const { body } = await anna.call('GET', '/judge-settings/1/history.json/', undefined, { 'accept-language': language })
    return (body.results as HistoryLine[])[0]!
  }
  expect(await read('de')).toMatchObject({
    act: 'changed',
    resource: 'judge-settings',
    record: { id: 1, name: 'Einstellungen der Prüfung' },
    user: { id: root.id },
    changes: [{ field: 'count_by', before: 'months', after: 'days' }],
  })
  expect((await read('en')).record.name).toBe('Check settings')
  expect((await anna.get('/judge-settings/2/history.json/')).status).toBe(404)
})

test('nothing of the settings is created, deleted or erased', async () => {
  for (const [method, address] of [
    ['POST', path],
    ['DELETE', path],
  ] as const)
    expect((await root.call(method, address, method === 'POST' ? {} : undefined)).status).toBe(405)
  expect((await root.get('/deleted.json/?resource=judge-settings')).status).toBe(400)
})
