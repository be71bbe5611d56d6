import type { BoardBar, BoardRow, BoardRows } from '@kasack/contract/board.ts'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Client } from '../../test/app.ts'
import { testApp } from '../../test/app.ts'

const { a, as, db } = await testApp() // today is 2026-06-10
const root = await as({ is_superuser: true })

const june = { lower: '2026-06-01', upper: '2026-06-30' }

async function board(rows: BoardRows, client: Client = root): Promise<BoardRow[]> {
  const { status, body } = await client.get(`/board.json/?rows=${rows}&from=${june.lower}&to=${june.upper}&size=200`)
  expect({ status, body }).toMatchObject({ status: 200 })
  return body.results
}
const barsOf = async (rows: BoardRows, id: number, client: Client = root): Promise<BoardBar[]> =>
  (await board(rows, client)).find((row) => row.id === id)!.bars
const kindsOf = async (...asked: Parameters<typeof barsOf>) => (await barsOf(...asked)).map(({ kind }) => kind)

beforeEach(async () => {
  await sql`truncate employee, vacancy, facility cascade`.execute(db)
  facility = await a.facility({ name: 'Klinik Nord', city: 'Bremen', postal_code: '28195' })
  employee = await a.employee({ first_name: 'Eva', last_name: 'Beispiel', city: 'Hamburg', postal_code: '20095' })
})
let [facility, employee] = [0, 0]
const posted = (more: object = {}) => a.vacancy({ facility, name: 'Nachtdienst', date_range: june, ...more })

describe('rows', () => {
  test('say who or what it is, and whose holidays it keeps', async () => {
    const exam = await a.lookup('exam')
    const { name: examined } = (await root.get(`/lookups/exams/${exam}.json/`)).body
    const trained = await a.employee({ first_name: 'Ina', last_name: 'Muster', exam, city: 'Köln', postal_code: '50667' })
    const unknown = await a.employee({ first_name: 'Uta', last_name: 'Nichts', exam })
    const vacancy = await posted()
    const told = ({ id, name, subtitle, federal_state }: BoardRow) => [id, name, subtitle, federal_state]
    expect((await board('employees')).map(told)).toEqual([
      [employee, 'Eva Beispiel', 'Hamburg', 'HH'],
      [trained, 'Ina Muster', `${examined}, Köln`, 'NW'],
      [unknown, 'Uta Nichts', examined, null],
    ])
    expect((await board('facilities')).map(told)).toEqual([[facility, 'Klinik Nord', 'Bremen', 'HB']])
    expect((await board('vacancies')).map(told)).toEqual([[vacancy, 'Nachtdienst', 'Klinik Nord', 'HB']])
  })
  test('are there without a bar, too', async () => {
    expect((await board('employees')).map(({ bars }) => bars)).toEqual([[]])
  })
})

describe('a booking', () => {
  test('is a bar of the person, the facility and the vacancy, each called by the other side', async () => {
    const vacancy = await posted()
    const id = await a.booking({ employee, vacancy, date_range: june })
    const bar = { kind: 'booking', id, ...june, state: 'running', employee, facility, vacancy }
    expect(await barsOf('employees', employee)).toEqual([{ ...bar, label: 'Klinik Nord' }])
    expect(await barsOf('facilities', facility)).toContainEqual({ ...bar, label: 'Eva Beispiel' })
    expect(await barsOf('vacancies', vacancy)).toContainEqual({ ...bar, label: 'Eva Beispiel' })
  })
  test('without a vacancy is told without one', async () => {
    const id = await a.booking({ employee, facility, vacancy: null, vacancy_type: await a.lookup('vacancy_type'), date_range: june })
    const bar = { kind: 'booking', id, ...june, state: 'running', employee, facility, vacancy: null }
    expect(await barsOf('employees', employee)).toEqual([{ ...bar, label: 'Klinik Nord' }])
    expect(await barsOf('facilities', facility)).toEqual([{ ...bar, label: 'Eva Beispiel' }])
  })
  test('is planned, running, over or ended early as of today', async () => {
    const at = (lower: string, upper: string | null, more: object = {}) =>
      a.booking({ employee, facility, date_range: { lower, upper }, ...more })
    await at('2026-06-01', '2026-06-09')
    await at('2026-06-02', '2026-06-10')
    await at('2026-06-03', '2026-06-08', { terminated: true })
    await at('2026-06-10', null)
    await at('2026-06-11', null)
    expect((await barsOf('employees', employee)).map(({ lower, upper, state }) => [lower, upper, state])).toEqual([
      ['2026-06-01', '2026-06-09', 'over'],
      ['2026-06-02', '2026-06-10', 'running'],
      ['2026-06-03', '2026-06-08', 'terminated'],
      ['2026-06-10', null, 'running'],
      ['2026-06-11', null, 'planned'],
    ])
  })
  test('that is cancelled is no bar', async () => {
    const vacancy = await posted()
    await a.booking({ employee, vacancy, date_range: june, cancelled: true })
    expect(await kindsOf('employees', employee)).toEqual([])
    expect(await kindsOf('facilities', facility)).toEqual(['demand'])
    expect(await kindsOf('vacancies', vacancy)).toEqual(['demand'])
  })
})

describe('a candidate', () => {
  test('is a bar of the person and of the vacancy, as long as the vacancy', async () => {
    const vacancy = await posted()
    const id = await a.candidate({ employee, vacancy, status: 'applied' })
    const bar = { vacancy_status: 'open', kind: 'candidate', id, ...june, state: 'applied', employee, facility, vacancy }
    expect(await barsOf('employees', employee)).toEqual([{ ...bar, label: 'Klinik Nord' }])
    expect(await barsOf('vacancies', vacancy)).toContainEqual({ ...bar, label: 'Eva Beispiel' })
    expect(await kindsOf('facilities', facility)).toEqual(['demand'])
  })
  test('is one as long as she is new or proposed', async () => {
    for (const status of ['new', 'applied', 'rejected_by_employee', 'rejected_by_facility', 'signed'])
      await a.candidate({ employee, vacancy: await posted(), status })
    expect((await barsOf('employees', employee)).map(({ state }) => state)).toEqual(['new', 'applied'])
  })
  test('says whether the vacancy is still looked for', async () => {
    for (const status of ['open', 'paused', 'closed'] as const) {
      const [vacancy, whom] = [await posted({ status }), await a.employee()]
      await a.candidate({ employee: whom, vacancy })
      expect(await barsOf('employees', whom)).toMatchObject([{ kind: 'candidate', vacancy_status: status }])
      expect(await barsOf('vacancies', vacancy)).toMatchObject([
        { kind: 'candidate', vacancy_status: status },
        { kind: 'demand', state: status },
      ])
    }
  })
})

describe('an absence', () => {
  test('is a bar of the person alone, called by its reason in the reader’s language', async () => {
    await a.booking({ employee, facility, date_range: june })
    const id = await a.absence({ employee, reason: 'vacation', date_range: { lower: '2026-06-03', upper: '2026-06-05' } })
    const bar = {
      kind: 'absence',
      id,
      lower: '2026-06-03',
      upper: '2026-06-05',
      state: 'vacation',
      employee,
      facility: null,
      vacancy: null,
    }
    expect((await barsOf('employees', employee))[1]).toEqual({ ...bar, label: 'vacation' })
    expect(await kindsOf('facilities', facility)).toEqual(['booking'])
    const { body } = await root.get(`/board.json/?rows=employees&from=2026-06-05&to=2026-06-05`, { 'accept-language': 'de' })
    expect(body.results[0].bars[1]).toEqual({ ...bar, label: 'Urlaub' })
  })
})

describe('what is looked for', () => {
  test('is a bar of the facility and of the vacancy, with the positions that nobody has', async () => {
    const vacancy = await posted({ number_of_positions: 3 })
    await a.booking({ vacancy, date_range: june })
    await a.booking({ vacancy, date_range: june, cancelled: true })
    const bar = { kind: 'demand', id: vacancy, ...june, label: 'Nachtdienst', state: 'open', open: 2, employee: null, facility, vacancy }
    for (const [rows, id] of [
      ['facilities', facility],
      ['vacancies', vacancy],
    ] as const)
      expect((await barsOf(rows, id)).at(-1)).toEqual(bar)
  })
  test('is nobody where more are booked than there are positions', async () => {
    const vacancy = await posted()
    await a.booking({ vacancy, date_range: june })
    await sql`update vacancy set number_of_positions = 0 where id = ${vacancy}`.execute(db)
    expect((await barsOf('vacancies', vacancy)).at(-1)).toMatchObject({ kind: 'demand', open: 0 })
  })
  test('stands at the facility and in its own row, with its status', async () => {
    const vacancies = [await posted(), await posted({ status: 'paused' }), await posted({ status: 'closed' }), await posted()]
    await a.booking({ vacancy: vacancies[3]!, date_range: june })
    const states = async (rows: BoardRows, id: number) =>
      (await barsOf(rows, id)).filter(({ kind }) => kind === 'demand').map(({ state }) => state)
    expect(await states('facilities', facility)).toEqual(['open', 'paused', 'closed', 'filled'])
    expect((await Promise.all(vacancies.map((id) => states('vacancies', id)))).flat()).toEqual(['open', 'paused', 'closed', 'filled'])
  })
})

describe('the days', () => {
  // Each kind with its factory. A bar with one of the days is shown in full.
  const ranges: [lower: string, upper: string | null, isSeen: boolean][] = [
    ['2026-05-01', '2026-05-31', false],
    ['2026-05-01', '2026-06-01', true],
    ['2026-06-30', '2026-07-31', true],
    ['2026-07-01', '2026-07-31', false],
    ['2026-06-12', '2026-06-12', true],
    ['2026-05-01', '2026-07-31', true],
    ['2026-06-30', null, true],
    ['2020-01-01', null, true],
    ['2026-07-01', null, false],
  ]
  const kinds = {
    booking: ['employees', ({ date_range }: { date_range: object }) => a.booking({ employee, facility, date_range })],
    candidate: ['employees', async (given: { date_range: object }) => a.candidate({ employee, vacancy: await posted(given) })],
    absence: ['employees', (given: { date_range: object }) => a.absence({ employee, ...given })],
    demand: ['facilities', (given: { date_range: object }) => posted(given)],
  } as const

  test.each(Object.entries(kinds))('of %s: a bar that shares one of them is seen, with all of its own', async (kind, [rows, make]) => {
    for (const [lower, upper, isSeen] of ranges) {
      if (kind === 'absence' && upper === null) continue // it always has an end
      const id = await make({ date_range: { lower, upper } })
      const bar = (await barsOf(rows, rows === 'employees' ? employee : facility)).find((one) => one.kind === kind && one.id === id)
      expect([lower, upper, bar && [bar.lower, bar.upper]]).toEqual([lower, upper, isSeen ? [lower, upper] : undefined])
    }
  })
  test.each(['bookings', 'candidates', 'the vacancy'])('hold in the row of a vacancy for %s as well', async (what) => {
    const outside = { lower: '2026-07-01', upper: '2026-07-02' }
    const vacancy = await posted(what === 'bookings' ? {} : { date_range: outside })
    if (what === 'bookings') await a.booking({ vacancy, date_range: outside })
    if (what === 'candidates') await a.candidate({ vacancy })
    expect(await kindsOf('vacancies', vacancy)).toEqual(what === 'bookings' ? ['demand'] : [])
  })
})

test('bars go by their first day, then bookings before candidates, absences and demand, then by their number', async () => {
  const vacancy = await posted({ number_of_positions: 5 })
  const candidate = await a.candidate({ employee, vacancy })
  const absence = await a.absence({ employee, date_range: june })
  const [second, third] = [
    await a.booking({ employee, facility, date_range: june }),
    await a.booking({ employee, facility, date_range: june }),
  ]
  const first = await a.booking({ employee, facility, date_range: { lower: '2026-05-31', upper: null } })
  expect((await barsOf('employees', employee)).map(({ kind, id }) => [kind, id])).toEqual([
    ['booking', first],
    ['booking', second],
    ['booking', third],
    ['candidate', candidate],
    ['absence', absence],
  ])
  expect(await kindsOf('facilities', facility)).toEqual(['booking', 'booking', 'booking', 'demand'])
})

describe('without the right to see them', () => {
  test('bookings are left out of all rows', async () => {
    const vacancy = await posted({ number_of_positions: 2 })
    await a.booking({ employee, vacancy, date_range: june })
    await a.absence({ employee, date_range: june })
    await a.candidate({ vacancy })
    const recruiter = await as({ permissions: ['employees.view_employee'] })
    expect(await kindsOf('employees', employee, recruiter)).toEqual(['absence'])
    expect(await kindsOf('facilities', facility, recruiter)).toEqual(['demand'])
    expect(await kindsOf('vacancies', vacancy, recruiter)).toEqual(['candidate', 'demand'])
  })
  test('candidates are left out of the rows of vacancies', async () => {
    const vacancy = await posted({ number_of_positions: 2 })
    await a.booking({ vacancy, date_range: june })
    await a.candidate({ vacancy })
    const [booker, nobody] = [await as({ permissions: ['vacancies.view_booking'] }), await as()]
    expect(await kindsOf('vacancies', vacancy, booker)).toEqual(['booking', 'demand'])
    expect(await kindsOf('vacancies', vacancy, nobody)).toEqual(['demand'])
    expect(await kindsOf('facilities', facility, nobody)).toEqual(['demand'])
  })
})
