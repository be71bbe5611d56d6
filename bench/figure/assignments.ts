import pg from 'pg'
import { loadHighs } from '../../server/src/assignment/integer-program.ts'
import { drawTask } from '../../server/src/assignment/plan.test-support.ts'
import { planOf } from '../../server/src/assignment/plan.ts'
import { csrfOf } from '../../server/src/session/token.ts'
import { say } from '../say.ts'
import { startProduct } from '../server/product.ts'
import { signIn } from '../server/sign-in.ts'

/** Milliseconds for the best plan of seven thousand pairs, and how much longer another request may wait meanwhile. */
const bars = { plan: 3_000, waiting: 50 }

const tries = 3

/** Prints how long finding the best plan takes, and how long other requests wait meanwhile. */
export async function printAssignments(databaseUrl: string): Promise<string[]> {
  const plans = await drawnPlans()
  const { dispatcher } = await signIn(databaseUrl)
  const headers = { cookie: dispatcher, 'x-csrftoken': csrfOf(dispatcher.slice('sessionid='.length)), 'content-type': 'application/json' }
  const questions = await questionsOf(databaseUrl)
  const { port, stop } = await startProduct(databaseUrl)
  const address = (path: string) => `http://127.0.0.1:${port}/api/v0${path}`
  const other = async () => {
    const begin = performance.now()
    await (await fetch(address('/users/me.json/'), { headers })).arrayBuffer()
    return performance.now() - begin
  }
  const propose = async (question: object): Promise<string> => {
    const begin = performance.now()
    const response = await fetch(address('/assignments/propose.json/'), { method: 'POST', headers, body: JSON.stringify(question) })
    const { filled, total, proven, errors } = (await response.json()) as { [name: string]: unknown }
    const outcome =
      response.status === 200 ? `${String(filled)} of ${String(total)} filled, proven: ${String(proven)}` : JSON.stringify(errors)
    return `${(performance.now() - begin).toFixed(0)} ms: ${response.status}, ${outcome}`
  }

  const alone: number[] = []
  for (let time = 0; time < 20; time++) alone.push(await other())
  const waiting: number[] = []
  for (const { name, question } of questions) {
    const beside: number[] = []
    const answers: string[] = []
    for (let time = 0; time < tries; time++) {
      const proposing = { isDone: false }
      const proposed = propose(question).finally(() => (proposing.isDone = true))
      while (!proposing.isDone) beside.push(await other())
      answers.push(await proposed)
    }
    const longer = Math.max(...beside) - median(alone)
    waiting.push(longer)
    say(`\nA plan for ${name}\n  ${answers.join('\n  ')}\n  meanwhile another request waits at most ${longer.toFixed(0)} ms longer`)
  }
  await stop()

  const slowest = Math.max(...plans.map(({ milliseconds }) => milliseconds))
  const longest = Math.max(...waiting)
  say(`\nThe best plan of about 7,000 pairs   ${plans.map(({ milliseconds }) => milliseconds.toFixed(0)).join(', ')} ms`)
  return [
    ...(plans.every(({ is_proven }) => is_proven) ? [] : ['a plan of 7,000 pairs is not proven']),
    ...(slowest > bars.plan ? [`a plan of 7,000 pairs takes ${slowest.toFixed(0)} ms, ${bars.plan} are allowed`] : []),
    ...(longest > bars.waiting ? [`another request waits ${longest.toFixed(0)} ms longer while a plan is made`] : []),
  ]
}

/** Random plans for three hundred employees and eighty vacancies. */
async function drawnPlans() {
  const highs = await loadHighs()
  return [1, 2, 3].map((seed) => {
    const task = drawTask(seed, { people: 300, vacancies: 80, share: 7_000 / (300 * 80), scores: 100, days: 120 })
    const begin = performance.now()
    const { is_proven } = planOf(highs, task, 60)
    return { is_proven, milliseconds: performance.now() - begin }
  })
}

/** Open vacancies, and active employees with one of their exams: the most a request may ask for, and a million pairs. */
async function questionsOf(databaseUrl: string): Promise<{ name: string; question: object }[]> {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  const ids = async (statement: string, values: unknown[]) =>
    (await client.query<{ id: number }>(statement, values)).rows.map(({ id }) => id)
  const vacancies = await ids(
    `select id from vacancy where shown_status = 'open' and date_upper >= current_date order by id limit $1`,
    [200],
  )
  const people = (vacancyIds: number[], most: number) =>
    ids(
      `select id from employee where is_active and exam_id in (select exam_id from vacancy_exam where vacancy_id = any($1)) order by id limit $2`,
      [vacancyIds, most],
    )
  const few = vacancies.slice(0, 80)
  const questions = [
    { name: '80 vacancies and 300 people', question: { vacancies: few, employees: await people(few, 300) } },
    { name: '200 vacancies and 5,000 people', question: { vacancies, employees: await people(vacancies, 5_000) } },
  ]
  await client.end()
  return questions
}

const median = (all: readonly number[]): number => all.toSorted((one, other) => one - other)[Math.floor(all.length / 2)]!
