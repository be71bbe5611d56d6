import type { ServerResponse } from 'node:http'
import type { Sight } from './sight.ts'
import { sightKey } from './sight.ts'

/** A session that listens, by its token's hash, and what its user may see: whoever has the same key is told the same. */
export type Reader = { session: string; sight: Sight; key: string }

/** So many streams has a session at most, the oldest ends: a browser needs one. */
const mostOfSession = 10

/** So many bytes may wait for a slow reader; then he begins anew. */
const mostWaiting = 1_000_000

/** The streams that a process holds. There may be thousands: of each nothing is kept but its response, and of a session one reader. */
export function openStreams() {
  const readers = new Map<ServerResponse, Reader>()
  /** The streams of each session, the oldest first. */
  const sessions = new Map<string, Set<ServerResponse>>()

  function leave(response: ServerResponse, session: string): void {
    readers.delete(response)
    const own = sessions.get(session)
    own?.delete(response)
    if (own?.size === 0) sessions.delete(session)
  }

  /** Whoever is slow may still be reading what he was told: no more is told. */
  function end(response: ServerResponse): void {
    const reader = readers.get(response)
    if (reader) leave(response, reader.session)
    response.end()
  }

  return {
    add(response: ServerResponse, { session, sight: { is_superuser, permissions } }: Omit<Reader, 'key'>): void {
      const key = sightKey({ is_superuser, permissions })
      const own = sessions.get(session) ?? new Set()
      const known = [...own].map((one) => readers.get(one)!).find((reader) => reader.key === key)
      for (const one of [...own].slice(0, Math.max(0, own.size - mostOfSession + 1))) end(one)
      sessions.set(session, own.add(response))
      readers.set(response, known ?? { session, sight: { is_superuser, permissions }, key })
      response.on('close', () => leave(response, session))
    },

    end,
    endOf: (isMeant: (reader: Reader) => boolean) => readers.forEach((reader, response) => isMeant(reader) && end(response)),
    send,

    /** Tells each what is meant for him. */
    tell: (textFor: (reader: Reader, response: ServerResponse) => string) =>
      readers.forEach((reader, response) => send(response, textFor(reader, response))),

    /** Each session once, or more often where its rights have changed. */
    readers: (): ReadonlySet<Reader> => new Set(readers.values()),
    size: () => readers.size,
  }
}

/** What has ended may wait long for a slow reader. Of a second write to it Node makes an error that nobody listens for, and the process ends. */
function send(response: ServerResponse, text: string): void {
  if (text === '' || response.writableEnded) return
  response.write(text)
  if (response.writableLength > mostWaiting) response.destroy()
}
