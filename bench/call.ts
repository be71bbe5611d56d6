import { readdir } from 'node:fs/promises'
import type { FastifyReply } from 'fastify'
import type pg from 'pg'
import type { User } from './server/session.ts'

export type Caller = 'dispatcher' | 'administrator'

/** A request to a handwritten call, with its session resolved. `url` is the full address. */
export type BenchCall = {
  db: pg.Pool
  user: User
  token: string
  params: Record<string, string>
  query: Record<string, string>
  body: unknown
  url: string
  reply: FastifyReply
}

/**
 * A call of the product written by hand: the same answer, byte for byte, as fast as we can make it. `measured` names the requests to
 * measure; several addresses take turns.
 */
export type CallByHand = {
  route: string
  /** Default: GET. */
  method?: 'POST'
  /** Default: dispatcher. */
  caller?: Caller
  measured: Record<string, string[]>
  answer: (asked: BenchCall) => Promise<string>
}

const folder = new URL('./by-hand/', import.meta.url)

/** Every file in by-hand/ exports one as `call`; keyed by file name. */
export async function callsByHand(): Promise<Record<string, CallByHand>> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.ts')).toSorted()
  const modules = await Promise.all(files.map((name) => import(new URL(name, folder).href) as Promise<{ call: CallByHand }>))
  return Object.fromEntries(modules.map(({ call }, at) => [files[at]!.replace('.ts', ''), call]))
}
