import { placementTexts } from '@kasack/contract/placement.ts'
import { beforeAll, expect, test } from 'vitest'
import { patience } from '../../../scripts/lib/patience.mjs'
import { twoPrograms } from '../program/two-programs.ts'

// Ten rounds in every run; `npm run race-test` makes two hundred. Two real processes on one database.
const rounds = Number(process.env['ROUNDS'] ?? 10)
const rivals = 8

const programs = twoPrograms()
let headers: Record<string, string>
beforeAll(async () => {
  headers = { ...(await programs.signIn()), 'content-type': 'application/json', 'accept-language': 'en' }
})

type Answer = { status: number; body: any } // oxlint-disable-line typescript/no-explicit-any -- a test looks at whatever came

/** A call of either process. */
async function call(process: number, path: string, method = 'GET', body?: object): Promise<Answer> {
  const answer = await fetch(`${programs.address(process)}/api/v0${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) })
  return { status: answer.status, body: await answer.json() }
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
    const [vacancy_type, department, exam, status, facility_type] = await Promise.all(
      ['vacancy-types', 'facility-departments', 'exams', 'employee-statuses', 'facility-types'].map(firstOf),
    )
    const facility = await make('/facilities.json/', { name: 'Klinik Nord', facility_type })
    const employees: number[] = []
    for (let number = 0; number < rivals; number++)
      employees.push(await make('/employees.json/', { first_name: 'Eva', last_name: `Rival ${number}`, status }))
    const wanted = { facility, vacancy_type, department, exams: [exam], date_range: period }

    for (let round = 0; round < rounds; round++) {
      // One position, or the last of several; the first comers come from another vacancy in every other round.
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
