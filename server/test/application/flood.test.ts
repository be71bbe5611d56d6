import { expect, test } from 'vitest'
import { patience } from '../../../scripts/lib/patience.mjs'
import { twoPrograms } from '../program/two-programs.ts'

// A hundred in every run; `npm run flood-test` sends a thousand. Two real processes on one database, all requests from one address.
const applications = Number(process.env['APPLICATIONS'] ?? 100)
const limit = 30

const programs = twoPrograms({ APPLY_RATE_LIMIT: `${limit}/3600` })

const apply = (number: number) =>
  fetch(`${programs.address(number)}/api/v0/applicants.json/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      first_name: 'Jana',
      last_name: `Neumann ${number}`,
      profession_free_text: 'OTA',
      email: `jana${number}@example.org`,
      mobile: '0176 04069000',
      privacy_consent: true,
    }),
  })

test(
  `of ${applications} applications from one address over two processes exactly ${limit} are stored, and the rest wait`,
  async () => {
    const answers = await Promise.all(Array.from({ length: applications }, (_, number) => apply(number)))
    const statuses = Object.groupBy(answers, ({ status }) => status)
    expect(Object.fromEntries(Object.entries(statuses).map(([status, all]) => [status, all?.length]))).toEqual({
      201: limit,
      429: applications - limit,
    })
    const waits = statuses[429]!.map(({ headers }) => Number(headers.get('retry-after')))
    expect(waits.filter((seconds) => !(seconds > 3000 && seconds <= 3600))).toEqual([])
    const admin = await programs.signIn()
    const count = async (path: string) =>
      ((await (await fetch(`${programs.address(1)}/api/v0/${path}`, { headers: admin })).json()) as { count: number }).count
    expect([await count('applicants.json/'), await count('outbox.json/')]).toEqual([limit, limit])
  },
  patience(30_000 + applications * 100),
)
