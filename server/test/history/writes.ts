import type { Entity } from '@kasack/contract/entity.ts'
import { historyEntities, recordEntities, settingEntities } from '@kasack/contract/history-entities.ts'
import type { Random } from '@kasack/demo/random.ts'
import { chance, integer, pick, shuffled, weighted } from '@kasack/demo/random.ts'
import { sql } from 'kysely'
import type { Client, TestAnswer, TestApp } from '../app.ts'
import type { IdsByTable } from './values.ts'
import { newRecord, patch } from './values.ts'

type World = Pick<TestApp, 'db' | 'anonymous'> & { random: Random; root: Client; templates: number[] }

/** One call and its response; null: there was nothing to write to. */
type Write = { kind: string; answer: TestAnswer }

/** Everything that writes, each with its frequency. */
export function randomWrites({ db, anonymous, random, root, templates }: World): () => Promise<Write | null> {
  const usual = recordEntities.filter(({ path }) => !path.startsWith('lookups/'))
  const anyEntity = () => pick(random, chance(random, 0.85) ? usual : recordEntities)
  const one = (known: IdsByTable, table: string) => pick(random, known.get(table)!)
  const has = (known: IdsByTable, ...tables: string[]) => tables.every((table) => (known.get(table) ?? []).length > 0)

  async function change(known: IdsByTable, entity: Entity, body: object): Promise<TestAnswer | null> {
    return has(known, entity.name) ? root.patch(`/${entity.path}/${one(known, entity.name)}.json/`, body) : null
  }
  const named = (name: string) => historyEntities.find((entity) => entity.name === name)!

  const kinds: Record<string, { weight: number; write: (known: IdsByTable) => Promise<TestAnswer | null> }> = {
    settings: {
      weight: 3,
      write: (known) => {
        const entity = pick(random, settingEntities)
        return root.patch(`/${entity.path}.json/`, patch(random, known, entity))
      },
    },
    create: {
      weight: 30,
      async write(known) {
        const entity = anyEntity()
        return root.post(`/${entity.path}.json/`, newRecord(random, known, entity))
      },
    },
    change: {
      weight: 40,
      async write(known) {
        const entity = anyEntity()
        return change(known, entity, patch(random, known, entity))
      },
    },
    remove: {
      weight: 9,
      async write(known) {
        const entity = pick(
          random,
          recordEntities.filter(({ name }) => name !== 'user'),
        )
        if (!has(known, entity.name) || (known.get(entity.name)!.length < 3 && chance(random, 0.8))) return null
        return root.remove(`/${entity.path}/${one(known, entity.name)}/`)
      },
    },
    book: {
      weight: 10,
      async write(known) {
        if (!has(known, 'vacancy', 'employee')) return null
        const [vacancy, employee] = [one(known, 'vacancy'), one(known, 'employee')]
        const terms = {
          charge_rate: 1,
          working_hours_month: 2,
          expenses: 3,
          employee_transportation_expenses: 'daily',
          accommodation: 'no',
        }
        const days = { lower: `2026-06-1${integer(random, 0, 9)}`, upper: chance(random, 0.5) ? null : '2026-07-31' }
        return root.post('/bookings.json/', { vacancy, employee, date_range: days, ...terms })
      },
    },
    cancel: { weight: 3, write: (known) => change(known, named('booking'), { cancelled: true, notes: 'Abgesagt' }) },
    end: { weight: 3, write: (known) => change(known, named('booking'), { terminated: true, date_range: { upper: '2026-06-25' } }) },
    positions: { weight: 3, write: (known) => change(known, named('vacancy'), { number_of_positions: integer(random, 1, 4) }) },
    propose: {
      weight: 8,
      async write(known) {
        if (!has(known, 'vacancy', 'employee')) return null
        return root.post('/candidates.json/', { vacancy: one(known, 'vacancy'), employee: one(known, 'employee') })
      },
    },
    asked: {
      weight: 5,
      async write(known) {
        if (!has(known, 'candidate')) return null
        const body = { who: pick(random, ['employee', 'facility']), value: chance(random, 0.6) }
        return root.post(`/candidates/${one(known, 'candidate')}/asked.json/`, body)
      },
    },
    several: {
      weight: 5,
      async write(known) {
        if (!has(known, 'vacancy', 'employee', 'candidate')) return null
        const pairs = [1, 2, 3].map(() => ({ vacancy: one(known, 'vacancy'), employee: one(known, 'employee') }))
        if (chance(random, 0.5)) return root.post('/candidates/many.json/', { pairs })
        const candidates = [one(known, 'candidate'), one(known, 'candidate')]
        return root.post('/candidates/rejected-many.json/', { candidates, who: pick(random, ['employee', 'facility']) })
      },
    },
    mail: {
      weight: 6,
      async write(known) {
        const noted = has(known, 'employee') && chance(random, 0.3) ? { employee: one(known, 'employee'), log: true } : null
        const about =
          noted ??
          (has(known, 'candidate') && chance(random, 0.8) ? { candidate: one(known, 'candidate') } : { facility: one(known, 'facility') })
        const words = { recipient: 'pdl@klinik.example', subject: 'Ihr Bedarf', text: 'Guten Tag' }
        return root.post('/send-email/', { ...words, ...about, template: pick(random, templates) })
      },
    },
    followUp: {
      weight: 6,
      write: (known) =>
        change(known, named('facility'), {
          followup_date: pick(random, [null, '2026-07-01', '2026-07-02']),
          followup_user: one(known, 'user'),
        }),
    },
    undo: {
      weight: 12,
      async write() {
        const { rows } = await sql<{ group: number }>`
          select distinct group_id as "group" from history_line where is_told order by 1 desc limit 10`.execute(db)
        return rows.length > 0 ? root.post(`/history/groups/${pick(random, rows).group}/undo.json/`) : null
      },
    },
    handOver: {
      weight: 2,
      write: (known) => root.post(`/users/${one(known, 'user')}/hand-over.json/`, { successor: one(known, 'user') }),
    },
    activity: {
      weight: 2,
      async write(known) {
        const others = known.get('user')!.filter((id) => id !== root.id)
        return others.length > 0 ? root.patch(`/users/${pick(random, others)}.json/`, { is_active: chance(random, 0.7) }) : null
      },
    },
    apply: {
      weight: 3,
      write: () =>
        anonymous.post('/applicants.json/', {
          first_name: 'Jana',
          last_name: 'Neumann',
          profession_free_text: 'OTA',
          email: `jana${integer(random, 1, 1e6)}@example.org`,
          mobile: '0151 23456789',
          privacy_consent: true,
          privacy_consent_version: '2026-11',
        }),
    },
    confirm: {
      weight: 3,
      async write() {
        const { rows } = await sql<{ text: string }>`select text from outbox where text like '%hash=%' order by id desc limit 5`.execute(db)
        const hash = rows.length > 0 ? /hash=([\w-]+)/.exec(pick(random, rows).text)?.[1] : undefined
        return hash ? anonymous.post(`/applicants/confirm-email/${hash}/`) : null
      },
    },
    order: {
      weight: 1,
      async write(known) {
        const table = pick(random, ['tag', 'exam', 'qualification', 'profession'])
        return root.post(`/${named(table).path}/order.json/`, { entries: shuffled(random, known.get(table)!) })
      },
    },
  }

  const names = Object.keys(kinds)
  return async () => {
    const known = await readKnown(db)
    const kind = weighted(random, names, (name) => kinds[name]!.weight)
    const answer = await kinds[kind]!.write(known)
    return answer && { kind, answer }
  }
}

async function readKnown(db: World['db']): Promise<IdsByTable> {
  const each = historyEntities.map(
    ({ name }) => sql`select ${sql.lit(name)} as name, array(select id from ${sql.table(name)} order by id) as ids`,
  )
  const { rows } = await sql<{ name: string; ids: number[] }>`${sql.join(each, sql` union all `)}`.execute(db)
  return new Map(rows.map(({ name, ids }) => [name, ids]))
}
