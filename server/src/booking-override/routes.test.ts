import { problemTexts } from '@kasack/contract/problem.ts'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { testApp } from '../../test/app.ts'

const { a, as, db } = await testApp()
const mayBook = ['vacancies.view_booking', 'vacancies.add_booking', 'employees.view_employee'] as const
const root = await as({ is_superuser: true, username: 'root' })
const lea = await as({ permissions: [...mayBook, 'vacancies.override_finding'], username: 'lea' })
const anna = await as({ permissions: [...mayBook], username: 'anna' })
const tom = await as({ permissions: ['vacancies.view_booking', 'vacancies.add_booking', 'vacancies.override_finding'], username: 'tom' })
const facility = await a.facility({ name: 'Elbmark ITS' })
const wide = { lower: '2026-01-01', upper: null }
const vacancyOf = (given: object = {}) => a.vacancy({ facility, name: 'Intensiv', date_range: wide, number_of_positions: 99, ...given })
const vacancy = await vacancyOf()
const july = { lower: '2026-07-01', upper: '2026-07-31' }
const terms = { charge_rate: 48, working_hours_month: 160, expenses: 0, employee_transportation_expenses: 'daily', accommodation: 'no' }
const reason = 'Mit der Stationsleitung abgesprochen'

/** Sets the finding levels of the agency. */
const weigh = (levels: object) => sql`update judge_setting set levels = ${JSON.stringify(levels)}`.execute(db)
beforeEach(() => weigh({ inactive: 'block', overlaps_booking: 'block' }))

const book = (sent: object, client = lea) => client.post('/bookings.json/', { ...terms, vacancy, date_range: july, ...sent })
const patch = (id: number, sent: object, client = lea) => client.patch(`/bookings/${id}.json/`, sent)
const override = (codes: string[]) => ({ override: { codes, reason } })
const exam = await a.lookup('exam') // the exam vacancies ask for
const inactive = () => a.employee({ first_name: 'Eva', last_name: 'Beispiel', is_active: false, exam })
const codesOf = (all: { code: string }[]) => all.map(({ code }) => code)
const blocked = { status: 400, body: { errors: { findings: ['The employee is inactive.'] } } }

describe('an exception', () => {
  test('allows what a finding forbids: it stays on the booking with who, when and why', async () => {
    const employee = await inactive()
    expect(await book({ employee })).toMatchObject(blocked)
    const { status, body } = await book({ employee, ...override(['inactive', 'overlaps_absence', 'no_such_thing']) })
    const user = { id: lea.id, name: 'lea' }
    expect([status, body.overrides]).toEqual([
      201,
      [{ code: 'inactive', reason, user, datetime: '2026-06-10T10:00:00.000000Z', text: 'Employee inactive' }],
    ])
    const german = await anna.get(`/bookings/${body.id}.json/`, { 'accept-language': 'de' })
    expect(german.body.overrides).toEqual([{ ...body.overrides[0], text: 'Mitarbeiter inaktiv' }])
    expect(body).not.toHaveProperty('override')
  })

  test('names each finding that forbids the booking', async () => {
    const employee = await inactive()
    await a.booking({ employee, date_range: july })
    const { status, body } = await book({ employee, ...override(['inactive']) })
    expect([status, Object.keys(body.errors), body.errors.findings]).toEqual([
      400,
      ['findings'],
      [expect.stringContaining('Already booked: ')],
    ])
    expect(body.findings.map((one: Record<string, unknown>) => [one['code'], one['level'], one['can_override']])).toEqual([
      ['inactive', 'block', true],
      ['overlaps_booking', 'block', true],
    ])
    expect(codesOf((await book({ employee, ...override(['overlaps_booking', 'inactive']) })).body.overrides)).toEqual([
      'inactive',
      'overlaps_booking',
    ])
  })

  test('is made by who has the right, whatever else is wrong; the finding says who may', async () => {
    const employee = await inactive()
    const codes = override(['inactive'])
    expect((await book({ employee, ...codes }, anna)).status).toBe(403)
    expect((await book({ employee, ...codes, charge_rate: 'x' }, anna)).status).toBe(403)
    expect((await book({ employee, override: 7 }, anna)).status).toBe(403)
    expect((await book({ employee: await a.employee(), override: null }, anna)).status).toBe(201)
    expect((await book({ employee }, anna)).body.findings).toEqual([expect.objectContaining({ code: 'inactive', can_override: false })])
  })

  test.each([
    ['without a reason', { codes: ['inactive'] }, problemTexts.not_text.en],
    ['with a blank one', { codes: ['inactive'], reason: ' \u200b ' }, problemTexts.no_reason.en],
    ['with an empty one', { codes: ['inactive'], reason: '' }, problemTexts.no_reason.en],
    ['without codes', { reason }, problemTexts.not_override.en],
    ['with codes that are none', { codes: [7], reason }, problemTexts.not_override.en],
    ['that is a word', 'inactive', problemTexts.not_override.en],
    ['that is a list', ['inactive'], problemTexts.not_override.en],
  ])('%s is refused beside all else that is wrong', async (_, given, told) => {
    const { status, body } = await book({ employee: await inactive(), override: given, charge_rate: 'x' })
    expect([status, body.errors]).toEqual([400, { override: [told], charge_rate: [problemTexts.not_money.en] }])
  })

  test('does not name what its writer may not see', async () => {
    const { status, body } = await book({ employee: await inactive(), ...override(['inactive', 'not_cleared']) }, tom)
    expect([status, body.errors]).toEqual([400, { findings: ['The clearance for this assignment must be checked.'] }])
    expect(body.findings).toEqual([expect.objectContaining({ code: 'not_cleared', level: 'block', can_override: false })])
  })

  test('holds for the same finding until the vacancy is another one; further ones are added', async () => {
    const employee = await inactive()
    const { body } = await book({ employee, ...override(['inactive']) })
    const august = { date_range: { lower: '2026-07-01', upper: '2026-08-31' } }
    expect((await patch(body.id, august, anna)).status).toBe(200)
    await a.booking({ employee, date_range: { lower: '2026-09-01', upper: '2026-09-30' } })
    const september = { date_range: { lower: '2026-07-01', upper: '2026-09-30' } }
    expect((await patch(body.id, september, anna)).body.errors).toEqual({ findings: [expect.stringContaining('Already booked')] })
    expect(codesOf((await patch(body.id, { ...september, ...override(['overlaps_booking']) })).body.overrides)).toEqual([
      'inactive',
      'overlaps_booking',
    ])
    const other = await vacancyOf()
    expect((await patch(body.id, { vacancy: other })).status).toBe(400)
    const moved = await patch(body.id, { vacancy: other, ...override(['inactive', 'overlaps_booking']) })
    expect(codesOf(moved.body.overrides)).toEqual(['inactive', 'overlaps_booking', 'inactive', 'overlaps_booking'])
    expect((await patch(body.id, { vacancy })).status).toBe(400)
  })

  test('is asked for neither by acts nor by what stays within its days at its place', async () => {
    await weigh({})
    const employee = await inactive()
    const [{ body: first }, { body: second }] = [await book({ employee }), await book({ employee })]
    await weigh({ inactive: 'block' })
    expect((await patch(first.id, { notes: 'Danke!', date_range: { upper: '2026-07-30' }, ...override(['inactive']) })).body).toMatchObject(
      {
        notes: 'Danke!',
        overrides: [],
      },
    )
    expect((await patch(first.id, { department: await a.lookup('facility_department', 'Pädiatrie') })).status).toBe(400)
    expect((await patch(second.id, { cancelled: true })).status).toBe(200)
  })
})

describe('the warnings', () => {
  test('that stood at the save are noted, and replaced at the next that is judged', async () => {
    await weigh({ outside_vacancy: 'tell' })
    const employee = await inactive()
    await a.booking({ employee, date_range: { lower: '2026-07-31', upper: '2026-08-31' } })
    await a.booking({ employee, date_range: { lower: '2026-07-30', upper: '2026-07-31' } })
    const { body } = await book({ employee, vacancy: await vacancyOf({ date_range: { lower: '2026-07-02', upper: null } }) }, anna)
    const by = { user: { id: anna.id, name: 'anna' }, datetime: '2026-06-10T10:00:00.000000Z' }
    expect(body.confirmed).toEqual([
      { code: 'inactive', ...by, text: 'Employee inactive' },
      { code: 'overlaps_booking', ...by, text: 'Already booked' },
    ])
    expect((await patch(body.id, { notes: 'Danke!' })).body.confirmed).toEqual(body.confirmed)
    await root.patch(`/employees/${employee}.json/`, { is_active: true })
    const moved = await patch(body.id, { date_range: { lower: '2026-06-30', upper: '2026-07-31' } })
    expect(moved.body.confirmed.map(({ code, user }: { code: string; user: object }) => [code, user])).toEqual([
      ['overlaps_booking', { id: lea.id, name: 'lea' }],
    ])
  })
})

describe('who may not see a finding', () => {
  const notCleared = { code: 'not_cleared', text: 'The clearance for this assignment must be checked.' }
  const onFile = async () => {
    const employee = await inactive()
    await a.booking({ employee, date_range: july })
    await a.absence({ employee, reason: 'sick', date_range: july })
    await weigh({ inactive: 'block', overlaps_booking: 'block', overlaps_absence: 'block', before_available_from: 'warn' })
    await root.patch(`/employees/${employee}.json/`, { available_from_date: '2026-07-05' })
    const { body } = await book({ employee, ...override(['inactive', 'overlaps_booking', 'overlaps_absence']) })
    return { employee, id: body.id as number }
  }

  test('is told of the exception neither which nor why, of several as of one', async () => {
    const { id } = await onFile()
    const { body } = await tom.get(`/bookings/${id}.json/`)
    const by = { user: { id: lea.id, name: 'lea' }, datetime: expect.any(String) }
    expect(body.overrides).toEqual([
      { ...notCleared, reason: '', ...by },
      { code: 'overlaps_booking', text: 'Already booked', reason, ...by },
    ])
    expect(body.confirmed).toEqual([{ ...notCleared, ...by }])
  })

  test('learns no more from the history', async () => {
    const { id } = await onFile()
    const changes = async (client: typeof tom) => (await client.get(`/bookings/${id}/history.json/`)).body.results[0].changes
    const told = (await changes(tom)).find(({ field }: { field: string }) => field === 'overrides')
    expect([told.before, codesOf(told.after)]).toEqual([null, ['not_cleared', 'overlaps_booking']])
    expect(JSON.stringify(await changes(tom))).not.toMatch(/inactive|overlaps_absence|needs/)
    const seen = (await changes(anna)).find(({ field }: { field: string }) => field === 'overrides')
    expect(seen.after[0]).toEqual({
      code: 'inactive',
      reason,
      text: 'Employee inactive',
      user: { id: lea.id, name: 'lea' },
      datetime: '2026-06-10T10:00:00.000000Z',
    })
  })

  test('finds no more in the list of the agency, by no filter', async () => {
    const { id, employee } = await onFile()
    const list = async (client: typeof tom, query = '') =>
      (await client.get(`/booking-overrides.json/?employee__id=${employee}${query}`)).body.results.map(
        (one: { code: string; reason: string; booking: { id: number } }) => [one.booking.id, one.code, one.reason],
      )
    expect(await list(anna)).toEqual([
      [id, 'overlaps_booking', reason],
      [id, 'overlaps_absence', reason],
      [id, 'inactive', reason],
    ])
    expect(await list(tom)).toEqual([
      [id, 'overlaps_booking', reason],
      [id, 'not_cleared', ''],
    ])
    expect(await list(tom, '&code=inactive,overlaps_absence')).toEqual([])
    expect(await list(tom, '&code=not_cleared,inactive')).toEqual([[id, 'not_cleared', '']])
    expect(await list(anna, '&code=inactive')).toEqual([[id, 'inactive', reason]])
    expect(await list(anna, '&code=not_cleared')).toEqual([])
    expect((await list(anna, `&user__id=${anna.id}`)).length).toBe(0)
    expect((await list(anna, `&user__id=${lea.id}&facility__id=${facility}&search=Elbmark`)).length).toBe(3)
    const countFor = async (client: typeof tom) => (await client.get('/booking-overrides.json/')).body.count
    const { body: all } = await anna.get('/booking-overrides.json/?size=1000')
    const hidden = all.results.filter(({ code }: { code: string }) => code !== 'overlaps_booking')
    const apart = new Set(hidden.map(({ booking }: { booking: { id: number } }) => booking.id))
    expect(await countFor(tom)).toBe(all.count - hidden.length + apart.size)
    expect((await (await as({ permissions: ['vacancies.add_booking'] })).get('/booking-overrides.json/')).status).toBe(403)
  })
})

describe('an undo', () => {
  const undo = async (client: typeof root, group: number) => (await client.post(`/history/groups/${group}/undo.json/`)).status
  const groupOf = ({ headers }: { headers: Record<string, unknown> }) => Number(headers['x-history-group'])

  test('puts exceptions and warnings back as they were, deleted bookings too', async () => {
    const employee = await inactive()
    const { body } = await book({ employee, ...override(['inactive']) })
    const other = await vacancyOf()
    const moved = await patch(body.id, { vacancy: other, ...override(['inactive']) })
    expect(await undo(root, groupOf(moved))).toBe(200)
    const back = (await anna.get(`/bookings/${body.id}.json/`)).body
    expect([back.overrides, back.confirmed]).toEqual([body.overrides, body.confirmed])
    expect((await patch(body.id, { date_range: { upper: '2026-08-31' } }, anna)).status).toBe(200)
    const gone = await root.remove(`/bookings/${body.id}.json/`)
    const listed = async () => (await anna.get(`/booking-overrides.json/?employee__id=${employee}`)).body.count
    expect(await listed()).toBe(0)
    expect(await undo(root, groupOf(gone))).toBe(200)
    expect([await listed(), (await anna.get(`/bookings/${body.id}.json/`)).body.overrides]).toEqual([1, body.overrides])
  })

  test('is refused where the booking that comes back is forbidden by now', async () => {
    const employee = await a.employee()
    const { body } = await book({ employee })
    const gone = await root.remove(`/bookings/${body.id}.json/`)
    await root.patch(`/employees/${employee}.json/`, { is_active: false })
    expect(await undo(root, groupOf(gone))).toBe(400)
  })
})
