import { readdir } from 'node:fs/promises'
import type { FastifyReply } from 'fastify'
import type pg from 'pg'
import type { User } from './server/session.ts'

export type Caller = 'dispatcher' | 'administrator'

/** A request to a call written by hand, its session found. `url` is the whole address that was asked for. */
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
 * A call of the product, written by hand: its answer must be the product's, byte by byte, as fast as we can make it.
 * `measured` names what is asked of it; where it lists several addresses, requests take turns.
 */
export type CallByHand = {
  route: string
  /** GET unless told. */
  method?: 'POST'
  /** Who asks; a dispatcher unless told. */
  caller?: Caller
  measured: Record<string, string[]>
  answer: (asked: BenchCall) => Promise<string>
}

const folder = new URL('./by-hand/', import.meta.url)

/** Every file of by-hand/ exports one as `call`; by the names of the files. */
export async function callsByHand(): Promise<Record<string, CallByHand>> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.ts')).toSorted()
  const modules = await Promise.all(files.map((name) => import(new URL(name, folder).href) as Promise<{ call: CallByHand }>))
  return Object.fromEntries(modules.map(({ call }, at) => [files[at]!.replace('.ts', ''), call]))
}
