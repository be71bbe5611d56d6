import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { dayFrom } from '@kasack/contract/range.ts'
import { integer, pick, seeded } from '@kasack/demo/random.ts'
import { sql } from 'kysely'
import pg from 'pg'
import { expect, onTestFinished, test, vi } from 'vitest'
import { patience } from '../../../scripts/lib/patience.mjs'
import { testApp } from '../app.ts'
import { positionsFilled } from '../placement/positions-filled.ts'

// Few in every run; `npm run race-test` makes two hundred rounds and two thousand writes.
const rounds = Number(process.env['ROUNDS'] ?? 10)
const writes = Number(process.env['WRITES'] ?? 200)

const { a, as, beside, connection, db } = await testApp()
const root = await as({ is_superuser: true })
const terms = { charge_rate: 48, working_hours_month: 160, expenses: 0, employee_transportation_expenses: 'daily', accommodation: 'no' }

/** The agency's levels of findings, for one test. */
async function weigh(levels: object): Promise<void> {
  const set = (to: object) => sql`update judge_setting set levels = ${JSON.stringify(to)}`.execute(db)
  await set(levels)
  onTestFinished(async () => void (await set({})))
}

type BookingCase = { vacancy: number; employee: number; date_range: { lower: string; upper: string } }

/** A separate process that books, or deletes documents, one by one. */
async function strictWriter() {
  const program = fileURLToPath(new URL('strict-writer.ts', import.meta.url))
  const child = fork(program, [JSON.stringify(connection), `${root.id}`])
  onTestFinished(() => void child.kill())
  await once(child, 'message')
  return async (sent: { booking: object } | { document: number }): Promise<unknown> => {
    const answered = once(child, 'message')
    child.send(sent)
    return (await answered)[0]
  }
}

test(
  `${rounds} times two processes book one employee for two vacancies on overlapping days, where that is forbidden: one succeeds`,
  async () => {
    await weigh({ overlaps_booking: 'block' })
    const writers = [await strictWriter(), await strictWriter()]
    const vacancies = [await a.vacancy({ number_of_positions: 1_000 }), await a.vacancy({ number_of_positions: 1_000 })]
    for (let round = 0; round < rounds; round++) {
      const employee = await a.employee()
      const days = [
        { lower: '2026-07-01', upper: '2026-07-20' },
        { lower: '2026-07-20', upper: '2026-08-01' },
      ]
      const answers = await Promise.all(
        writers.map((one, at) => one({ booking: { ...terms, vacancy: vacancies[at], employee, date_range: days[at] } })),
      )
      expect([round, answers.toSorted()]).toEqual([round, ['stored', expect.stringMatching(/^\{"findings":\[\{"de":"Bereits gebucht: /)]])
    }
  },
  patience(60_000 + rounds * 500),
)

test(
  `${rounds} times a paper is deleted while its owner is booked, where that asks for it: the booking came first, or is refused`,
  async () => {
    await weigh({ document_missing: 'block' })
    const [book, remove] = [await strictWriter(), await strictWriter()]
    const [facility, kind] = [await a.facility(), await a.documentKind()]
    await a.requirement({ facility, document_kind: kind })
    const wanted = {
      ...terms,
      facility,
      vacancy_type: await a.lookup('vacancy_type'),
      date_range: { lower: '2026-07-01', upper: '2026-07-20' },
    }
    for (let round = 0; round < rounds; round++) {
      const employee = await a.employee()
      const document = await a.document({ employee, kind, checked_date: '2026-01-02' })
      const [booked, removed] = await Promise.all([book({ booking: { ...wanted, employee } }), remove({ document })])
      const { rows } = await sql<{ written: string }>`
        select entity || ' ' || act as written from history_line
        where entity = 'employee_document' and record_id = ${document} and act = 'deleted'
          or entity = 'booking' and record_id in (select id from booking where employee_id = ${employee})
        order by id`.execute(db)
      const order = rows.map(({ written }) => written)
      const refused = expect.stringMatching(/^\{"findings":\[\{"de":"Nachweis fehlt: /)
      const [answer, expected] = order.includes('booking created')
        ? ['stored', ['booking created', 'employee_document deleted']]
        : [refused, ['employee_document deleted']]
      expect([round, removed, booked, order]).toEqual([round, 'stored', answer, expected])
    }
  },
  patience(60_000 + rounds * 500),
)

test(
  `${writes} mixed writes by eight clients about the same few people and houses: none waits in a circle`,
  async () => {
    const other = await (await beside()).as(root.id)
    const group = await a.facilityGroup()
    const facilities = [await a.facility({ facility_group: group }), await a.facility()]
    const people = [await a.contactPerson({ facility: facilities[0] }), await a.contactPerson({ facility: facilities[1] })]
    const vacancies = [
      await a.vacancy({ facility: facilities[0], number_of_positions: 400 }),
      await a.vacancy({ facility: facilities[0], number_of_positions: 400 }),
      await a.vacancy({ facility: facilities[1], number_of_positions: 400 }),
    ]
    const employees = [await a.employee(), await a.employee(), await a.employee()]
    const action_type = await a.lookup('engagement_action')
    const [bookings, entries, absences, favourites] = [[] as number[], [] as number[], [] as number[], [] as number[]]
    const booked: (BookingCase & { id: number })[] = []
    const links = new Set<unknown>()

    const deadlocks = countDeadlocks()
    const random = seeded(Number(process.env['RANDOM_SEED'] ?? 1))
    const of = (ids: number[]) => pick(random, ids)
    const days = () => {
      const day = `${integer(random, 10, 28)}`
      return { lower: `2026-07-${day}`, upper: `2026-08-${day}` }
    }
    type BookingReply = { status: number; body: { id: number } }
    const keep = (ids: number[]) => (made: BookingReply) => void (made.status === 201 && ids.push(made.body.id))
    const book = async (client: typeof root, wanted: BookingCase, linked: object = {}): Promise<BookingReply> => {
      const made: BookingReply = await client.post('/bookings.json/', { ...terms, ...wanted, ...linked })
      keep(bookings)(made)
      if (made.status === 201) booked.push({ ...wanted, id: made.body.id })
      if (made.status === 201 && 'booking_type' in linked) links.add(linked.booking_type)
      return made
    }
    /** One of the latest bookings, which is likely to be live. */
    const recent = () => pick(random, booked.slice(-12))
    const acts: ((client: typeof root) => Promise<unknown>)[] = [
      (client) => book(client, { vacancy: of(vacancies), employee: of(employees), date_range: days() }),
      async (client) => {
        if (booked.length === 0) return undefined
        const { id, vacancy, employee, date_range } = recent()
        const next = { lower: dayFrom(date_range.upper, 1), upper: dayFrom(date_range.upper, integer(random, 1, 20)) }
        return book(client, { vacancy, employee, date_range: next }, { booking_type: 'renewal', continues: id })
      },
      async (client) => {
        if (booked.length === 0) return undefined
        const { id, vacancy, employee } = recent()
        const day = pick(random, ['2026-07-28', '2026-07-30', '2026-08-01', '2026-08-05'])
        const standIn = { vacancy, employee: of(employees), date_range: { lower: day, upper: day } }
        return book(client, standIn, { booking_type: 'replacement', replacement_for: employee, stands_in_for: id })
      },
      (client) => client.patch(`/bookings/${of([...bookings, 0])}.json/`, { date_range: { upper: `2026-08-${integer(random, 10, 30)}` } }),
      (client) => client.patch(`/bookings/${of([...bookings, 0])}.json/`, { vacancy: of(vacancies) }),
      (client) => client.patch(`/bookings/${of([...bookings, 0])}.json/`, { cancelled: true }),
      (client) => client.remove(`/bookings/${of([...bookings, 0])}.json/`),
      (client) => client.post('/candidates.json/', { vacancy: of(vacancies), employee: of(employees) }),
      (client) => {
        const pairs = Array.from({ length: 4 }, () => ({ vacancy: of(vacancies), employee: of(employees) }))
        return client.post('/candidates/many.json/', { pairs })
      },
      (client) => client.post('/candidates/rejected-many.json/', { candidates: [5, 4, 3, 2, 1], who: 'facility' }),
      (client) => client.post('/absences.json/', { employee: of(employees), reason: 'sick', date_range: days() }).then(keep(absences)),
      (client) => client.remove(`/absences/${of([...absences, 0])}.json/`),
      (client) =>
        client
          .post('/facility-persons.json/', { facility: of(facilities), employee: of(employees), state: 'favourite' })
          .then(keep(favourites)),
      (client) => client.remove(`/facility-persons/${of([...favourites, 0])}.json/`),
      (client) => client.patch(`/vacancies/${of(vacancies)}.json/`, { number_of_positions: integer(random, 390, 400) }),
      (client) => client.patch(`/employees/${of(employees)}.json/`, { city: pick(random, ['Bonn', 'Ulm']) }),
      (client) => client.patch(`/contact-persons/${of(people)}.json/`, { facility: of(facilities) }),
      (client) =>
        client.patch(`/facilities/${of(facilities)}.json/`, {
          main_contact: of(people),
          followup_date: pick(random, [null, '2026-07-01', '2026-07-02']),
        }),
      (client) =>
        client
          .post('/engagements.json/', {
            action_type,
            facility: of(facilities),
            contact_person: of(people),
            employee: of(employees),
            followup_date: pick(random, [null, '2026-07-01', '2026-07-03']),
          })
          .then(keep(entries)),
      (client) => client.patch(`/engagements/${of([...entries, 0])}.json/`, { facility: of(facilities), employee: of(employees) }),
      (client) => client.remove(`/engagements/${of([...entries, 0])}.json/`),
    ]
    // Few random ones fit: some exist from the start, to be changed, cancelled and deleted.
    const [vacancy, employee] = [vacancies[0]!, employees[0]!]
    const first = await book(root, { vacancy, employee, date_range: { lower: '2026-07-20', upper: '2026-08-10' } })
    await a.absence({ employee, date_range: { lower: '2026-08-05', upper: '2026-08-05' } })
    const next = { vacancy, employee, date_range: { lower: '2026-08-11', upper: '2026-08-20' } }
    await book(root, next, { booking_type: 'renewal', continues: first.body.id })
    const standIn = { vacancy, employee: employees[1]!, date_range: { lower: '2026-08-05', upper: '2026-08-05' } }
    await book(root, standIn, { booking_type: 'replacement', replacement_for: employee, stands_in_for: first.body.id })
    const statuses = new Map<number, number>()
    const client = async (one: typeof root) => {
      for (let number = 0; number < writes / 8; number++) {
        const answer = (await pick(random, acts)(one)) as { status: number } | undefined
        if (answer) statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
      }
    }
    await Promise.all(Array.from({ length: 8 }, (_, at) => client(at % 2 === 0 ? root : other)))
    expect([...statuses.keys()].filter((status) => status >= 500)).toEqual([])
    expect([deadlocks(), entries.length > 0, [...links].toSorted()]).toEqual([0, true, ['renewal', 'replacement']])
    const counted = await db.selectFrom('vacancy').select(['id', 'number_of_bookings']).where('id', 'in', vacancies).execute()
    for (const { id, number_of_bookings } of counted) {
      const { body } = await root.get(`/bookings.json/?vacancy__id=${id}&cancelled=false&size=1000`)
      expect(number_of_bookings).toBe(positionsFilled(body.results))
    }
  },
  patience(60_000 + writes * 50),
)

/** How many deadlocks PostgreSQL has resolved since; the product retries then, so that nobody would notice. */
function countDeadlocks(): () => number {
  let count = 0
  const query = pg.Client.prototype.query as (...given: unknown[]) => unknown
  vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...given: unknown[]) {
    const answered = query.apply(this, given)
    if (answered instanceof Promise) answered.catch((error: { code?: string }) => void (error.code === '40P01' && count++))
    return answered as never
  })
  onTestFinished(() => void vi.restoreAllMocks())
  return () => count
}
