import type { CockpitCode } from '@kasack/contract/cockpit.ts'
import { dayFrom } from '@kasack/contract/range.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testApp } from '../../test/app.ts'

const { a, as, db } = await testApp()
const root = await as({ is_superuser: true })
const today = '2026-06-10'
const at = (days: number) => dayFrom(today, days)
const from = (lower: number, upper: number | null) => ({ lower: at(lower), upper: upper === null ? null : at(upper) })

/** The date of each record's row in a section; null if it has none. */
async function dates(code: CockpitCode, ids: number[]): Promise<(string | null)[]> {
  const { body } = await root.get(`/cockpit/${code}.json/?size=1000`)
  const known = new Map<number, string>(body.results.map((row: { record: { id: number }; date: string }) => [row.record.id, row.date]))
  return ids.map((id) => known.get(id) ?? null)
}
const inTurn = async <Given>(given: readonly Given[], make: (one: Given) => Promise<number>) => {
  const ids: number[] = []
  for (const one of given) ids.push(await make(one))
  return ids
}

test('a booking ends soon from today to the fourteenth day after, and one that is cancelled, terminated or open does not', async () => {
  const ends = await inTurn([-1, 0, 14, 15, null], (upper) => a.booking({ date_range: from(-30, upper) }))
  const over = await inTurn([{ cancelled: true }, { terminated: true }], (state) => a.booking({ date_range: from(-30, 3), ...state }))
  expect(await dates('bookings_ending', [...ends, ...over])).toEqual([null, at(0), at(14), null, null, null, null])
})

test('whoever goes on at the house within seven days is not about to leave it', async () => {
  const follow = async (lower: number, upper: number | null, more: object = {}) => {
    const [employee, facility] = [await a.employee(), await a.facility()]
    const id = await a.booking({ employee, facility, date_range: from(-30, 5) })
    await a.booking({ employee, facility, date_range: from(lower, upper), ...more })
    return id
  }
  const ids = [
    await follow(12, 40),
    await follow(13, 40),
    await follow(6, null),
    await follow(-10, 5),
    await follow(6, 40, { cancelled: true }),
    await follow(6, 40, { terminated: true }),
    await follow(6, 40, { facility: await a.facility() }),
    await follow(6, 40, { employee: await a.employee() }),
  ]
  expect(await dates('bookings_ending', ids)).toEqual([null, at(5), null, at(5), at(5), at(5), at(5), at(5)])
})

test('a vacancy that begins within fourteen days has gaps on its first day that is not past', async () => {
  const vacancies = await inTurn(
    [
      { date_range: from(14, null) },
      { date_range: from(15, null) },
      { date_range: from(-20, 0) },
      { date_range: from(-20, -1) },
      { date_range: from(-20, 30), status: 'paused' },
      { date_range: from(-20, 30), status: 'closed' },
    ],
    (given) => a.vacancy({ number_of_positions: 2, ...given }),
  )
  expect(await dates('vacancies_unfilled', vacancies)).toEqual([at(14), null, at(0), null, null, null])
})

test('those count for a vacancy who are there on that day', async () => {
  const filled = async (bookings: object[]) => {
    const vacancy = await a.vacancy({ number_of_positions: 1, date_range: from(3, 60) })
    for (const one of bookings) await a.booking({ vacancy, ...one })
    return vacancy
  }
  const ids = [
    await filled([{ date_range: from(3, 60) }]),
    await filled([{ date_range: from(4, 60) }]),
    await filled([{ date_range: from(3, 3) }]),
    await filled([{ date_range: from(3, 60), cancelled: true }]),
    await filled([{ date_range: from(3, 60), terminated: true }]),
  ]
  expect(await dates('vacancies_unfilled', ids)).toEqual([null, at(3), null, at(3), at(3)])
})

test('a profile is unanswered from the third day on, as long as its candidate has applied', async () => {
  const asked = async (moment: string | null, status = 'applied') => {
    const id = await a.candidate({ status })
    await sql`update candidate set facility_asked = true, facility_asked_datetime = ${moment} where id = ${id}`.execute(db)
    return id
  }
  const ids = [
    await asked('2026-06-07T21:59:00Z'), // 23:59 in Berlin
    await asked('2026-06-07T22:00:00Z'), // midnight
    await asked('2026-05-01T08:00:00Z'),
    await asked(null),
    await asked('2026-05-01T08:00:00Z', 'rejected_by_facility'),
  ]
  expect(await dates('profiles_unanswered', ids)).toEqual([at(-3), null, '2026-05-01', null, null])
})

test('somebody is free who has no day within two weeks, and was booked or available lately', async () => {
  const person = async (given: object, bookings: object[] = [], absences: object[] = []) => {
    const employee = await a.employee(given)
    for (const date_range of bookings) await a.booking({ employee, date_range })
    for (const date_range of absences) await a.absence({ employee, date_range })
    return employee
  }
  const free = (days: number | null) => ({ available_from_date: days === null ? null : at(days) })
  const ids = [
    await person({}, [from(-90, -60)]),
    await person({}, [from(-90, -61)]),
    await person({}, [from(-30, -1), from(14, 30)]),
    await person({}, [from(-30, -1), from(13, 30)]),
    await person({}, [from(-30, -1)], [from(13, 20)]),
    await person({}, [from(-30, -1)], [from(14, 20)]),
    await person(free(-60)),
    await person(free(-61)),
    await person(free(13)),
    await person(free(14)),
    await person({ ...free(0), is_active: false }),
    await person({}),
  ]
  const [now, never] = [at(0), null]
  expect(await dates('people_free', ids)).toEqual([now, never, now, never, never, now, now, never, at(13), never, never, never])
  const cancelled = await a.employee()
  await a.booking({ employee: cancelled, date_range: from(-30, -1), cancelled: true })
  expect(await dates('people_free', [cancelled])).toEqual([null])
})

test('of papers of a kind the one counts that was checked and ends last', async () => {
  const kind = await a.documentKind({ remind_days: 30 })
  const paper = async (
    upper: number | null,
    { checked = true, employee = 0, ...more }: { checked?: boolean; employee?: number; valid_from?: string } = {},
  ) =>
    a.document({
      kind,
      employee: employee || (await a.employee()),
      valid_until: upper === null ? null : at(upper),
      checked_date: checked ? at(-100) : null,
      ...more,
    })
  const [ends, unchecked, gone] = [await paper(30), await paper(30, { checked: false }), await a.employee({ is_active: false })]
  const single = [
    ends,
    await paper(31),
    await paper(-1),
    await paper(-400),
    unchecked,
    await paper(null),
    await paper(5, { employee: gone }),
  ]
  expect(await dates('documents_due', single)).toEqual([at(30), null, at(-1), at(-400), null, null, null])

  const renewed = async (others: { upper: number | null; checked?: boolean }[]) => {
    const employee = await a.employee()
    const first = await paper(5, { employee })
    for (const { upper, ...more } of others) await paper(upper, { employee, ...more })
    return first
  }
  const several = [
    await renewed([{ upper: 400 }]),
    await renewed([{ upper: null }]),
    await renewed([{ upper: 400, checked: false }]),
    await renewed([{ upper: -10 }]),
  ]
  expect(await dates('documents_due', several)).toEqual([null, null, at(5), at(5)])
  const later = await paper(20, { valid_from: at(1) })
  expect(await dates('documents_due', [later])).toEqual([null])
})

test('the maximum duration ends within sixty days of whom is booked there today or later', async () => {
  const clock = async (last: number, bookings: object[], elsewhere: object[] = []) => {
    const [employee, facility] = [await a.employee(), await a.facility()]
    for (const date_range of bookings) await a.booking({ employee, facility, date_range })
    for (const date_range of elsewhere) await a.booking({ employee, date_range })
    const here = sql`employee_id = ${employee} and hirer_key = ${`facility ${facility}`}`
    await sql`update leasing_clock set last_day = ${at(last)} where ${here}`.execute(db)
    return employee
  }
  const ids = [
    await clock(60, [from(-300, 20)]),
    await clock(61, [from(-300, 20)]),
    await clock(10, [from(-300, -1)]),
    await clock(10, [from(-300, -5), from(9, 20)]),
    await clock(-1, [from(-300, null)]),
    await clock(10, [from(-300, -1)], [from(0, 20)]),
  ]
  expect(await dates('clocks_ending', ids)).toEqual([at(60), null, null, at(10), at(-1), null])
})

test('an applicant waits from the next day on, until somebody writes an entry or takes her on', async () => {
  const applied = async (moment: string) => {
    const id = await a.applicant()
    await sql`update applicant set created_datetime = ${moment} where id = ${id}`.execute(db)
    return id
  }
  const yesterday = '2026-06-09T21:59:00Z' // 23:59 in Berlin
  const ids = [await applied(yesterday), await applied('2026-06-09T22:00:00Z'), await applied(yesterday), await applied(yesterday)]
  await a.engagement({ applicant: ids[2] })
  await sql`update employee set converted_from_applicant_id = ${ids[3]} where id = ${await a.employee()}`.execute(db)
  expect(await dates('applicants_unanswered', ids)).toEqual([at(-1), null, null, null])
})

test('an absence hits a booking on the days from today on on which nobody stands in', async () => {
  const away = async (absence: object, booking: object, standIns: object[] = []) => {
    const employee = await a.employee()
    const stands_in_for = await a.booking({ employee, ...booking })
    for (const one of standIns) await a.booking({ stands_in_for, booking_type: 'replacement', ...one })
    return a.absence({ employee, date_range: absence })
  }
  const july = { date_range: from(-30, 60) }
  const ids = [
    await away(from(-5, 0), july),
    await away(from(-5, -1), july),
    await away(from(3, 9), july),
    await away(from(3, 9), { ...july, cancelled: true }),
    await away(from(61, 69), july),
    await away(from(3, 9), july, [{ date_range: from(3, 9) }]),
    await away(from(3, 9), july, [{ date_range: from(3, 7) }]),
    await away(from(3, 9), july, [{ date_range: from(3, 5) }, { date_range: from(6, 9) }]),
    await away(from(3, 9), july, [{ date_range: from(3, 9), cancelled: true }]),
    await away(from(3, 9), july, [{ date_range: from(3, 6), terminated: true }]),
  ]
  expect(await dates('absent_but_booked', ids)).toEqual([at(0), null, at(3), null, null, null, at(8), null, at(3), at(7)])
})

test('an e-mail that was given up stands under the day on which it was written', async () => {
  const ids = await inTurn(['failed', 'waiting', 'sent'] as const, (state) => a.email({ state }))
  expect(await dates('emails_failed', ids)).toEqual([at(0), null, null])
})
