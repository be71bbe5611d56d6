import { bookingRules } from '@kasack/contract/judge.ts'
import { problemTexts } from '@kasack/contract/problem.ts'
import { describe, expect, onTestFinished, test } from 'vitest'
import { testApp } from '../../test/app.ts'

const { a, as } = await testApp()
const mayBook = ['vacancies.view_booking', 'vacancies.add_booking', 'employees.view_employee', 'vacancies.add_absence'] as const
const anna = await as({ permissions: [...mayBook] })
const tom = await as({ permissions: ['vacancies.add_booking', 'vacancies.add_absence'] })
const facility = await a.facility({ name: 'Elbmark ITS' })
const vacancy = await a.vacancy({
  facility,
  name: 'Intensiv',
  date_range: { lower: '2026-07-01', upper: '2026-07-31' },
  number_of_positions: 9,
})
const july = { lower: '2026-07-01', upper: '2026-07-31' }
const exam = await a.lookup('exam')
const eva = () => a.employee({ first_name: 'Eva', last_name: 'Beispiel', exam })
const judge = async (sent: object, client = anna) =>
  (await client.post('/bookings/judge.json/', { vacancy, date_range: july, ...sent })).body
const codes = (body: { findings: { code: string }[] }) => body.findings.map(({ code }) => code)
const required = [problemTexts.required.en]
const unknown = [problemTexts.unknown_reference.en]
const terms = { charge_rate: 48, working_hours_month: 160, expenses: 0, employee_transportation_expenses: 'daily', accommodation: 'no' }

/** Makes a rule forbid, as if the agency had set it so, for one test. */
function forbid(code: string) {
  const rule = bookingRules[code]!
  bookingRules[code] = { ...rule, level: 'block' }
  onTestFinished(() => void (bookingRules[code] = rule))
}

/** An employee about whom every rule has something to say. */
async function burdened() {
  const person = { first_name: 'Eva', last_name: 'Beispiel', exam }
  const employee = await a.employee({ ...person, is_active: false, available_from_date: '2026-07-03' })
  const booked = await a.booking({ employee, facility, vacancy_type: await a.lookup('vacancy_type'), date_range: { lower: '2026-07-31' } })
  const away = await a.absence({ employee, reason: 'sick', date_range: { lower: '2026-06-20', upper: '2026-07-01' } })
  const paused = await a.vacancy({ facility, name: 'Pause', status: 'paused', date_range: { lower: '2026-07-02', upper: '2026-07-31' } })
  return { employee, booked, away, paused }
}

describe('a booking', () => {
  test('that nothing speaks against has no findings, and nothing is written', async () => {
    const employee = await eva()
    expect(await judge({ employee, booking_type: 'renewal', notes: 7 })).toEqual({ findings: [] })
    expect((await anna.get(`/bookings.json/?employee__id=${employee}`)).body.count).toBe(0)
  })

  test('is told all that does, with days, reason and record', async () => {
    const { employee, booked, away, paused } = await burdened()
    const { findings } = await judge({ employee, vacancy: paused })
    const usual = { level: 'warn', can_override: false }
    const person = { resource: 'employees', id: employee, name: 'Eva Beispiel' }
    const wanted = { resource: 'vacancies', id: paused, name: 'Pause' }
    expect(findings).toEqual([
      {
        ...usual,
        code: 'before_available_from',
        text: 'Only available from 03.07.26.',
        lower: '2026-07-01',
        upper: '2026-07-02',
        source: person,
      },
      { ...usual, code: 'inactive', text: 'The employee is inactive.', ...july, source: person },
      {
        ...usual,
        code: 'outside_vacancy',
        text: 'The period extends beyond the vacancy’s (02.07.26 – 31.07.26).',
        lower: '2026-07-01',
        upper: '2026-07-01',
        source: wanted,
      },
      {
        ...usual,
        code: 'overlaps_absence',
        text: 'Absent: sick, 20.06.26 – 01.07.26',
        lower: '2026-07-01',
        upper: '2026-07-01',
        source: { resource: 'absences', id: away, name: 'Eva Beispiel, 20.06.2026' },
      },
      { ...usual, code: 'vacancy_not_open', text: 'The vacancy is paused.', ...july, source: wanted },
      {
        ...usual,
        code: 'overlaps_booking',
        text: 'Already booked: Elbmark ITS, from 31.07.26',
        lower: '2026-07-31',
        upper: '2026-07-31',
        source: { resource: 'bookings', id: booked, name: 'Eva Beispiel, 31.07.2026' },
      },
    ])
    const german = await anna.post('/bookings/judge.json/', { employee, vacancy: paused, date_range: july }, { 'accept-language': 'de' })
    expect(german.body.findings[0].text).toBe('Erst ab 03.07.26 verfügbar.')
  })

  test.each([
    ['a booking', 'overlaps_booking', (employee: number, date_range: object) => a.booking({ employee, date_range } as never)],
    ['an absence', 'overlaps_absence', (employee: number, date_range: object) => a.absence({ employee, date_range } as never)],
  ])('meets %s on its first and on its last day, and not beside them', async (_, code, make) => {
    const employee = await eva()
    await make(employee, { lower: '2026-07-10', upper: '2026-07-12' })
    const told = async (lower: string, upper: string | null) =>
      codes(await judge({ employee, vacancy: null, date_range: { lower, upper } }))
    expect(await told('2026-07-01', '2026-07-09')).toEqual([])
    expect(await told('2026-07-01', '2026-07-10')).toEqual([code])
    expect(await told('2026-07-12', null)).toEqual([code])
    expect(await told('2026-07-13', null)).toEqual([])
  })

  test.each(['renewal', 'replacement'])(
    'meets a %s like any other booking, and as one the booking that it continues',
    async (booking_type) => {
      const employee = await eva()
      const continues = await a.booking({ employee, booking_type, date_range: { lower: '2026-07-10', upper: '2026-07-12' } })
      expect(codes(await judge({ employee }))).toEqual(['overlaps_booking'])
      expect(codes(await judge({ employee, booking_type, continues }))).toEqual(['overlaps_booking'])
    },
  )

  test('without an end meets what comes after the last day of its vacancy', async () => {
    const employee = await eva()
    await a.booking({ employee, date_range: { lower: '2026-09-01', upper: '2026-09-02' } })
    await a.absence({ employee, date_range: { lower: '2026-10-01', upper: '2026-10-02' } })
    const { findings } = await judge({ employee, date_range: { lower: '2026-07-01', upper: null } })
    expect(codes({ findings })).toEqual(expect.arrayContaining(['overlaps_booking', 'overlaps_absence']))
  })

  test('that is changed does not get in its own way, and one that is cancelled in nobody’s', async () => {
    const employee = await eva()
    const id = await a.booking({ vacancy, employee, date_range: july })
    expect([codes(await judge({ employee })), codes(await judge({ employee, id }))]).toEqual([['overlaps_booking'], []])
    await anna.patch(`/bookings/${id}.json/`, { cancelled: true })
    expect(codes(await judge({ employee }))).toEqual([])
  })

  test('is told to whoever may see it; of the rest, that it must be checked', async () => {
    const { employee, paused } = await burdened()
    const checked = { code: 'not_cleared', level: 'warn', text: 'The clearance for this assignment must be checked.', lower: null, upper: null, source: null, can_override: false } // prettier-ignore
    const { findings } = await judge({ employee, vacancy: paused }, tom)
    expect(findings).toEqual([
      expect.objectContaining({ code: 'outside_vacancy' }),
      expect.objectContaining({ code: 'vacancy_not_open' }),
      checked,
    ])
    const [half] = [await as({ permissions: ['vacancies.add_booking', 'vacancies.view_booking'] })]
    expect(codes(await judge({ employee, vacancy: paused }, half))).toEqual([
      'outside_vacancy',
      'vacancy_not_open',
      'overlaps_booking',
      'not_cleared',
    ])
    expect((await (await as({ permissions: ['vacancies.view_booking'] })).post('/bookings/judge.json/', {})).status).toBe(403)
  })

  test('of which too little is known, or which names what is not there, is refused at its field', async () => {
    const employee = await eva()
    expect((await judge({ vacancy: undefined, date_range: undefined })).errors).toEqual({ employee: required, date_range: required })
    const nobody = 999_999
    expect(
      (await judge({ employee: nobody, vacancy: nobody, id: nobody, department: nobody, facility: nobody, vacancy_type: nobody, continues: nobody, stands_in_for: nobody })).errors, // prettier-ignore
    ).toEqual({ employee: unknown, vacancy: unknown, id: unknown, department: unknown, facility: unknown, vacancy_type: unknown, continues: unknown, stands_in_for: unknown }) // prettier-ignore
    expect((await judge({ employee, date_range: { lower: '2026-07-02', upper: '2026-07-01' } })).errors).toEqual({
      date_range: [problemTexts.ends_before_start.en],
    })
    expect(Object.keys((await judge({ employee: 'x', date_range: 'x', booking_type: 'x' })).errors)).toEqual([
      'employee',
      'date_range',
      'booking_type',
    ])
  })
})

describe('many', () => {
  const many = async (sent: object, client = anna) => client.post('/bookings/judge-many.json/', { vacancy, ...sent })

  test('are judged in the order in which they are named, for the days of the vacancy or for others', async () => {
    const { employee } = await burdened()
    const free = await eva()
    const { body } = await many({ employees: [free, employee] })
    expect(body.results.map((one: { employee: number; findings: { code: string }[] }) => [one.employee, codes(one)])).toEqual([
      [free, []],
      [employee, ['before_available_from', 'inactive', 'overlaps_absence', 'overlaps_booking']],
    ])
    const later = await many({ employees: [employee], date_range: { lower: '2026-07-10', upper: '2026-07-12' } })
    expect(codes(later.body.results[0])).toEqual(['inactive'])
  })

  test('are at most two hundred, all of them known', async () => {
    const employees = Array.from({ length: 201 }, (_, id) => id + 1)
    expect((await many({ employees })).body.errors).toEqual({ employees: [problemTexts.too_many.en.replace('{limit}', '200')] })
    expect((await many({ employees: [999_999], vacancy: 999_999 })).body.errors).toEqual({ employees: unknown, vacancy: unknown })
    expect((await many({ vacancy: null })).body.errors).toEqual({ employees: required, vacancy: required })
    expect((await many({ employees: [await eva()], date_range: {} })).body.errors).toEqual({ date_range: required })
    expect((await many({ employees: [1] }, tom)).status).toBe(403)
  })
})

describe('an absence', () => {
  const judgeAbsence = async (sent: object, client = anna) => (await client.post('/absences/judge.json/', sent)).body

  test('is told which bookings it hits on which days, and which absences it meets', async () => {
    const employee = await eva()
    const booked = await a.booking({
      employee,
      facility,
      vacancy_type: await a.lookup('vacancy_type'),
      date_range: { lower: '2026-07-30' },
    })
    const away = await a.absence({ employee, reason: 'vacation', date_range: { lower: '2026-07-01', upper: '2026-07-01' } })
    const { findings } = await judgeAbsence({ employee, date_range: july })
    expect(
      findings.map(({ code, text, lower, upper, source }: Record<string, { id: number }>) => [code, text, lower, upper, source!.id]),
    ).toEqual([
      ['overlaps_absence', 'Overlaps with: vacation, 01.07.26', '2026-07-01', '2026-07-01', away],
      ['overlaps_booking', 'Affects: Elbmark ITS, Thu 30.07.26 to Fri 31.07.26', '2026-07-30', '2026-07-31', booked],
    ])
    expect(codes(await judgeAbsence({ employee, date_range: july, id: away }))).toEqual(['overlaps_booking'])
    expect(codes(await judgeAbsence({ employee, date_range: july }, tom))).toEqual(['not_cleared'])
    expect((await judgeAbsence({ employee, date_range: { lower: '2026-07-01' } })).errors).toEqual({ date_range: required })
    expect((await judgeAbsence({ employee, date_range: july, id: 999_999 })).errors).toEqual({ id: unknown })
  })
})

describe('a rule that forbids', () => {
  const book = (sent: object, client = anna) => client.post('/bookings.json/', { ...terms, vacancy, date_range: july, ...sent })

  test('is asked again by what books, and says what is wrong', async () => {
    forbid('overlaps_booking')
    const employee = await eva()
    await a.booking({ employee, facility, vacancy_type: await a.lookup('vacancy_type'), date_range: { lower: '2026-07-31' } })
    const { status, body } = await book({ employee })
    expect([status, body]).toEqual([
      400,
      {
        errors: { findings: ['Already booked: Elbmark ITS, from 31.07.26'] },
        findings: [expect.objectContaining({ code: 'overlaps_booking', level: 'block', lower: '2026-07-31' })],
      },
    ])
    expect((await book({ employee }, tom)).body.errors).toEqual({ findings: ['The clearance for this assignment must be checked.'] })
    expect(Object.keys((await book({ employee, charge_rate: '' })).body.errors)).toEqual(['charge_rate'])
    expect((await anna.get(`/bookings.json/?employee__id=${employee}&vacancy__id=${vacancy}`)).body.count).toBe(0)
  })

  test('judges a change that adds days or moves, and neither one within its days nor an act', async () => {
    const employee = await eva()
    const { body } = await book({ employee, date_range: { lower: '2026-06-01', upper: '2026-07-31' } })
    await a.booking({ employee, facility, vacancy_type: await a.lookup('vacancy_type'), date_range: { lower: '2026-07-10' } })
    forbid('overlaps_booking')
    const patch = async (sent: object) => (await anna.patch(`/bookings/${body.id}.json/`, sent)).status
    expect(await patch({ notes: 'Danke!', date_range: { lower: '2026-06-02' } })).toBe(200)
    expect(await patch({ date_range: { lower: '2026-06-01' } })).toBe(400)
    expect(await patch({ department: await a.lookup('facility_department', 'Pädiatrie') })).toBe(400)
    expect(await patch({ vacancy: await a.vacancy({ facility }) })).toBe(400)
    expect(await patch({ date_range: { upper: '2026-07-09' } })).toBe(200)
    expect(await patch({ date_range: { upper: '2026-07-08' }, terminated: true })).toBe(200)
  })
})
