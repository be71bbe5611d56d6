import { describe, expect, test } from 'vitest'
import { testApp } from '../../test/app.ts'

const { a, as } = await testApp() // today is 2026-06-10; the twelve weeks run from 2026-06-08 to 2026-08-30
const anna = await as({ permissions: ['employees.view_employee', 'vacancies.view_booking', 'vacancies.add_booking'] })
const booker = await as({ permissions: ['vacancies.view_booking', 'vacancies.add_booking'] })
const recruiter = await as({ permissions: ['employees.view_employee', 'vacancies.add_booking'] })

const july = { lower: '2026-07-01', upper: '2026-07-31' }
const read = async (path: string, client = anna) => (await client.get(path)).body
const range = (lower: string, upper: string | null) => ({ lower, upper, bounds: '[]' })

type Days = { lower: string; upper: string }
type Away = Days & { employee: { id: number; name: string }; reason_display: string; stand_ins: (Days & { id: number; name: string })[] }

/** An employee who is booked, and absent on these days. */
async function away({ booked = july as { lower: string; upper?: string }, absences = [] as Days[] } = {}) {
  const employee = await a.employee({ first_name: 'Jana', last_name: 'Reuter' })
  const vacancy = await a.vacancy({ number_of_positions: 3, date_range: { lower: '2026-01-01' } })
  const booking = await a.booking({ vacancy, employee, date_range: booked })
  const ids: number[] = []
  for (const date_range of absences) ids.push(await a.absence({ employee, reason: 'sick', date_range }))
  const standIn = async (lower: string, upper: string, more: object = {}) => {
    const mia = await a.employee({ first_name: 'Mia', last_name: 'Lorenz' })
    const sent = {
      vacancy,
      employee: mia,
      booking_type: 'replacement' as const,
      stands_in_for: booking,
      date_range: { lower, upper },
      ...more,
    }
    return a.booking(sent)
  }
  const shownBy = async (path: 'vacancies' | 'employees', query = ''): Promise<Away[]> =>
    (await read(`/${path}/${path === 'vacancies' ? vacancy : employee}.json/${query}`)).absences_while_booked
  return { employee, vacancy, booking, ids, standIn, shownBy, shown: async () => (await read(`/bookings/${booking}.json/`)).absences }
}

describe('a booking', () => {
  test('shows the absences that share a day with it, by their first day', async () => {
    const { ids, shown } = await away({
      absences: [
        { lower: '2026-07-31', upper: '2026-08-10' },
        { lower: '2026-06-20', upper: '2026-07-01' },
        { lower: '2026-06-20', upper: '2026-06-30' },
        { lower: '2026-08-01', upper: '2026-08-10' },
      ],
    })
    const [last, first] = ids
    expect(await shown()).toEqual([
      { id: first, reason_display: 'sick', date_range: range('2026-06-20', '2026-07-01'), stand_ins: [] },
      { id: last, reason_display: 'sick', date_range: range('2026-07-31', '2026-08-10'), stand_ins: [] },
    ])
  })

  test('without an end is hit by whatever comes, and by nothing of others', async () => {
    const { shown } = await away({ booked: { lower: '2026-07-01' }, absences: [{ lower: '2031-01-01', upper: '2031-01-02' }] })
    await away({ absences: [july] })
    expect(await shown()).toMatchObject([{ date_range: range('2031-01-01', '2031-01-02') }])
  })

  test('says why in the language of the reader, in a list as well', async () => {
    const { employee } = await away({ absences: [july] })
    const { body } = await anna.get(`/bookings.json/?employee__id=${employee}`, { 'accept-language': 'de' })
    expect(body.results[0].absences).toMatchObject([{ reason_display: 'krank' }])
  })

  test('names who stands in on a day of the absence, and nobody who was called off', async () => {
    const { booking, standIn, shown } = await away({ absences: [{ lower: '2026-07-06', upper: '2026-07-10' }] })
    const last = await standIn('2026-07-10', '2026-07-12')
    const first = await standIn('2026-07-06', '2026-07-06', { terminated: true })
    await standIn('2026-07-08', '2026-07-08', { cancelled: true })
    await standIn('2026-07-05', '2026-07-05')
    await standIn('2026-07-11', '2026-07-11')
    expect((await shown())[0].stand_ins).toEqual([
      { id: first, name: 'Mia Lorenz', date_range: range('2026-07-06', '2026-07-06') },
      { id: last, name: 'Mia Lorenz', date_range: range('2026-07-10', '2026-07-12') },
    ])
    expect((await read(`/bookings/${first}.json/`)).absences).toEqual([])
    expect(booking).toBeLessThan(first)
  })

  test('that was cancelled shows none, one that ended early those until its end', async () => {
    const { booking, employee, vacancy, ids, shown } = await away({ absences: [{ lower: '2026-07-20', upper: '2026-07-24' }] })
    const ended = await a.booking({ vacancy, employee, terminated: true, date_range: { lower: '2026-07-01', upper: '2026-07-20' } })
    const earlier = await a.booking({ vacancy, employee, terminated: true, date_range: { lower: '2026-07-01', upper: '2026-07-19' } })
    expect(await shown()).toHaveLength(1)
    expect((await anna.patch(`/bookings/${booking}.json/`, { cancelled: true })).body.absences).toEqual([])
    expect((await read(`/bookings/${ended}.json/`)).absences).toMatchObject([{ id: ids[0] }])
    expect((await read(`/bookings/${earlier}.json/`)).absences).toEqual([])
  })
})

describe('a vacancy and an employee', () => {
  test('show the days on which somebody booked is away', async () => {
    const { employee, standIn, shownBy } = await away({
      absences: [
        { lower: '2026-07-30', upper: '2026-08-05' },
        { lower: '2026-06-25', upper: '2026-07-03' },
      ],
    })
    const stand = await standIn('2026-07-02', '2026-07-03')
    const jana = { employee: { id: employee, name: 'Jana Reuter' }, reason_display: 'sick' }
    const expected = [
      {
        ...jana,
        lower: '2026-07-01',
        upper: '2026-07-03',
        stand_ins: [{ id: stand, name: 'Mia Lorenz', lower: '2026-07-02', upper: '2026-07-03' }],
      },
      { ...jana, lower: '2026-07-30', upper: '2026-07-31', stand_ins: [] },
    ]
    expect(await shownBy('vacancies')).toEqual(expected)
    expect(await shownBy('employees')).toEqual(expected)
  })

  test.each(['vacancies', 'employees'] as const)(
    '%s show those of the twelve weeks, whose first and last day belong to them',
    async (path) => {
      const { vacancy, employee, shownBy } = await away({
        booked: { lower: '2026-01-01' },
        absences: [
          { lower: '2026-06-01', upper: '2026-06-07' },
          { lower: '2026-06-01', upper: '2026-06-08' },
          { lower: '2026-08-30', upper: '2026-09-30' },
          { lower: '2026-08-31', upper: '2026-09-30' },
        ],
      })
      const from = async (query: string) => (await shownBy(path, query)).map(({ lower, upper }) => [lower, upper])
      const near = [['2026-06-01', '2026-06-08'], ['2026-08-30', '2026-09-30']] // prettier-ignore
      expect(await from('')).toEqual(near)
      expect(await from('?for_date=2026-06-14')).toEqual(near)
      expect((await from('?for_date=2026-06-07'))[0]).toEqual(['2026-06-01', '2026-06-07'])
      expect(await from('?for_date=2026-06-15')).toEqual([near[1], ['2026-08-31', '2026-09-30']])
      const { results } = await read(`/${path}.json/?size=1000&for_date=2026-06-15`)
      const listed = results.find(({ id }: { id: number }) => id === (path === 'vacancies' ? vacancy : employee))
      expect(listed.absences_while_booked).toEqual(await shownBy(path, '?for_date=2026-06-15'))
    },
  )

  test('leave out days of absence beyond the booking, and bookings that were cancelled or are for others', async () => {
    const { vacancy, employee, booking, shownBy } = await away({ booked: { lower: '2026-05-01', upper: '2026-06-07' }, absences: [{ lower: '2026-06-01', upper: '2026-07-10' }] }) // prettier-ignore
    expect(await shownBy('vacancies')).toEqual([])
    expect(await shownBy('vacancies', '?for_date=2026-06-07')).toMatchObject([{ lower: '2026-06-01', upper: '2026-06-07' }])
    const elsewhere = await a.booking({ employee, date_range: { lower: '2026-07-10', upper: '2026-07-12' } })
    expect(await shownBy('vacancies')).toEqual([])
    expect(await shownBy('employees')).toMatchObject([{ lower: '2026-07-10', upper: '2026-07-10' }])
    await anna.patch(`/bookings/${elsewhere}.json/`, { cancelled: true })
    expect(await shownBy('employees')).toEqual([])
    const ended = await a.booking({ vacancy, employee, terminated: true, date_range: { lower: '2026-06-08', upper: '2026-06-09' } })
    expect(await shownBy('vacancies')).toMatchObject([{ lower: '2026-06-08', upper: '2026-06-09' }])
    expect(ended).toBeGreaterThan(booking)
  })

  test('name no stand-in of other days, and forget one who is called off', async () => {
    const { standIn, shownBy } = await away({ absences: [{ lower: '2026-07-06', upper: '2026-07-10' }] })
    await standIn('2026-07-05', '2026-07-05')
    await standIn('2026-07-11', '2026-07-11')
    const stand = await standIn('2026-07-10', '2026-07-11')
    expect((await shownBy('vacancies'))[0]?.stand_ins).toMatchObject([{ id: stand }])
    await anna.patch(`/bookings/${stand}.json/`, { cancelled: true })
    expect((await shownBy('vacancies'))[0]?.stand_ins).toEqual([])
  })
})

test('who may not see employees, or bookings, is told of no absence', async () => {
  const { vacancy, employee, booking } = await away({ absences: [july] })
  expect((await read(`/bookings/${booking}.json/`, booker)).absences).toBeNull()
  expect((await read(`/bookings.json/?employee__id=${employee}`, booker)).results[0].absences).toBeNull()
  expect((await read(`/vacancies/${vacancy}.json/`, booker)).absences_while_booked).toBeNull()
  for (const path of [`/vacancies/${vacancy}`, `/employees/${employee}`])
    expect((await read(`${path}.json/`, recruiter)).absences_while_booked).toBeNull()
  expect((await recruiter.patch(`/bookings/${booking}.json/`, { notes: 'Danke!' })).body).not.toHaveProperty('absences')
})
