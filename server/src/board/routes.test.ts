import type { BoardBar, BoardRow, BoardRows } from '@kasack/contract/board.ts'
import { boardList, boardOrder, boardRows } from '@kasack/contract/board.ts'
import type { Booking } from '@kasack/contract/booking.ts'
import type { Candidate } from '@kasack/contract/candidate.ts'
import type { Absence } from '@kasack/contract/absence.ts'
import { dayFrom, overlaps } from '@kasack/contract/range.ts'
import type { Vacancy } from '@kasack/contract/vacancy.ts'
import { integer, pick, seeded } from '@kasack/demo/random.ts'
import { describe, expect, test } from 'vitest'
import { insertDemoData } from '../demo/first-start.ts'
import { testApp } from '../../test/app.ts'

const { as, db, clock } = await testApp() // today is 2026-06-10
await insertDemoData(db, clock)
const root = await as({ is_superuser: true })
const today = '2026-06-10'
const days = 'from=2026-06-01&to=2026-08-31'

async function page<Row extends { id: number }>(
  path: string,
): Promise<{ count: number; next: string | null; previous: string | null; results: Row[] }> {
  const { status, body } = await root.get(path, { 'accept-language': 'de' })
  expect({ path, status }).toEqual({ path, status: 200 })
  return body
}
async function all<Row extends { id: number }>(path: string, number = 1): Promise<Row[]> {
  const { next, results } = await page<Row>(`/${path}.json/?size=1000&page=${number}`)
  return next ? [...results, ...(await all<Row>(path, number + 1))] : results
}
const board = (rows: BoardRows, query: string) => page<BoardRow>(`/board.json/?rows=${rows}&${days}&${query}`)
const ids = ({ results }: { results: { id: number }[] }) => results.map(({ id }) => id)

describe('the rows', () => {
  test.each(boardRows)('%s are those of the list, in an order of their own unless told', async (rows) => {
    const [own, told] = [await board(rows, ''), await board(rows, 'sort=-id')]
    const list = await page(`/${rows}.json/?sort=${boardOrder[rows]}`)
    expect([own.count, ids(own)]).toEqual([list.count, ids(list)])
    expect(ids(told)).toEqual(ids(await page(`/${rows}.json/?sort=-id`)))
    expect(boardList(rows).defaultSort).toBe(boardOrder[rows])
  })
  test.each([
    [
      'employees',
      ['is_active=false', 'states=HH,BE', 'search=an', 'search=anna', 'from_date=2026-06-01&to_date=2026-06-30', 'exam__id=1,2'],
    ],
    ['employees', ['near_facility_id=1&preferred_location_radius=50&sort=distance_to_near_facility_id_km', 'candidates_for_vacancy__id=1']],
    [
      'facilities',
      ['is_active=true', 'states=NI', 'search=kl', 'vacancies__status=open', 'sort=facility_type__name', 'facility_type__id=1'],
    ],
    ['vacancies', ['status=open,filled', 'facility__id=1,2,3', 'search=nacht', 'from_date=2026-07-01', 'sort=facility__name', 'states=HH']],
  ] as const)('%s are narrowed, searched and ordered as the list is', async (rows, queries) => {
    for (const query of queries) {
      const order = query.includes('sort=') ? '' : `&sort=${boardOrder[rows]}`
      const list = await page(`/${rows}.json/?size=50&${query}${order}`)
      const shown = await board(rows, `size=50&${query}`)
      expect([query, shown.count, ids(shown)]).toEqual([query, list.count, ids(list)])
    }
  })
  test('are turned page by page, at most two hundred at a time', async () => {
    const first = await board('employees', 'size=7')
    const second = await page<BoardRow>(`/${first.next!.split('/api/v0/')[1]}`)
    expect(ids(second)).toEqual(ids(await board('employees', 'size=14')).slice(7))
    expect(second.previous).toContain('page=1')
    const most = await board('employees', 'size=1000')
    expect([most.results.length, most.next === null]).toEqual([Math.min(most.count, 200), most.count <= 200])
    const unsized = await board('employees', '')
    expect(unsized.results).toHaveLength(10)
  })
  test('have no page beyond the last', async () => {
    for (const number of ['999', '0', 'x']) {
      const { status, body } = await root.get(`/board.json/?rows=vacancies&${days}&page=${number}`)
      expect([status, body.detail]).toEqual([404, 'Invalid page.'])
    }
    expect(await board('vacancies', 'search=nirgends')).toEqual({ count: 0, next: null, previous: null, results: [] })
  })
})

test('the bars are what the lists of bookings, candidates, absences and vacancies say, whatever days are asked', async () => {
  const [bookings, candidates, absences, vacancies] = await Promise.all([
    all<Booking>('bookings'),
    all<Candidate>('candidates'),
    all<Absence>('absences'),
    all<Vacancy>('vacancies'),
  ])
  const vacancyOf = new Map(vacancies.map((one) => [one.id, one]))

  const phaseOf = ({ terminated, date_range: { lower, upper } }: Booking) =>
    terminated ? 'terminated' : lower > today ? 'planned' : upper !== null && upper < today ? 'over' : 'running'
  const bookingBar = (one: Booking, label: string): BoardBar => ({
    kind: 'booking',
    id: one.id,
    lower: one.date_range.lower,
    upper: one.date_range.upper,
    label,
    state: phaseOf(one),
    employee: one.employee.id,
    facility: one.facility!.id,
    vacancy: one.vacancy?.id ?? null,
  })
  const candidateBar = (one: Candidate, label: string): BoardBar => {
    const { date_range, facility } = vacancyOf.get(one.vacancy.id)!
    const { lower, upper } = date_range
    const about = { employee: one.employee.id, facility: facility.id, vacancy: one.vacancy.id }
    return {
      kind: 'candidate',
      id: one.id,
      lower,
      upper,
      label,
      state: one.status,
      vacancy_status: vacancyOf.get(one.vacancy.id)!.status,
      ...about,
    }
  }
  const absenceBar = ({ id, date_range, reason, reason_display: label, employee }: Absence): BoardBar => {
    const { lower, upper } = date_range
    return { kind: 'absence', id, lower, upper: upper!, label, state: reason, employee: employee.id, facility: null, vacancy: null }
  }
  const demandBar = (one: Vacancy): BoardBar => ({
    kind: 'demand',
    id: one.id,
    lower: one.date_range.lower,
    upper: one.date_range.upper,
    label: one.name,
    state: one.status,
    open: Math.max(0, one.number_of_positions - one.number_of_bookings),
    employee: null,
    facility: one.facility.id,
    vacancy: one.id,
  })
  const live = bookings.filter(({ cancelled }) => !cancelled)
  const open = candidates.filter(({ status }) => status === 'new' || status === 'applied')
  const expected: Record<BoardRows, (id: number) => BoardBar[]> = {
    employees: (id) => [
      ...live.filter(({ employee }) => employee.id === id).map((one) => bookingBar(one, one.facility!.name)),
      ...open.filter(({ employee }) => employee.id === id).map((one) => candidateBar(one, one.vacancy.facility.name)),
      ...absences.filter(({ employee }) => employee.id === id).map(absenceBar),
    ],
    facilities: (id) => [
      ...live.filter(({ facility }) => facility!.id === id).map((one) => bookingBar(one, one.employee.name)),
      ...vacancies.filter(({ facility }) => facility.id === id).map(demandBar),
    ],
    vacancies: (id) => [
      ...live.filter(({ vacancy }) => vacancy?.id === id).map((one) => bookingBar(one, one.employee.name)),
      ...open.filter(({ vacancy }) => vacancy.id === id).map((one) => candidateBar(one, one.employee.name)),
      ...vacancies.filter((one) => one.id === id).map(demandBar),
    ],
  }
  const kinds = ['booking', 'candidate', 'absence', 'demand']
  const inOrder = (a: BoardBar, b: BoardBar) =>
    a.lower.localeCompare(b.lower) || kinds.indexOf(a.kind) - kinds.indexOf(b.kind) || a.id - b.id

  const random = seeded(20_261_127)
  const seen = new Set<string>()
  for (let time = 0; time < 12; time++) {
    const from = dayFrom(today, integer(random, -200, 200))
    const to = dayFrom(from, integer(random, 0, pick(random, [0, 13, 90, 399])))
    for (const rows of boardRows) {
      const { results } = await page<BoardRow>(`/board.json/?rows=${rows}&from=${from}&to=${to}&size=200`)
      expect(results.length).toBeGreaterThan(10)
      const within = (id: number) =>
        expected[rows](id)
          .filter((bar) => overlaps(bar, { lower: from, upper: to }))
          .toSorted(inOrder)
      expect([from, to, results.map(({ id, bars }) => ({ id, bars }))]).toEqual([
        from,
        to,
        results.map(({ id }) => ({ id, bars: within(id) })),
      ])
      for (const { kind, state } of results.flatMap(({ bars }) => bars)) seen.add(`${rows} ${kind} ${state}`)
    }
  }
  expect(seen.size).toBeGreaterThan(20)
})
