import { placementTexts } from '@kasack/contract/placement.ts'
import { beforeAll, expect, test } from 'vitest'
import { patience } from '../../../scripts/lib/patience.mjs'
import { texts } from '../../src/succession/texts.ts'
import { twoPrograms } from '../program/two-programs.ts'
import { positionsFilled } from './positions-filled.ts'

// Ten rounds in every run; `npm run race-test` makes two hundred. Two real processes on one database.
const rounds = Number(process.env['ROUNDS'] ?? 10)
const rivals = 8

const programs = twoPrograms()
let headers: Record<string, string>
let wanted: { facility: number; vacancy_type: number; department: number; exams: number[]; date_range: object }
const employees: number[] = []
beforeAll(async () => {
  headers = { ...(await programs.signIn()), 'content-type': 'application/json', 'accept-language': 'en' }
  const [vacancy_type, department, exam, status, facility_type] = (await Promise.all(
    ['vacancy-types', 'facility-departments', 'exams', 'employee-statuses', 'facility-types'].map(firstOf),
  )) as [number, number, number, number, number]
  const facility = await make('/facilities.json/', { name: 'Klinik Nord', facility_type })
  for (let number = 0; number < rivals; number++)
    employees.push(await make('/employees.json/', { first_name: 'Eva', last_name: `Rival ${number}`, status }))
  wanted = { facility, vacancy_type, department, exams: [exam], date_range: period }
})

type Answer = { status: number; body: any } // oxlint-disable-line typescript/no-explicit-any -- a test may look at anything in a response

/** A call of either process. */
async function call(process: number, path: string, method = 'GET', body?: object): Promise<Answer> {
  const answer = await fetch(`${programs.address(process)}/api/v0${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) })
  return { status: answer.status, body: answer.status === 204 ? null : await answer.json() }
}

async function make(path: string, body: object): Promise<number> {
  const { status, body: made } = await call(0, path, 'POST', body)
  expect([status, made]).toEqual([201, expect.objectContaining({ id: expect.any(Number) })])
  return made.id
}

const firstOf = async (list: string): Promise<number> => (await call(0, `/autocompletes/${list}.json/`)).body[0].id
const terms = { charge_rate: 48, working_hours_month: 160, expenses: 0, employee_transportation_expenses: 'daily', accommodation: 'no' }
const period = { lower: '2030-01-07', upper: '2030-02-03' }

test(
  `${rounds} times ${rivals} bookings at once for the last position, over two processes: one succeeds, and the vacancy knows`,
  async () => {
    for (let round = 0; round < rounds; round++) {
      // One position, or the last of several; in every other round the first employees come from another vacancy.
      const taken = round % 3
      const vacancy = await make('/vacancies.json/', { ...wanted, number_of_positions: taken + 1 })
      const elsewhere = await make('/vacancies.json/', { ...wanted, number_of_positions: rivals })
      const book = (employee: number, where: number) => ({ vacancy: where, employee, date_range: period, ...terms })
      for (let one = 0; one < taken; one++) await make('/bookings.json/', book(employees[one]!, vacancy))
      const candidates: number[] = []
      for (const employee of employees.slice(taken)) candidates.push(await make('/candidates.json/', { vacancy, employee }))
      const moved = round % 2 === 0 ? 0 : 3
      const movers: number[] = []
      for (const employee of employees.slice(0, moved)) movers.push(await make('/bookings.json/', book(employee, elsewhere)))

      const answers = await Promise.all(
        employees.map((employee, at) =>
          movers[at] === undefined
            ? call(at, '/bookings.json/', 'POST', book(employee, vacancy))
            : call(at, `/bookings/${movers[at]}.json/`, 'PATCH', { vacancy }),
        ),
      )

      const winners = answers.flatMap(({ status: got }, at) => (got < 300 ? [at] : []))
      expect([round, answers.map(({ status: got }) => got).toSorted()]).toEqual([round, [expect.toBeOneOf([200, 201]), ...refusals]])
      expect(answers.filter(({ status: got }) => got === 400).map(({ body }) => body.errors)).toEqual(
        refusals.map(() => ({ vacancy: [placementTexts.full.en] })),
      )
      const [here, there] = [await call(round, `/vacancies/${vacancy}.json/`), await call(round, `/vacancies/${elsewhere}.json/`)]
      expect(here.body).toMatchObject({ number_of_bookings: taken + 1, status: 'filled', filled_datetime: expect.any(String) })
      const left = winners.filter((at) => at < moved).length
      expect(there.body).toMatchObject({ number_of_bookings: moved - left, status: 'open', filled_datetime: null })
      const { count } = (await call(round, `/bookings.json/?vacancy__id=${vacancy}`)).body
      expect(count).toBe(taken + 1)
      const { results } = (await call(round, `/candidates.json/?vacancy__id=${vacancy}&size=100`)).body
      const signed = results.filter((one: { status: string }) => one.status === 'signed')
      expect(signed.map((one: { employee: { id: number } }) => one.employee.id)).toEqual(
        winners.filter((at) => at >= taken).map((at) => employees[at]),
      )
      expect(results).toHaveLength(candidates.length)
    }
  },
  patience(60_000 + rounds * 3_000),
)

const refusals = Array.from({ length: rivals - 1 }, () => 400)

/** An employee who fills the only position of a vacancy, or works at the facility without one. */
async function booked(date_range: object, where: 'vacancy' | 'facility' = 'vacancy') {
  const { facility, vacancy_type } = wanted
  const vacancies = where === 'vacancy' ? [await make('/vacancies.json/', { ...wanted, number_of_positions: 1 })] : []
  const [vacancy] = vacancies
  const place = vacancy === undefined ? { facility, vacancy_type } : { vacancy }
  const [employee] = employees
  return { vacancies, place, first: await make('/bookings.json/', { ...place, ...terms, employee, date_range }) }
}

const later = { lower: '2030-02-04', upper: '2030-03-03' }

/** The first of the employees continues the booking, any other replaces her. */
const successor = (employee: number, first: number) => ({
  employee,
  continues: first,
  ...(employee === employees[0] ? { booking_type: 'renewal' } : { booking_type: 'replacement', replacement_for: employees[0] }),
  date_range: later,
  ...terms,
})

/** A vacancy shows the number of its bookings, and what follows from that. */
async function expectCounted(vacancy: number): Promise<number> {
  const [{ body: shown }, { body: listed }] = [
    await call(0, `/vacancies/${vacancy}.json/`),
    await call(1, `/bookings.json/?vacancy__id=${vacancy}&size=100`),
  ]
  const number = positionsFilled(listed.results)
  const { number_of_bookings, status, filled_datetime } = shown
  expect([number_of_bookings, status, filled_datetime !== null]).toEqual([number, number > 0 ? 'filled' : 'open', number > 0])
  return number
}

test(
  `${rounds} times ${rivals} bookings at once that continue the same one, over two processes: one succeeds`,
  async () => {
    for (let round = 0; round < rounds; round++) {
      const { vacancies, place, first } = await booked(period, round % 2 === 0 ? 'vacancy' : 'facility')
      const answers = await Promise.all(
        employees.map((_, at) => call(at, '/bookings.json/', 'POST', { ...place, ...successor(employees[at < 4 ? 0 : at]!, first) })),
      )
      expectOne(answers, { continues: [texts.continued_already.en] })
      const winner = answers.find(({ status }) => status === 201)!.body.id
      expect((await call(round, `/bookings/${first}.json/`)).body.continued_by).toMatchObject({ id: winner })
      for (const vacancy of vacancies) expect(await expectCounted(vacancy)).toBe(1)
    }
  },
  patience(60_000 + rounds * 3_000),
)

test(
  `${rounds} times ${rivals} at once who stand in for somebody on the same day, over two processes: one succeeds`,
  async () => {
    const [employee] = employees
    await make('/absences.json/', { employee, reason: 'sick', date_range: { lower: '2030-01-09', upper: '2030-01-13' } })
    for (let round = 0; round < rounds; round++) {
      const { vacancies, place, first } = await booked(period, round % 2 === 0 ? 'vacancy' : 'facility')
      const standIn = { ...place, ...terms, booking_type: 'replacement', replacement_for: employee, stands_in_for: first }
      const answers = await Promise.all(
        employees.map((_, at) =>
          call(at, '/bookings.json/', 'POST', {
            ...standIn,
            employee: employees[Math.max(at, 1)],
            date_range: { lower: `2030-01-${['09', '10', '11'][at % 3]}`, upper: `2030-01-${11 + (at % 2)}` },
          }),
        ),
      )
      expectOne(answers, { stands_in_for: [texts.absent_already.en] })
      for (const vacancy of vacancies) expect(await expectCounted(vacancy)).toBe(1)
    }
  },
  patience(60_000 + rounds * 3_000),
)

/** One of several is stored; the others are refused for that reason only. */
function expectOne(answers: Answer[], errors: object): void {
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, ...refusals])
  expect(answers.flatMap(({ status, body }) => (status === 400 ? [body.errors] : []))).toEqual(refusals.map(() => errors))
}

test(
  `${rounds} times a booking is continued while it is called off, ended or deleted, over two processes: the vacancy counts right`,
  async () => {
    for (let round = 0; round < rounds; round++) {
      const act = (['cancelled', 'terminated', 'deleted'] as const)[round % 3]!
      const { vacancies, place, first } = await booked(act === 'terminated' ? { ...period, lower: '2020-01-06' } : period)
      const path = `/bookings/${first}.json/`
      const book = (at: number) =>
        at % 3 === 2 ? { employee: employees[at], date_range: later, ...terms } : successor(employees[at]!, first)
      const [ended, ...answers] = await Promise.all([
        act === 'deleted' ? call(round, path, 'DELETE') : call(round, path, 'PATCH', { [act]: true }),
        ...employees.slice(0, 6).map((_, at) => call(at, '/bookings.json/', 'POST', { ...place, ...book(at) })),
      ])
      expect(ended.status).toBe(act === 'deleted' ? 204 : 200)
      const stored = answers.filter(({ status }) => status === 201).length
      expect([answers.filter(({ status }) => status === 400).length, stored]).toEqual([answers.length - stored, expect.toBeOneOf([0, 1])])
      for (const vacancy of vacancies) expect(await expectCounted(vacancy)).toBe(stored)
    }
  },
  patience(60_000 + rounds * 3_000),
)
