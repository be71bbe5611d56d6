import { setTimeout as delay } from 'node:timers/promises'

/** What a stream told: a change of these ids (null: of any), or that everything must be read anew. */
type StreamEvent = { at: number; what: 'reset' } | { at: number; what: 'change'; resource: string; ids: number[] | null }

export type Listener = { heard: StreamEvent[]; connections: () => number; stop: () => Promise<void> }

/** Listens to changes like a browser: when its stream ends it opens the next one after a second, with the last id it knows. */
export function listenLikeABrowser(address: string, headers: Record<string, string>): Listener {
  const over = new AbortController()
  const heard: StreamEvent[] = []
  let last = ''
  let connections = 0

  async function listenOnce(): Promise<void> {
    const known: Record<string, string> = last === '' ? {} : { 'last-event-id': last }
    const answer = await fetch(`${address}/api/v0/events/`, { headers: { ...headers, ...known }, signal: over.signal })
    if (answer.status !== 200) return
    connections += 1
    let text = ''
    for await (const part of answer.body!.pipeThrough(new TextDecoderStream())) {
      const blocks = (text + part).split('\n\n')
      text = blocks.pop()!
      blocks.forEach(take)
    }
  }

  function take(block: string): void {
    const fields = new Map(block.split('\n').map((line) => [line.split(': ')[0]!, line.slice(line.indexOf(': ') + 2)]))
    last = fields.get('id') ?? last
    const [what, at] = [fields.get('event'), performance.now()]
    if (what === 'reset') heard.push({ at, what })
    if (what === 'change') heard.push({ at, what, ...(JSON.parse(fields.get('data')!) as { resource: string; ids: number[] | null }) })
  }

  async function keepListening(): Promise<void> {
    while (!over.signal.aborted) {
      await listenOnce().catch(() => undefined) // it ended or could not begin
      await delay(1_000, undefined, { signal: over.signal }).catch(() => undefined)
    }
  }

  const listening = keepListening()
  return {
    heard,
    connections: () => connections,
    async stop() {
      over.abort()
      await listening
    },
  }
}

/** Those of the written records that the listener was neither told of nor told to read anew since. */
export function missedBy({ heard }: Listener, resource: string, written: readonly { id: number; at: number }[]): number[] {
  const told = new Set(heard.flatMap((one) => (one.what === 'change' && one.resource === resource ? (one.ids ?? []) : [])))
  const anew = Math.max(
    0,
    ...heard.filter((one) => one.what === 'reset' || (one.resource === resource && one.ids === null)).map(({ at }) => at),
  )
  return written.filter(({ id, at }) => !told.has(id) && at > anew).map(({ id }) => id)
}
