import type { Access, Needs } from '@kasack/contract/permission.ts'
import type { Language } from '@kasack/contract/text.ts'
import type { CurrentUser } from '@kasack/contract/user.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Clock } from '../program/clock.ts'
import type { Db } from '../database/db.ts'
import type { JobNotes } from '../job/job-notes.ts'
import type { Outbox } from '../mail/mail.ts'
import type { Description } from '../openapi/document.ts'
import type { Operation } from '../openapi/operation.ts'
import type { Vault } from '../secret/vault.ts'

/** Who is calling. `permissions` are the effective ones, a superuser's all six. */
export type Caller = Omit<CurrentUser, 'asks_places_service'>

/** A session that a request brought with it; `csrf` is the token its unsafe calls must echo. */
export type Session = { caller: Caller; csrf: string; tokenHash: Buffer }

/** What the platform needs to answer requests; handed in by `app.ts`. */
export type Platform = {
  db: Db
  clock: Clock
  publicUrl: string
  secureCookies: boolean
  findSession: (request: FastifyRequest, use?: { isUse: boolean }) => Promise<Session | null>
  description: Description
  outbox: Outbox
  vault: Vault
  jobs: JobNotes
}

/** One request, its guards passed. `id` is the record's in paths that name one, else 0. */
export type Call = {
  db: Db
  caller: Caller
  session: Session | null
  /** The rights that the call asks of its caller, as far as they have names. */
  needs: readonly Access[]
  now: Date
  today: string
  language: Language
  id: number
  params: Record<string, string>
  query: Record<string, string>
  publicUrl: string
  outbox: Outbox
  body: Record<string, unknown>
  request: FastifyRequest
  reply: FastifyReply
}

/** Who writes a record, and when: what queries need of a call. */
export type Writer = { caller: Pick<Caller, 'id'>; now: Date }

/** What a path does for one method. `handle` answers the body; `status` is 200 unless told. */
export type Method = {
  access: Needs<Caller>
  status?: 200 | 201 | 204
  /** A form is read as well as JSON; `upload`: a form with files alone, which `handle` reads by itself. */
  form?: true | 'upload'
  throttle?: (call: Call) => Promise<void>
  /** The answer holds no secret, so it may be compressed; no other is (compression.ts). */
  compressed?: boolean
  /** It is asked without anybody doing anything, and keeps no session alive. */
  isNoUse?: true
  /** What it does is limited by what is done: 429 comes from within. */
  isLimited?: true
  handle: (call: Call) => Promise<unknown>
  /** How the call is described; one without is kept to ourselves. */
  docs?: Operation
}
