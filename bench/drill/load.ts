import { createHash, randomBytes } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { form, pdf } from '../../server/test/upload/form.ts'

/** What the answers promised: whatever was acknowledged must be there afterwards. Moments as `performance.now()` shows them. */
export type Promises = {
  groups: { id: number; name: string; at: number }[]
  /** E-mail addresses of applications that were accepted, and how many were refused as too many. */
  applications: { accepted: string[]; refused: number }
  /** Of each attachment the checksum of the last acknowledged file, and of those sent after it. */
  files: Map<number, { acknowledged: string | null; sentSince: Set<string>; times: number }>
  /** How often a hirer was given other months, each of which adds a run. */
  runs: number
  reads: { answered: number; longest: number }
  /** Answers of the kind "later", 503 with `Retry-After`. */
  later: number
  /** Answers that nobody should get. */
  unexpected: string[]
}

type Target = { address: string; headers: Record<string, string>; attachments: number[]; hirer: number }

const lists = ['facilities.json/', 'users/me.json/', 'engagements.json/', 'cockpit.json/', 'applicants.json/']

/** Everything at once through the proxy until it is stopped; what is refused for now is tried again, as a browser would. */
export function startLoad({ address, headers, attachments, hirer }: Target): { promised: Promises; stop: () => Promise<void> } {
  const over = new AbortController()
  const promised: Promises = {
    groups: [],
    applications: { accepted: [], refused: 0 },
    files: new Map(attachments.map((id) => [id, { acknowledged: null, sentSince: new Set(), times: 0 }])),
    runs: 0,
    reads: { answered: 0, longest: 0 },
    later: 0,
    unexpected: [],
  }
  let number = 0

  /** The answer if it has the status; null if its outcome is unknown. */
  async function send(method: string, path: string, { body, type, accepts, as = headers }: Sending): Promise<Response | null> {
    const init = { method, body: body ?? null, headers: { ...as, ...(type && { 'content-type': type }) } }
    const answer = await fetch(`${address}/api/v0/${path}`, init).catch((error: unknown) => error as Error)
    if (answer instanceof Response && accepts.includes(answer.status)) return answer
    if (answer instanceof Response && answer.status === 503 && answer.headers.has('retry-after')) promised.later += 1
    else
      promised.unexpected.push(
        `${method} ${path}: ${answer instanceof Response ? `${answer.status} ${await answer.text()}` : answer.message}`,
      )
    await delay(50)
    return null
  }

  const json = (body: object) => ({ body: JSON.stringify(body), type: 'application/json' })

  async function write(): Promise<void> {
    const name = `Verbund ${(number += 1)}`
    const answer = await send('POST', 'facilitygroups.json/', { ...json({ name }), accepts: [201] })
    if (answer) promised.groups.push({ id: ((await answer.json()) as { id: number }).id, name, at: performance.now() })
  }

  async function apply(): Promise<void> {
    const email = `jana${(number += 1)}@example.org`
    const application = { first_name: 'Jana', last_name: 'Neumann', profession_free_text: 'OTA', email, mobile: '0176 04069000' }
    const answer = await send('POST', 'applicants.json/', {
      ...json({ ...application, privacy_consent: true }),
      as: {},
      accepts: [201, 429],
    })
    if (answer?.status === 201) promised.applications.accepted.push(email)
    if (answer?.status === 429) promised.applications.refused += 1
  }

  async function upload(id: number): Promise<void> {
    const content = Buffer.concat([pdf, randomBytes(100_000)])
    const sum = createHash('sha256').update(content).digest('hex')
    const file = promised.files.get(id)!
    file.sentSince.add(sum)
    const { body, headers: own } = form({ name: 'a.pdf', content })
    const answer = await send('POST', `lookups/email-attachments/${id}/file/`, {
      body: new Uint8Array(body),
      type: own['content-type']!,
      accepts: [200],
    })
    if (answer) promised.files.set(id, { acknowledged: sum, sentSince: new Set(), times: file.times + 1 })
  }

  async function changeMonths(): Promise<void> {
    const months = 12 + (promised.runs % 6)
    const body = { maximum_months: months, source: 'Tarifvertrag' }
    if (await send('PATCH', `hirers/${hirer}.json/`, { ...json(body), accepts: [200] })) promised.runs += 1
  }

  async function read(): Promise<void> {
    const begin = performance.now()
    const answer = await send('GET', lists[promised.reads.answered % lists.length]!, { accepts: [200] })
    if (!answer) return
    await answer.arrayBuffer()
    promised.reads.answered += 1
    promised.reads.longest = Math.max(promised.reads.longest, performance.now() - begin)
  }

  const keepDoing = async (act: () => Promise<void>, pause: number) => {
    while (!over.signal.aborted) {
      await act()
      await delay(pause, undefined, { signal: over.signal }).catch(() => undefined)
    }
  }
  const doing = [
    keepDoing(write, 40),
    keepDoing(apply, 150),
    keepDoing(changeMonths, 500),
    keepDoing(read, 20),
    keepDoing(read, 20),
    ...attachments.map((id) => keepDoing(() => upload(id), 300)),
  ]
  return {
    promised,
    async stop() {
      over.abort()
      await Promise.all(doing)
    },
  }
}

type Sending = { body?: string | Uint8Array<ArrayBuffer>; type?: string; accepts: number[]; as?: Record<string, string> }
