import type { ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { setImmediate } from 'node:timers/promises'
import type { FastifyReply } from 'fastify'
import type { Call } from './call.ts'
import { Refusal, refusalTexts } from '../text/refusal.ts'
import { turns } from './turn.ts'

/** A page of more rows is prepared row by row. */
const fewRows = 20
/** A longer answer, in characters, is sent in parts of about this length, each written when the one before is on its way. */
const partLength = 256 * 1024

/** Sends an answer. In one piece, a page of a thousand long notes would block the process for a second and take twice its memory. */
export function sendAnswer(reply: FastifyReply, answer: unknown): FastifyReply {
  if (reply.sent) return reply // a stream that goes on by itself
  if (answer instanceof Readable) return (reply.hasHeader('content-type') ? reply : reply.type(json)).send(answer)
  if (!isPage(answer) || answer.results.length <= fewRows) return reply.send(answer)
  reply.type(json)
  const parts = partsOf(answer)
  const [first, second] = [parts.next(), parts.next()]
  if (second.done) return reply.send(first.value)
  return reply.send(Readable.from(chain(first.value!, second.value, parts)))
}

/** Makes something of each row, letting others run in between, because the notes of a thousand rows take a while to sum up. */
export async function ofEach<Row, Made>(rows: readonly Row[], make: (row: Row) => Made): Promise<Made[]> {
  const all: Made[] = []
  for (const row of rows) {
    if (all.length > 0 && all.length % fewRows === 0) await setImmediate()
    all.push(make(row))
  }
  return all
}

/** An answer that is already JSON, to be sent part by part. */
export const inParts = (parts: Iterable<string>): Readable => Readable.from(withPauses(parts))

const json = 'application/json; charset=utf-8'

type Page = { results: unknown[] }

const isPage = (answer: unknown): answer is Page => Array.isArray((answer as Partial<Page> | null | undefined)?.results)

/** The page as JSON, its results last, as in every list. */
function* partsOf({ results, ...others }: Page): Generator<string, undefined> {
  let part = JSON.stringify({ ...others, results: [] }).slice(0, -2)
  for (const [index, row] of results.entries()) {
    if (part.length > partLength) {
      yield part
      part = ''
    }
    part += (index === 0 ? '' : ',') + JSON.stringify(row)
    results[index] = null // its texts are no longer needed
  }
  yield `${part}]}`
}

async function* chain(first: string, second: string, others: Iterable<string>): AsyncGenerator<string> {
  yield first
  yield second
  yield* withPauses(others)
}

/** Lets others run between two parts, however quickly the client reads. */
async function* withPauses(parts: Iterable<string>): AsyncGenerator<string> {
  for (const part of parts) {
    await setImmediate()
    yield part
  }
}

/** This many rows are no burden, however long. */
const manyRows = 100
/** Each page may take a hundred megabytes of memory. A slow client keeps others waiting for at most `patience` milliseconds. */
const room = { atOnce: 2, waiting: 40, ofOneClient: 40 }
const patience = 10_000

const takeTurn = turns(room)

/** Prepares a page with this many rows; large ones only two at a time, each until it is sent. */
export function inTurn<T>({ caller, reply }: Call, rows: number, prepare: () => Promise<T>): Promise<T> {
  if (rows <= manyRows) return prepare()
  return new Promise((resolve, reject) => {
    const prepareAndSend = async () => {
      resolve(await prepare())
      await sent(reply.raw)
      return true
    }
    const refuse = (done: boolean | null) => done ?? reject(new Refusal(503, refusalTexts.too_many_large, { 'Retry-After': '5' }))
    takeTurn(String(caller.id), prepareAndSend).then(refuse, reject)
  })
}

/** Resolves when the answer is sent, or its client has gone or is too slow. */
async function sent(response: ServerResponse): Promise<void> {
  const late = new AbortController()
  const timer = setTimeout(() => late.abort(), patience)
  await finished(response, { signal: late.signal }).catch(() => undefined)
  clearTimeout(timer)
}
