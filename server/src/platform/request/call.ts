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
import type { OtherMethods } from './other-methods.ts'
import type { Vault } from '../secret/vault.ts'

/** The user who makes the request. `permissions` are the effective ones, all six for a superuser. */
export type Caller = Omit<CurrentUser, 'asks_places_service'>

/** The session of a request; `csrf` is the token its unsafe calls must echo. */
export type Session = { caller: Caller; csrf: string; tokenHash: Buffer }

/** What the platform needs to answer requests; provided by `app.ts`. */
export type Platform = {
  db: Db
  clock: Clock
  publicUrl: string
  secureCookies: boolean
  findSession: (request: FastifyRequest, use?: { isUse: boolean }) => Promise<Session | null>
  description: Description
  others: OtherMethods
  outbox: Outbox
  vault: Vault
  jobs: JobNotes
}

/** One request that has passed its guards. `id` is the record's in paths that name one, otherwise 0. */
export type Call = {
  db: Db
  caller: Caller
  session: Session | null
  /** The permissions the call requires, as far as they have names. */
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

/** Who writes a record, and when: all that queries need of a call. */
export type Writer = { caller: Pick<Caller, 'id'>; now: Date }

/** What a path does for one method. `handle` returns the body; `status` is 200 by default. */
export type Method = {
  access: Needs<Caller>
  status?: 200 | 201 | 204
  /** Accepts a form as well as JSON; `upload`: only a form with files, which `handle` reads itself. */
  form?: true | 'upload'
  throttle?: (call: Call) => Promise<void>
  /** The answer holds no secret, so it may be compressed; no other may be (compression.ts). */
  compressed?: boolean
  /** It is requested without any action of the user, and keeps no session alive. */
  isBackground?: true
  /** `handle` limits what is done: 429 comes from within. */
  isLimited?: true
  handle: (call: Call) => Promise<unknown>
  /** How the call is documented; unset for internal calls. */
  docs?: Operation
}
