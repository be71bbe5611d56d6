import type { ServerResponse } from 'node:http'
import type { Sight } from './sight.ts'
import { sightKey } from './sight.ts'

/** A listening session, by the hash of its token, and what its user may see; readers with the same key receive the same. */
export type Reader = { session: string; sight: Sight; key: string }

/** Most streams per session; beyond that the oldest ends. A browser needs one. */
const maxStreamsPerSession = 10

/** Most bytes waiting for a slow reader; beyond that the reader has to reconnect. */
const maxPendingBytes = 1_000_000

/** The open streams of this process. There may be thousands: a stream costs only its response, a session one reader. */
export function openStreams() {
  const readers = new Map<ServerResponse, Reader>()
  /** The streams of each session, oldest first. */
  const sessions = new Map<string, Set<ServerResponse>>()

  function leave(response: ServerResponse, session: string): void {
    readers.delete(response)
    const own = sessions.get(session)
    own?.delete(response)
    if (own?.size === 0) sessions.delete(session)
  }

  /** A slow reader may still be reading what was sent before; nothing more is sent. */
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
      for (const one of [...own].slice(0, Math.max(0, own.size - maxStreamsPerSession + 1))) end(one)
      sessions.set(session, own.add(response))
      readers.set(response, known ?? { session, sight: { is_superuser, permissions }, key })
      response.on('close', () => leave(response, session))
    },

    end,
    endOf: (isMeant: (reader: Reader) => boolean) => readers.forEach((reader, response) => isMeant(reader) && end(response)),
    send,

    /** Sends each stream its own text. */
    broadcast: (textFor: (reader: Reader, response: ServerResponse) => string) =>
      readers.forEach((reader, response) => send(response, textFor(reader, response))),

    /** Each session once, or more often if its permissions have changed. */
    readers: (): ReadonlySet<Reader> => new Set(readers.values()),
    size: () => readers.size,
  }
}

/**
 * An ended stream may wait long for a slow reader. Writing to it again makes Node emit an error without a listener, which ends the process.
 */
function send(response: ServerResponse, text: string): void {
  if (text === '' || response.writableEnded) return
  response.write(text)
  if (response.writableLength > maxPendingBytes) response.destroy()
}
