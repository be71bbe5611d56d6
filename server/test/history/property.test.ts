import { seeded } from '@kasack/demo/random.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { patience } from '../../../scripts/lib/patience.mjs'
import { testApp } from '../app.ts'
import type { Line } from './backwards.ts'
import { differences, walkBack } from './backwards.ts'
import { wronglyDerived } from './derived.ts'
import { describeAll } from './described.ts'
import { randomWrites } from './writes.ts'

// A hundred and fifty writes in every run; HISTORY_WRITES=3000 makes more, SEED others.
const wanted = Number(process.env['HISTORY_WRITES'] ?? 150)
const seed = Number(process.env['SEED'] ?? 2)

const agency = await testApp({
  variables: {
    SMTP_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: 'Büro <buero@agentur.example>',
    APPLY_RATE_LIMIT: 'off',
    EMAIL_RATE_LIMIT: 'off',
  },
})
const { a, as, db, clock } = agency
const root = await as({ is_superuser: true })
for (let number = 0; number < 3; number++) {
  const [facility, employee] = [await a.facility(), await a.employee()]
  await a.contactPerson({ facility })
  await a.user()
  await a.candidate({ employee, vacancy: await a.vacancy({ facility, number_of_positions: 3 }) })
}

const linesAfter = async (id: number): Promise<Line[]> =>
  (
    await sql<Line>`
    select id, group_id, act, entity, record_id, is_told, changes from history_line where id > ${id} order by id`.execute(db)
  ).rows

test(
  `after ${wanted} random writes (seed ${seed}) the lines lead back from every record as it is to what it was at first`,
  async () => {
    const [first] = (await sql<{ id: number }>`select coalesce(max(id), 0) as id from history_line`.execute(db)).rows
    const templates = (await sql<{ id: number }>`select id from email_template where code <> 'automated'`.execute(db)).rows.map(
      ({ id }) => id,
    )
    const beginning = await describeAll(db)
    const write = randomWrites({ ...agency, random: seeded(seed), root, templates })
    const seen = new Map<string, { done: number; refused: number; silent: number }>()
    const complaints: unknown[] = []
    let last = first!.id
    for (let done = 0, at = clock.now().getTime(); done < wanted; at += 1_000) {
      clock.set(new Date(at).toISOString())
      const written = await write()
      if (!written) continue
      const { kind, answer } = written
      const lines = await linesAfter(last)
      last = lines.at(-1)?.id ?? last
      const count = seen.get(kind) ?? { done: 0, refused: 0, silent: 0 }
      seen.set(kind, count)
      const groups = [...new Set(lines.filter((line) => line.is_told).map((line) => `${line.group_id}`))]
      const header = answer.headers['x-history-group']
      if (answer.status >= 500 || groups.length > 1 || header !== groups[0])
        complaints.push({ kind, status: answer.status, header, groups, body: answer.body })
      if (answer.status >= 400) {
        count.refused++
        if (lines.length > 0) complaints.push({ kind, status: answer.status, lines })
        continue
      }
      done++
      count[lines.length > 0 ? 'done' : 'silent']++
    }
    const summary = [...seen].map(([kind, { done, refused, silent }]) => `${kind} ${done} (${silent} changed nothing, ${refused} refused)`)
    const lines = await linesAfter(first!.id)
    process.stdout.write(`seed ${seed}: ${lines.length} lines by ${summary.join(', ')}\n`)
    expect(complaints).toEqual([])
    const { before, wrong } = walkBack(await describeAll(db), lines)
    expect(wrong).toEqual([])
    expect(differences(before, beginning)).toEqual([])
    expect(await wronglyDerived(db)).toEqual([])
    expect([...new Set(lines.map(({ act }) => act))].toSorted()).toEqual(['changed', 'created', 'deleted', 'restored'])
  },
  patience(60_000 + wanted * 200),
)
