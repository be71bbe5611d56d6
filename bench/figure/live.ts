import { readFileSync } from 'node:fs'
import type { ClientRequest } from 'node:http'
import { Agent, request } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { openDatabase } from '../../server/src/platform/database/db.ts'
import { insertSession } from '../../server/src/session/queries.ts'
import { csrfOf, hashToken, newToken } from '../../server/src/session/token.ts'
import { copyDatabase } from '../database/copy.ts'
import { say } from '../say.ts'
import { startProduct } from '../server/product.ts'

/** Kilobytes per stream, milliseconds between the first and the last stream that hears of a change, and milliseconds others may wait. */
const bars = { kilobytes: 40, milliseconds: 20, me: 250 }

const streams = 1_000
/** A session has at most ten. */
const ofSession = 10
const changes = 40

/** Prints what a thousand browsers listening for changes cost one process. Works on a copy of the database. */
export async function printLive(databaseUrl: string): Promise<string[]> {
  const { url, remove } = await copyDatabase(databaseUrl, 'kasack_live')
  const tokens = await signInOften(url, streams / ofSession)
  const product = await startProduct(url)
  const agent = new Agent({ keepAlive: true })
  const headersOf = (token: string) => ({ cookie: `sessionid=${token}; csrftoken=${csrfOf(token)}`, 'x-csrftoken': csrfOf(token) })
  const send = (method: string, path: string, body?: object) =>
    new Promise<void>((resolve, reject) => {
      const headers = { ...headersOf(tokens[0]!), ...(body && { 'content-type': 'application/json' }) }
      const asked = request({ port: product.port, method, path, headers, agent }, (answer) => answer.resume().on('end', resolve))
      asked.on('error', reject)
      asked.end(body && JSON.stringify(body))
    })
  for (let time = 0; time < 50; time++) await send('GET', '/api/v0/users/me.json/')
  const before = residentOf(product.pid)
  const heard: number[] = []
  const open: ClientRequest[] = []
  for (const token of tokens) {
    const some = Array.from({ length: ofSession }, () =>
      listen({ port: product.port, headers: headersOf(token) }, () => heard.push(performance.now())),
    )
    for (const one of await Promise.all(some)) open.push(one)
  }
  await delay(2_000)
  const kilobytes = (residentOf(product.pid) - before) / streams
  const waits: number[] = []
  const spreads: number[] = []
  const seen: number[] = []
  for (let time = 0; time < changes; time++) {
    heard.length = 0
    const begun = performance.now()
    await send('PATCH', '/api/v0/facilities/1.json/', { company: `Stand ${time}` })
    while (heard.length < streams && performance.now() - begun < 5_000) {
      const asked = performance.now()
      await send('GET', '/api/v0/users/me.json/')
      waits.push(performance.now() - asked)
    }
    if (heard.length < streams) break
    spreads.push(Math.max(...heard) - Math.min(...heard))
    seen.push(Math.max(...heard) - begun)
  }
  for (const one of open) one.destroy()
  agent.destroy()
  await product.stop()
  await remove()
  if (spreads.length < changes) return [`of ${streams} streams not all heard of a change`]
  const [spread, me] = [middle(spreads), late(waits)]
  say(
    `\n${streams} streams: ${kilobytes.toFixed(1)} KB each, all hear within ${spread.toFixed(1)} ms of the first and ${middle(seen).toFixed(0)} ms of the write, users/me p95 ${me.toFixed(0)} ms`,
  )
  return [
    ...(kilobytes > bars.kilobytes ? [`a stream takes ${kilobytes.toFixed(1)} KB, ${bars.kilobytes} are allowed`] : []),
    ...(spread > bars.milliseconds ? [`a change takes ${spread.toFixed(1)} ms to all streams, ${bars.milliseconds} are allowed`] : []),
    ...(me > bars.me ? [`users/me waits ${me.toFixed(0)} ms meanwhile, ${bars.me} are allowed`] : []),
  ]
}

async function signInOften(databaseUrl: string, count: number): Promise<string[]> {
  const db = openDatabase({ connectionString: databaseUrl }, { size: 1 })
  const tokens = Array.from({ length: count }, newToken)
  for (const token of tokens) await insertSession(db, { token: hashToken(token), userId: 1 }, new Date())
  await db.destroy()
  return tokens
}

type Listening = { port: number; headers: Record<string, string> }

/** Opens a stream and calls `hear` on every change. */
const listen = ({ port, headers }: Listening, hear: () => void): Promise<ClientRequest> =>
  new Promise((resolve, reject) => {
    const asked = request({ port, path: '/api/v0/events/', headers, agent: false })
    asked.on('error', reject)
    asked.on('response', (answer) => {
      asked.on('error', () => undefined) // we end it
      answer.on('data', (part: Buffer) => part.includes('event: change') && hear())
      resolve(asked)
    })
    asked.end()
  })

/** In kilobytes. */
const residentOf = (pid: number): number => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0)

const sorted = (times: number[]) => times.toSorted((one, other) => one - other)
const middle = (times: number[]) => sorted(times)[Math.floor(times.length / 2)] ?? 0
const late = (times: number[]) => sorted(times)[Math.floor(times.length * 0.95)] ?? 0
