import { bookingRules, judge } from '../../contract/src/judge.ts'
import { leasingClock } from '../../contract/src/leasing-clock.ts'
import { dayFrom } from '../../contract/src/range.ts'
import { facts } from '../../contract/src/judge.test-support.ts'
import { csrfOf } from '../../server/src/session/token.ts'
import { compareTwo } from '../load/compare.ts'
import { postOf } from '../load/connection.ts'
import { firstDifference } from '../load/same-answer.ts'
import { say } from '../say.ts'
import { startServer } from '../server/process.ts'
import { publicUrl, startProduct } from '../server/product.ts'
import { signIn } from '../server/sign-in.ts'

/** How many times as long as by hand the call may take, and milliseconds for the rules alone. */
const bars = { many: 1.3, twoHundred: 50, oneBookedOften: 1, clock: 1 }

const path = '/api/v0/bookings/judge-many.json/'

/** Prints how long judging two hundred employees for a vacancy takes, and how long the rules alone take. */
export async function printJudge(databaseUrl: string): Promise<string[]> {
  const { dispatcher } = await signIn(databaseUrl)
  const token = dispatcher.slice('sessionid='.length)
  const headers = { cookie: dispatcher, 'x-csrftoken': csrfOf(token) }
  const requests = [3, 20_011, 39_007, 59_002].map((vacancy, at) => {
    const employees = Array.from({ length: 200 }, (_, place) => 1 + at * 5_000 + place * 7)
    return postOf(path, headers, JSON.stringify({ vacancy, employees }))
  })
  const product = await startProduct(databaseUrl)
  const byHand = await startServer(new URL('../server/by-hand.ts', import.meta.url), { DATABASE_URL: databaseUrl, PUBLIC_URL: publicUrl })
  const ports = { product: product.port, byHand: byHand.port }
  const difference = await firstDifference(ports, requests, true)
  const effort = { rounds: 7, milliseconds: 4000, slices: 4 }
  const sides = [product.port, byHand.port].map((port) => ({ port, requests })) as [Side, Side]
  const { figures, ratio } = await compareTwo(sides, { clients: 1, effort, inDoubt: (found) => found.ratio > bars.many })
  await Promise.all([product.stop(), byHand.stop()])

  const [twoHundred, oneBookedOften, clock] = [best(() => judgeMany(200, 20)), best(() => judgeMany(1, 300)), best(countClock)]
  const [own, hand] = figures.map(({ p50 }) => p50.toFixed(1))
  say(`\nJudging 200 people for a vacancy   ${own} ms, by hand ${hand} ms, ratio ${ratio.toFixed(2)}`)
  say(
    `The rules alone: 200 people with 20 bookings each ${twoHundred.toFixed(2)} ms, one with 300 bookings ${oneBookedOften.toFixed(3)} ms, the clock of 300 bookings ${clock.toFixed(3)} ms`,
  )
  return [
    ...(difference ? [`judging many: ${difference}`] : []),
    ...(ratio > bars.many ? [`judging many takes ${ratio.toFixed(2)} times as long as by hand, ${bars.many} are allowed`] : []),
    ...(twoHundred > bars.twoHundred ? [`the rules take ${twoHundred.toFixed(1)} ms for 200 people, ${bars.twoHundred} are allowed`] : []),
    ...(oneBookedOften > bars.oneBookedOften
      ? [`the rules take ${oneBookedOften.toFixed(2)} ms for 300 bookings, ${bars.oneBookedOften} is allowed`]
      : []),
    ...(clock > bars.clock ? [`the clock of 300 bookings takes ${clock.toFixed(2)} ms, ${bars.clock} is allowed`] : []),
  ]
}

type Side = { port: number; requests: Buffer[] }

/** Judges `people` employees with `each` bookings, all of which overlap the plan. */
function judgeMany(people: number, each: number): void {
  const range = { lower: '2026-06-01', upper: '2026-06-30' }
  const bookings = Array.from({ length: each }, (_, id) => ({
    id,
    facility: 'Klinik Nord',
    vacancy: null,
    lower: '2026-06-10',
    upper: '2026-06-20',
  }))
  const known = facts({ employee: { available_from_date: '2026-06-05', bookings } })
  for (let person = 0; person < people; person++) judge(bookingRules, { range }, known)
}

const leased = Array.from({ length: 300 }, (_, at) => ({
  lower: dayFrom('2017-04-01', at * 12),
  upper: dayFrom('2017-04-01', at * 12 + 7),
}))
const employed = leased.map(({ lower }) => dayFrom(lower, -400))

/** Counts how long somebody with 300 bookings has been leased. */
const countClock = () =>
  leasingClock({ leased, employed }, { date: '2026-06-10', maximum_months: 18, equal_pay_months: 9, count_by: 'months' })

/** Milliseconds of the fastest of many runs, which excludes other work of the machine. */
function best(work: () => unknown): number {
  const times = Array.from({ length: 50 }, () => {
    const begin = performance.now()
    work()
    return performance.now() - begin
  })
  return Math.min(...times)
}
