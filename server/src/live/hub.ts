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
import { eventsFor, gathered, partlySeen, sightKey, type Sight } from './sight.ts'
import { openStreams } from './streams.ts'

/** In milliseconds: whoever hears nothing looks by itself, whose session has ended is told so, and a proxy sees that somebody is there. */
const pauses = { looking: 2_000, sessions: 4_000, comment: 20_000 }

/** The entities whose changes are told. */
const entities: readonly Entity[] = [...historyEntities, outbox, email]
export const liveEntityAt: ReadonlyMap<string, Entity> = new Map(historyEntities.map((entity) => [entity.path, entity]))

/** What is told of changes, to all browsers of this process. */
export type Live = ReturnType<typeof openLive>

/** Tells streams what any process has changed. Nobody is read for while there is no stream. */
export function openLive({ db, clock, warn }: { db: Db; clock: Clock; warn: (error: unknown) => void }) {
  const streams = openStreams()
  let cursor: Cursor | null = null
  let reading: Promise<void> | null = null
  let isBehind = false
  let isStopped = false
  const timers = [
    setInterval(() => hear(), pauses.looking),
    setInterval(() => void endOthers().catch(warn), pauses.sessions),
    setInterval(() => streams.tell(() => ': here\n\n'), pauses.comment),
  ]
  for (const timer of timers) timer.unref()

  /** Something may have changed: read it, and again where something more did meanwhile. */
  function hear(): void {
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
      cursor = next
      if (!found) streams.tell(() => resetText(next))
      else if (found.notes.length > 0) await tell(found)
    }
  }

  async function tell({ notes, cursor: until }: Changes): Promise<void> {
    const events = await sorted(notes)
    const texts = new Map<string, string>()
    streams.tell(({ key, sight }) => {
      const known = texts.get(key) ?? changeText(events(sight), until)
      texts.set(key, known)
      return known
    })
  }

  /** The events of notes, for whoever sees so much. */
  async function sorted(notes: readonly ChangeNote[]): Promise<(sight: Sight) => ChangeEvent[]> {
    const changes = gathered(notes.flatMap((note) => (note.entity === outbox.name ? [note, ofEmails] : [note])))
    const sights = new Map<string, Map<number, number>>()
    for (const { entity, ids } of changes)
      if (partlySeen.includes(entity) && ids?.size) sights.set(entity, await readSights(db, entity, [...ids]))
    return (sight) => eventsFor(sight, { changes, entities, sights })
  }

  async function tellPresent(about: About): Promise<void> {
    const entity = historyEntities.find(({ name }) => name === about.entity)
    if (!entity || streams.size() === 0) return
    const users = await readPresent(db, about, clock.now())
    const changes = [{ entity: entity.name, ids: new Set([about.id]), deleted: new Map<number, number>() }]
    const sights = new Map(partlySeen.includes(entity.name) ? [[entity.name, await readSights(db, entity.name, [about.id])]] : [])
    const isMeant = (sight: Sight) => eventsFor(sight, { changes, entities, sights }).length > 0
    const text = eventText('presence', { resource: entity.path, id: about.id, users })
    streams.tell(({ sight }) => (isMeant(sight) ? text : ''))
  }

  /** Ends streams whose session is over, or whose user may see something else now. */
  async function endOthers(): Promise<void> {
    const asked = streams.readers() // whoever comes meanwhile is not asked for
    if (asked.size === 0) return
    const sessions = new Set([...asked].map(({ session }) => session))
    const living = await findLiving(db, [...sessions], clock.now())
    streams.endOf((reader) => {
      const row = living.get(reader.session)
      return asked.has(reader) && (!row || sightKey(row) !== reader.key)
    })
  }

  return {
    hear,

    /** Tells a browser what changes from now on, and before that what did since it last heard. */
    async open(response: ServerResponse, { caller, token, since }: { caller: Caller; token: Buffer; since: Cursor | null }): Promise<void> {
      if (response.destroyed) return // he has left already
      if (isStopped) return void response.end()
      streams.add(response, { session: token.toString('hex'), sight: caller }) // before it is read: nothing is missed between
      hear()
      await reading // from where on all are told: what he has missed goes up to there at least
      const missed = since === null ? null : await changesSince(db, since)
      if (missed) streams.send(response, changeText((await sorted(missed.notes))(caller), missed.cursor))
      else if (since === null) streams.send(response, `id: ${await cursorNow(db)}\n\n`)
      else streams.send(response, resetText(await cursorNow(db)))
    },

    /** What a stream would have told since. */
    async since(since: Cursor | null, caller: Caller): Promise<{ events: ChangeEvent[]; last: Cursor; reset: boolean }> {
      const found = since === null ? null : await changesSince(db, since)
      if (!found) return { events: [], last: await cursorNow(db), reset: true }
      return { events: (await sorted(found.notes))(caller), last: found.cursor, reset: false }
    },

    /** Somebody has opened or closed a form of a record, `facility 17`: it is told to whoever may read that. */
    hearPresence: (told: string) => tellPresent(aboutOf(told)).catch(warn),

    /** How many browsers listen. */
    size: streams.size,

    async stop(): Promise<void> {
      isStopped = true
      for (const timer of timers) clearInterval(timer)
      streams.endOf(() => true)
      await reading
    },
  }
}

/** Mails of the outbox are shown to whoever they are about, too; which these are is read anew. */
const ofEmails: ChangeNote = { transaction: '', entity: email.name, ids: null, is_deletion: false, sight: 0 }

const eventText = (event: string, told: object): string => `event: ${event}\ndata: ${JSON.stringify(told)}\n\n`

/** The id stands with the last event: whoever is cut off between two hears both again. */
const changeText = (events: readonly ChangeEvent[], until: Cursor): string =>
  `${events.map((one) => eventText('change', one)).join('')}id: ${until}\n\n`

const resetText = (until: Cursor): string => `id: ${until}\n${eventText('reset', {})}`

const aboutOf = (told: string): About => {
  const [entity = '', id = ''] = told.split(' ')
  return { entity, id: Number(id) }
}
