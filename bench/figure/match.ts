import pg from 'pg'
import { say } from '../say.ts'
import { startProduct } from '../server/product.ts'
import { signIn } from '../server/sign-in.ts'

/** Milliseconds to rank about that many employees, and how much longer another request may wait meanwhile. */
const bars = { fiveThousand: 300, tenThousand: 800, waiting: 50 }

const tries = 10

/** Prints how long ranking about five and ten thousand employees for a vacancy takes, and how long other requests wait meanwhile. */
export async function printMatch(databaseUrl: string): Promise<string[]> {
  const { dispatcher } = await signIn(databaseUrl)
  const vacancies = await vacanciesBySize(databaseUrl)
  const { port, stop } = await startProduct(databaseUrl)
  const get = async (path: string) => {
    const begin = performance.now()
    const response = await fetch(`http://127.0.0.1:${port}/api/v0${path}`, { headers: { cookie: dispatcher } })
    const body = (await response.json()) as { count: number }
    if (response.status !== 200) throw new Error(`${path} was answered with ${response.status}`)
    return { milliseconds: performance.now() - begin, count: body.count }
  }
  const rank = (vacancy: number) => get(`/vacancies/${vacancy}/matches.json/`)
  const other = async () => (await get('/users/me.json/')).milliseconds
  const [five, ten] = [nearest(vacancies, 5_000), nearest(vacancies, 10_000)]
  const times = {
    five: await inOrder(async () => (await rank(five.id)).milliseconds),
    ten: await inOrder(async () => (await rank(ten.id)).milliseconds),
  }
  const alone = await inOrder(other)
  const beside: number[] = []
  for (let time = 0; time < tries; time++) {
    const ranking = { isDone: false }
    const ranked = rank(ten.id).finally(() => (ranking.isDone = true))
    while (!ranking.isDone) beside.push(await other())
    await ranked
  }
  await stop()

  const longer = Math.max(...beside) - median(alone)
  say(`\nWho fits a vacancy, ${five.people} people   ${shown(times.five)}`)
  say(`Who fits a vacancy, ${ten.people} people  ${shown(times.ten)}`)
  say(`Meanwhile another request waits at most ${longer.toFixed(0)} ms longer`)
  return [
    ...(median(times.five) > bars.fiveThousand ? [`ranking ${five.people} people takes ${median(times.five).toFixed(0)} ms`] : []),
    ...(median(times.ten) > bars.tenThousand ? [`ranking ${ten.people} people takes ${median(times.ten).toFixed(0)} ms`] : []),
    ...(longer > bars.waiting ? [`another request waits ${longer.toFixed(0)} ms longer while people are ranked`] : []),
  ]
}

type VacancySize = { id: number; people: number }

/** Open vacancies, with the number of active employees who have one of their exams. */
async function vacanciesBySize(databaseUrl: string): Promise<VacancySize[]> {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  const { rows } = await client.query<VacancySize>(`
    select vacancy.id, count(*)::int as people
    from (select * from vacancy where shown_status = 'open' and date_upper >= current_date order by id limit 100) vacancy
    join vacancy_exam on vacancy_exam.vacancy_id = vacancy.id join employee using (exam_id)
    where employee.is_active group by vacancy.id`)
  await client.end()
  return rows
}

const nearest = (all: readonly VacancySize[], people: number): VacancySize =>
  all.toSorted((one, other) => Math.abs(one.people - people) - Math.abs(other.people - people))[0]!

async function inOrder(measure: () => Promise<number>): Promise<number[]> {
  await measure() // warm-up: statements are planned and the thread starts
  const times: number[] = []
  while (times.length < tries) times.push(await measure())
  return times.toSorted((one, other) => one - other)
}

const median = (sorted: readonly number[]): number => sorted[Math.floor(sorted.length / 2)] ?? 0

const shown = (sorted: readonly number[]) => `${median(sorted).toFixed(0)} ms, at most ${(sorted.at(-1) ?? 0).toFixed(0)}`
