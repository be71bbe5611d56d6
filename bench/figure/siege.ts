import { availableParallelism, loadavg } from 'node:os'
import { setTimeout as delay } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import pg from 'pg'
import { copyDatabase } from '../database/copy.ts'
import type { Siege } from '../load/besiege.ts'
import { watch, within } from '../load/watch.ts'
import { say } from '../say.ts'
import { startProduct } from '../server/product.ts'
import { signIn } from '../server/sign-in.ts'

/** What others may notice of a siege, in milliseconds: 95 of 100 calls of users/me, and every call of healthz. */
const bars = { me: 250, sign: 100 }

const milliseconds = 8000

const api = '/api/v0'
const lists = ['lookups/tags', 'facilitygroups', 'contact-persons', 'engagements', 'facilities'].map((name) => `${api}/${name}.json/`)

/** A siege, the preparation of the database, and what others request meanwhile. */
type Stage = { name: string; siege: Omit<Siege, 'port' | 'cookie'>; prepare?: string; others?: string[] }

const stages: Stage[] = [
  { name: 'peace', siege: { clients: 0, method: 'GET', path: '/' } },
  { name: 'a flood of logins, each of another name and address', siege: { clients: 100, method: 'POST', path: '/django_auth/login/' } },
  ...['engagements', 'facilities', 'contact-persons'].map((name) => ({
    name: `whole autocompletes of ${name}`,
    siege: { clients: 20, method: 'GET' as const, path: `${api}/autocompletes/${name}.json/` },
  })),
  {
    name: 'parts of names among the choices of entries',
    siege: { clients: 20, method: 'GET', path: `${api}/autocompletes/engagements.json/?name__icontains=nirgends` },
  },
  { name: 'slow searches in the logbook', siege: { clients: 30, method: 'GET', path: `${api}/engagements.json/?search=q+x+y+z` } },
  {
    name: 'a table that somebody has locked',
    siege: { clients: 60, method: 'GET', path: `${api}/facilities.json/?search=a` },
    prepare: 'begin; lock table facility in access exclusive mode',
    others: [`${api}/lookups/tags.json/`, `${api}/groups.json/`, `${api}/autocompletes/users.json/`],
  },
  ...['identity', 'br'].map((accepted) => ({
    name: `answers of a hundred megabytes${accepted === 'br' ? ', compressed' : ''}`,
    siege: { clients: 12, method: 'GET' as const, path: `${api}/facilities.json/?size=1000`, accepted },
    prepare: `update facility set comments = repeat('Lange Notiz. ', 7692) where id <= 1000`,
    others: lists.slice(0, -1),
  })),
]

/** Prints how long others wait while one caller floods the server. Works on a copy of the database. */
export async function printSiege(databaseUrl: string): Promise<string[]> {
  const { url, remove } = await copyDatabase(databaseUrl, 'kasack_siege')
  const problems: string[] = []
  say(`\n${'Milliseconds others wait during'.padEnd(52)}users/me p50  p95   max | healthz max | lists p95   max | load | besiegers`)
  for (const stage of stages) problems.push(...(await hold(url, stage)))
  await remove()
  return problems
}

async function hold(databaseUrl: string, { name, siege, prepare, others = lists }: Stage): Promise<string[]> {
  const { dispatcher, administrator } = await signIn(databaseUrl)
  const { port, stop } = await startProduct(databaseUrl, { TRUST_PROXY: 'on', LOG_LEVEL: 'silent' })
  const db = new pg.Client(databaseUrl)
  await db.connect()
  if (prepare) await db.query(prepare)
  const besiegers = new Worker(new URL('../load/besiege.ts', import.meta.url), { workerData: { ...siege, port, cookie: administrator } })
  const told = new Promise<Record<string, number>>((resolve) => besiegers.once('message', resolve))
  await delay(500)

  const [me, sign, rest] = await Promise.all([
    watch(port, [`${api}/users/me.json/`], { cookie: dispatcher, milliseconds }),
    watch(port, ['/healthz'], { cookie: '', milliseconds }),
    watch(port, others, { cookie: administrator, milliseconds }),
  ])
  besiegers.postMessage('stop') // oxlint-disable-line unicorn/require-post-message-target-origin -- a thread has no origin
  const besieged = Object.entries(await told).map(([status, times]) => `${times} × ${status}`)
  await db.end()
  await stop()

  const figures = [within(me, 0.5), within(me, 0.95), within(me, 1), within(sign, 1), within(rest, 0.95), within(rest, 1)]
  const [p50, p95, max, signMax, restP95, restMax] = figures.map((figure) => figure.toFixed(0))
  const load = `${loadavg()[0]!.toFixed(1)}/${availableParallelism()}`
  say(
    `${name.padEnd(52)}${p50!.padStart(12)}${p95!.padStart(5)}${max!.padStart(6)} |${signMax!.padStart(12)} |${restP95!.padStart(10)}${restMax!.padStart(6)} | ${load} | ${besieged.join(', ')}`,
  )
  const refused = me.refused + sign.refused + rest.refused
  return [
    within(me, 0.95) > bars.me && `users/me takes ${p95} ms, ${bars.me} are allowed`,
    within(sign, 1) > bars.sign && `healthz takes ${signMax} ms, ${bars.sign} are allowed`,
    refused > 0 && `${refused} requests of others were not answered with 200`,
  ]
    .filter((problem) => problem !== false)
    .map((problem) => `${name}: ${problem}`)
}
