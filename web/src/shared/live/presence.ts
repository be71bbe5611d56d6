import type { Entity } from '@kasack/contract/entity.ts'
import type { Ref } from '@kasack/contract/field.ts'
import type { PresenceEvent } from '@kasack/contract/live.ts'
import { useEffect } from 'react'
import { csrfToken } from '../call/csrf-token.ts'
import { apiPath, queryOf, send } from '../call/send.ts'
import { createStore, useStore } from '../program/store.ts'
import { useUser } from '../session/session.ts'
import { pushedResources } from '../storage/pushed.ts'

/** How often a visible form reports that it is open, in milliseconds. */
const pause = 20_000

const url = `${apiPath}/presence.json/`

/** Users with a form open, by resource and id of its record; only for forms open in this tab. */
const present = createStore<Readonly<Record<string, readonly Ref[]>>>({})

const keyOf = ({ resource, id }: Pick<PresenceEvent, 'resource' | 'id'>) => `${resource} ${id}`

export function hearPresence({ users, ...record }: PresenceEvent) {
  if (keyOf(record) in present.get()) present.set({ ...present.get(), [keyOf(record)]: users })
}

/** Reports that a record's form is open, for as long as it is, and returns who else has it open. Without an id there is no record yet. */
export function usePresence({ path: resource }: Entity, id: number | undefined): readonly Ref[] {
  const me = useUser()?.id
  useEffect(() => (id === undefined ? undefined : arrive({ resource, id })), [resource, id])
  const users = useStore(present)[keyOf({ resource, id: id ?? 0 })] ?? []
  return users.filter((user) => user.id !== me)
}

type About = { resource: string; id: number }

/** Returns how to leave. Events only speed things up: a tab that vanished without leaving sends none. */
function arrive(record: About): () => void {
  present.set({ ...present.get(), [keyOf(record)]: [] })
  const say = async () => {
    await send('POST', url, { body: record })
    const answer = await send<Ref[]>('GET', url + queryOf(record), {})
    if (answer.ok) hearPresence({ ...record, users: answer.data })
  }
  const leave = () => leaveForm(record)
  let saying = say()
  const sayWhereSeen = () => {
    if (document.visibilityState === 'visible') saying = say()
  }
  const timer = setInterval(sayWhereSeen, pause)
  const unfollow = pushedResources.subscribe(sayWhereSeen) // users who arrived before the stream was heard are in no event
  document.addEventListener('visibilitychange', sayWhereSeen)
  globalThis.addEventListener('pagehide', leave)
  return () => {
    clearInterval(timer)
    unfollow()
    document.removeEventListener('visibilitychange', sayWhereSeen)
    globalThis.removeEventListener('pagehide', leave)
    const { [keyOf(record)]: _gone, ...others } = present.get()
    present.set(others)
    void saying.then(leave) // not before the server knows that it was open
  }
}

/** Sent even by a closing tab. */
function leaveForm(record: About) {
  const headers = { 'Content-Type': 'application/json', 'X-CSRFToken': csrfToken() }
  void fetch(url, { method: 'DELETE', headers, body: JSON.stringify(record), keepalive: true }).catch(() => undefined)
}
