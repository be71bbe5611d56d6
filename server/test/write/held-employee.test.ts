import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testApp } from '../app.ts'
import { somebodyWaits } from '../waiting.ts'

// Judging a booking by facts about an employee locks her: writers of these facts wait, and the other way round.
const { a, as, db } = await testApp()
const root = await as({ is_superuser: true })
const employee = await a.employee()
const facility = await a.facility()
const july = { lower: '2026-07-01', upper: '2026-07-31' }
const kind = await a.documentKind()
const terms = { charge_rate: 48, working_hours_month: 160, expenses: 0, employee_transportation_expenses: 'daily', accommodation: 'no' }
const vacancy_type = await a.lookup('vacancy_type')
const prior = { facility, date_range: { lower: '2025-01-01', upper: '2025-01-31' }, kind: 'leased', lender: 'Verleiher' }
const booked = () => a.booking({ employee, facility, vacancy_type, date_range: july })

test.each<[string, () => Promise<() => Promise<{ status: number }>>]>([
  ['books her', async () => () => root.post('/bookings.json/', { ...terms, employee, facility, vacancy_type, date_range: july })],
  ['changes a booking of hers', async () => later(await booked(), (id) => root.patch(`/bookings/${id}.json/`, { notes: 'Danke!' }))],
  ['deletes a booking of hers', async () => later(await booked(), (id) => root.remove(`/bookings/${id}.json/`))],
  ['enters an absence', async () => () => root.post('/absences.json/', { employee, reason: 'sick', date_range: july })],
  ['changes an absence', async () => later(await a.absence({ employee }), (id) => root.patch(`/absences/${id}.json/`, { note: 'x' }))],
  ['deletes an absence', async () => later(await a.absence({ employee }), (id) => root.remove(`/absences/${id}.json/`))],
  ['enters a document', async () => () => root.post('/employee-documents.json/', { employee, kind })],
  [
    'changes a document',
    async () => later(await a.document({ employee, kind }), (id) => root.patch(`/employee-documents/${id}.json/`, { note: 'x' })),
  ],
  ['deletes a document', async () => later(await a.document({ employee, kind }), (id) => root.remove(`/employee-documents/${id}.json/`))],
  ['enters a prior period', async () => () => root.post('/prior-periods.json/', { employee, ...prior })],
  [
    'changes a prior period',
    async () => later(await a.priorPeriod({ employee }), (id) => root.patch(`/prior-periods/${id}.json/`, { note: 'x' })),
  ],
  ['deletes a prior period', async () => later(await a.priorPeriod({ employee }), (id) => root.remove(`/prior-periods/${id}.json/`))],
  ['makes her inactive', async () => () => root.patch(`/employees/${employee}.json/`, { is_active: false })],
])('who %s waits for whoever holds her', async (_, prepare) => {
  const begin = await prepare()
  let isDone = false
  const holding = await db.transaction().execute(async (tx) => {
    await sql`select from employee where id = ${employee} for no key update`.execute(tx)
    const writing = begin().finally(() => (isDone = true))
    await somebodyWaits(tx)
    expect(isDone).toBe(false)
    return { writing }
  })
  expect((await holding.writing).status).toBeLessThan(300)
})

const later =
  (id: number, call: (id: number) => Promise<{ status: number }>): (() => Promise<{ status: number }>) =>
  () =>
    call(id)

test('a booking and an absence on the same days, sent at once: the booking is refused unless it came first', async () => {
  await sql`update judge_setting set levels = '{"overlaps_absence": "block"}'`.execute(db)
  const person = await a.employee()
  for (let round = 0; round < 5; round++) {
    const days = { lower: `2026-0${round + 1}-01`, upper: `2026-0${round + 1}-10` }
    const [booking, absence] = await Promise.all([
      root.post('/bookings.json/', { ...terms, employee: person, facility, vacancy_type, date_range: days }),
      root.post('/absences.json/', { employee: person, reason: 'sick', date_range: days }),
    ])
    expect(absence.status).toBe(201)
    const [{ created: bookedFirst } = { created: null }] = (
      await sql<{ created: boolean }>`
        select (select min(id) from history_line where entity = 'absence' and record_id = ${absence.body.id})
          > (select min(id) from history_line where entity = 'booking' and record_id = ${booking.body.id ?? 0}) as created`.execute(db)
    ).rows
    expect(booking.status).toBe(bookedFirst === true ? 201 : 400)
  }
})
