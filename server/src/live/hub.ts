import type { ServerResponse } from 'node:http'
import type { Entity } from '@kasack/contract/entity.ts'
import { email } from '@kasack/contract/email.ts'
import { historyEntities } from '@kasack/contract/history-entities.ts'
import type { ChangeEvent } from '@kasack/contract/live.ts'
import { outbox } from '@kasack/contract/outbox.ts'
import type { ChangeNote, Changes, Cursor } from '../platform/database/changes-since.ts'
import { changesSince, cursorNow } from '../platform/database/changes-since.ts'
import type { Db } from '../platform/database/db.ts'
import type { Clock } from '../platform/program/clock.ts'
import type { Caller } from '../platform/request/call.ts'
import { findLiving } from '../session/queries.ts'
import type { About } from './queries.ts'
import { readPresent, readSights } from './queries.ts'
import { eventsFor, mergeNotes, partlySeen, sightKey, type Sight } from './sight.ts'
import { openStreams } from './streams.ts'

/**
 * Intervals in milliseconds: reading changes even without a notification, ending streams of expired sessions, keeping proxies from closing
 * an idle stream.
 */
const pauses = { looking: 2_000, sessions: 4_000, comment: 20_000 }

/** The entities whose changes are sent. */
const entities: readonly Entity[] = [...historyEntities, outbox, email]
export const liveEntityAt: ReadonlyMap<string, Entity> = new Map(historyEntities.map((entity) => [entity.path, entity]))

/** Sends changes to all browsers of this process. */
export type Live = ReturnType<typeof openLive>

/** Sends streams what any process has changed. Nothing is read while no stream is open. */
export function openLive({ db, clock, warn }: { db: Db; clock: Clock; warn: (error: unknown) => void }) {
  const streams = openStreams()
  /** Streams still waiting for what they missed: an id sent before that would claim they have it. */
  const catchingUp = new Set<ServerResponse>()
  let cursor: Cursor | null = null
  let reading: Promise<void> | null = null
  let isBehind = false
  let isStopped = false
  const timers = [
    setInterval(() => readChanges(), pauses.looking),
    setInterval(() => void endStaleStreams().catch(warn), pauses.sessions),
    setInterval(() => comment(), pauses.comment),
  ]
  for (const timer of timers) timer.unref()

  /** Something may have changed: reads it, and reads again if more changed meanwhile. */
  function readChanges(): void {
    if (streams.size() === 0) return void (cursor = null)
    isBehind = true
    reading ??= readOn()
      .catch(warn)
      .finally(() => (reading = null))
  }

  async function readOn(): Promise<void> {
    while (isBehind && streams.size() > 0) {
      isBehind = false
      const former = cursor
      if (former === null) {
        cursor = await cursorNow(db)
        continue
      }
      const found = await changesSince(db, former)
      const next = found?.cursor ?? (await cursorNow(db))
      if (!found) streams.broadcast(() => resetText(next))
      else if (found.notes.length > 0) await sendChanges(found)
      cursor = next // not before: what could not be sent is read again
    }
  }

  async function sendChanges({ notes, cursor: until }: Changes): Promise<void> {
    const events = await sorted(notes)
    const texts = new Map<string, { events: string; all: string }>()
    streams.broadcast(({ key, sight }, response) => {
      const known = texts.get(key) ?? changeTexts(events(sight), until)
      texts.set(key, known)
      return catchingUp.has(response) ? known.events : known.all
    })
  }

  /** Sends the current id, too: after hours without changes, a browser could no longer resume from its last one. */
  function comment(): void {
    const known = cursor === null ? '\n' : idText(cursor)
    streams.broadcast((_reader, response) => `: here\n${catchingUp.has(response) ? '\n' : known}`)
  }

  /** The events of these notes, by what a reader may see. */
  async function sorted(notes: readonly ChangeNote[]): Promise<(sight: Sight) => ChangeEvent[]> {
    const changes = mergeNotes(notes.flatMap((note) => (note.entity === outbox.name ? [note, ofEmails] : [note])))
    const sights = new Map<string, Map<number, number>>()
    for (const { entity, ids } of changes)
      if (partlySeen.includes(entity) && ids?.size) sights.set(entity, await readSights(db, entity, [...ids]))
    return (sight) => eventsFor(sight, { changes, entities, sights })
  }

  async function sendPresence(about: About): Promise<void> {
    const entity = historyEntities.find(({ name }) => name === about.entity)
    if (!entity || streams.size() === 0) return
    const users = await readPresent(db, about, clock.now())
    const changes = [{ entity: entity.name, ids: new Set([about.id]), deleted: new Map<number, number>() }]
    const sights = new Map(partlySeen.includes(entity.name) ? [[entity.name, await readSights(db, entity.name, [about.id])]] : [])
    const isMeant = (sight: Sight) => eventsFor(sight, { changes, entities, sights }).length > 0
    const text = eventText('presence', { resource: entity.path, id: about.id, users })
    streams.broadcast(({ sight }) => (isMeant(sight) ? text : ''))
  }

  /** Ends streams whose session is over or whose user's permissions have changed. */
  async function endStaleStreams(): Promise<void> {
    const asked = streams.readers() // streams opened meanwhile are not checked
    if (asked.size === 0) return
    const sessions = new Set([...asked].map(({ session }) => session))
    const living = await findLiving(db, [...sessions], clock.now())
    streams.endOf((reader) => {
      const row = living.get(reader.session)
      return asked.has(reader) && (!row || sightKey(row) !== reader.key)
    })
  }

  /** The cursor from which every stream is sent changes; null if the database could not say. */
  async function findStart(): Promise<Cursor | null> {
    if (cursor === null) {
      readChanges()
      await reading
    }
    return cursor
  }

  /** The changes since a cursor, at least up to what every other stream has been sent. */
  async function readMissed(since: Cursor, sight: Sight): Promise<string> {
    readChanges()
    await reading
    const found = await changesSince(db, since)
    return found ? changeTexts((await sorted(found.notes))(sight), found.cursor).all : resetText(await cursorNow(db))
  }

  /** Ends the stream if the start cannot be found: the browser reconnects with the last id it received. */
  async function begin(response: ServerResponse, sight: Sight, since: Cursor | null): Promise<void> {
    const start = await findStart()
    if (start === null) streams.end(response)
    else streams.send(response, since === null ? idText(start) : await readMissed(since, sight))
  }

  return {
    readChanges,

    /** Sends a browser what it missed, then every change from now on. */
    async open(response: ServerResponse, { caller, token, since }: { caller: Caller; token: Buffer; since: Cursor | null }): Promise<void> {
      if (response.destroyed) return // the browser has already left
      if (isStopped) return void response.end()
      if (since !== null) catchingUp.add(response)
      streams.add(response, { session: token.toString('hex'), sight: caller }) // before reading, so that no change is lost in between
      await begin(response, caller, since)
        .catch((error: unknown) => {
          warn(error)
          streams.end(response)
        })
        .finally(() => catchingUp.delete(response))
    },

    /** The events a stream would have sent since. */
    async since(since: Cursor | null, caller: Caller): Promise<{ events: ChangeEvent[]; last: Cursor; reset: boolean }> {
      const found = since === null ? null : await changesSince(db, since)
      if (!found) return { events: [], last: await cursorNow(db), reset: true }
      return { events: (await sorted(found.notes))(caller), last: found.cursor, reset: false }
    },

    /** A form of a record, `facility 17`, was opened or closed: tells those who may read the record. */
    hearPresence: (note: string) => sendPresence(aboutOf(note)).catch(warn),

    /** Number of open streams. */
    size: streams.size,

    async stop(): Promise<void> {
      isStopped = true
      for (const timer of timers) clearInterval(timer)
      streams.endOf(() => true)
      await reading
    },
  }
}

/**
 * A change of the outbox also changes the e-mails shown with the records they are about; which ones is not known, so all are read again.
 */
const ofEmails: ChangeNote = { transaction: '', entity: email.name, ids: null, is_deletion: false, sight: 0 }

const eventText = (event: string, data: object): string => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`

const idText = (until: Cursor): string => `id: ${until}\n\n`

/** The id follows the last event: a browser cut off in between receives all of them again. */
function changeTexts(changes: readonly ChangeEvent[], until: Cursor): { events: string; all: string } {
  const events = changes.map((one) => eventText('change', one)).join('')
  return { events, all: events + idText(until) }
}

const resetText = (until: Cursor): string => `id: ${until}\n${eventText('reset', {})}`

const aboutOf = (note: string): About => {
  const [entity = '', id = ''] = note.split(' ')
  return { entity, id: Number(id) }
}
