import type { SearchKind } from '@kasack/contract/search.ts'
import { mostCounted } from '@kasack/contract/search.ts'
import { slipKeysOf } from '@kasack/contract/search-word.ts'
import { sql } from 'kysely'
import { sightOf, withheldEntries } from '../engagement/queries.ts'
import type { Db } from '../platform/database/db.ts'
import { read } from '../platform/database/db.ts'
import type { Sql } from '../platform/list/list-query.ts'
import { compile } from '../platform/read/statement.ts'
import type { Caller } from '../platform/request/call.ts'
import { searchSources } from '../search-index/queries.ts'
import { isShort, kindNumber, lookedUp } from '../search-index/rules.ts'
import type { Plan, PlannedPart, PlannedToken } from './plan.ts'
import type { Known, Token } from './rules.ts'
import { seesGuarded } from './rules.ts'

/** A word of the index that may be meant by these of the typed tokens; the empty one says how many records the kind has. */
export type FoundWord = { id: number; word: string; kind: number; place: number; number: number; tokens: number[] }

/** The words of the index that may match what was typed, as far as somebody may find records by them. */
export async function findWords(db: Db, tokens: readonly Token[], { kinds, caller }: { kinds: SearchKind[]; caller: Caller }) {
  const of = (pick: (form: string) => string[]) => {
    const pairs = tokens.flatMap(({ forms }, at) => [...new Set(forms.flatMap(pick))].map((one) => [at, one] as const))
    return sql`unnest(${pairs.map(([at]) => at)}::int[], ${pairs.map(([, one]) => one)}::text[]) as typed (token, form)`
  }
  // Read where they are found: joined once more, all words there are would be gone through.
  const columns = sql`found.id, found.word, found.kind, found.place, found.number`
  const isSeen = sql`found.kind = any(${kinds.map(kindNumber)}::int[]) and found.place <= ${seesGuarded(caller) ? 2 : 1}`
  const rows = await read(
    db,
    compile(sql<Omit<FoundWord, 'tokens'> & { token: number }>`
      select token, ${columns} from ${of(lookedUp)} join search_word found on found.word = form where ${isSeen}
      union all
      select token, ${columns} from ${of((form) => (isShort(form) ? [] : [form]))}
      join search_word found on found.word > form and found.word < form || chr(1114111) where ${isSeen}
      union all
      select token, ${columns} from (
        select distinct token, beginning from ${of(slipKeysOf)} join search_cut on cut = form
      ) near join search_word found on found.word >= beginning and found.word < beginning || chr(1114111) where ${isSeen}
      union all
      select -1, ${columns} from search_word found where found.word = '' and ${isSeen}`),
  )
  const words = new Map<number, FoundWord>()
  for (const { token, ...word } of rows) {
    const known = words.get(word.id) ?? { ...word, tokens: [] }
    if (!known.tokens.includes(token)) known.tokens.push(token)
    words.set(word.id, known)
  }
  return [...words.values()]
}

/** A record that was found, the best first; `number`: how many of its kind there are. */
export type Hit = { kind: number; id: number; number: number }

type Asked = { id: number | null; size: number; caller: Caller }

/** The best records of each kind, over all kinds in order, and how many there are. */
export function findHits(db: Db, plans: ReadonlyMap<SearchKind, Plan>, asked: Asked): Promise<Hit[]> {
  const parts = [...plans].map(([kind, plan]) => sql`(${hitsOf(kind, plan, asked)})`)
  if (parts.length === 0) return Promise.resolve([])
  return read(
    db,
    compile(sql<Hit>`
      select kind, record_id as id, number from (${sql.join(parts, sql` union all `)}) hit
      where kind = any(${[...plans.keys()].map(kindNumber)}::int[]) -- planned for these words each time
      order by score, is_active desc, moment desc, record_id desc, kind`),
  )
}

/** Which of these records are there for the reader. */
export function findKnown(db: Db, records: readonly Known[], caller: Caller): Promise<Pick<Hit, 'kind' | 'id'>[]> {
  const parts = [...Map.groupBy(records, ({ kind }) => kind)].map(([kind, all]) => {
    const ids = all.map(({ id }) => id)
    return sql`
      select ${sql.lit(kindNumber(kind))}::int as kind, record_id as id from unnest(${ids}::int[]) record_id
      where ${isThere(kind, caller)}`
  })
  return parts.length === 0 ? Promise.resolve([]) : read(db, compile(sql<Pick<Hit, 'kind' | 'id'>>`${sql.join(parts, sql` union all `)}`))
}

const isThere = (kind: SearchKind, caller: Caller): Sql =>
  sql`(select true from ${sql.table(searchSources[kind].table)} one where one.id = record_id ${unlessWithheld(kind, caller)})`

const newest = sql`is_active desc, moment desc, record_id desc`

function hitsOf(kind: SearchKind, plan: Plan, { id, size, caller }: Asked): Sql {
  const common = sql`kind = ${sql.lit(kindNumber(kind))} ${id === null ? sql`` : sql`and record_id = ${id}`}`
  const matching = (condition: (part: PlannedPart, way: Way) => Sql, way: Way) =>
    sql.join([common, ...plan.parts.map((part) => condition(part, way)), isThere(kind, caller)], sql` and `)
  const columns = sql`kind, record_id, ${scoreOf(plan.parts)} as score, is_active, moment`
  if (plan.all === 'gather') {
    return sql`
      select ${columns}, least(count(*) over (), ${sql.lit(mostCounted + 1)})::int as number from search_record
      where ${matching(fits, 'gather')} order by score, ${newest} limit ${sql.lit(size)}`
  }
  const equal =
    plan.equal &&
    sql`(
    select ${columns} from search_record where ${matching(isEqual, plan.equal)} order by ${newest} limit ${sql.lit(size)}) union `
  return sql`
    with counted as materialized (
      select ${columns} from search_record where ${matching(fits, 'walk')} order by ${newest} limit ${sql.lit(mostCounted + 1)}
    )
    select best.*, (select count(*) from counted)::int as number
    from (${equal ?? sql``} select * from counted) best order by score, ${newest} limit ${sql.lit(size)}`
}

/** Entries of the logbook that are not there for a reader; of the others the right to read their kind is asked before. */
function unlessWithheld(kind: SearchKind, caller: Caller): Sql {
  const withheld = kind === 'engagements' ? withheldEntries(sightOf(caller)) : null
  if (!withheld) return sql``
  return sql`and not exists (select from engagement where engagement.id = record_id and ${withheld})`
}

/** Whether the index of words is asked, or each record in its turn: a case is nothing that an index knows, and half of them may fit. */
type Way = Plan['all']

const hasOneOf = (ids: readonly number[], way: Way = 'gather'): Sql => {
  if (ids.length === 0) return sql`false`
  const has = sql`words && ${[...ids]}::int[]`
  return way === 'walk' ? sql`case when ${has} then true else false end` : has
}

const containsDigits = (digits: string): Sql => sql`(numbers <> '' and numbers like ${`%${digits}%`})`

const fits = ({ tokens, digits }: PlannedPart, way: Way): Sql => {
  const each = sql.join(
    tokens.map((token) => fitsToken(token, way)),
    sql` and `,
  )
  return digits === null ? each : sql`(${containsDigits(digits)} or (${each}))`
}

function fitsToken({ matches, digits }: PlannedToken, way: Way): Sql {
  const ids = Object.values(matches).flatMap((one) => one.ids)
  return digits === null ? hasOneOf(ids, way) : sql`(${containsDigits(digits)} or ${hasOneOf(ids, way)})`
}

const isEqual = ({ tokens }: PlannedPart, way: Way): Sql =>
  sql.join(
    tokens.map(({ matches }) => hasOneOf(matches.equal.ids, way)),
    sql` and `,
  )

/** Slips count more than any beginnings, beginnings more than words of others than the record itself. */
const costs = { slip: 10_000, beginning: 100, other: 1 }

const scoreOf = (parts: readonly PlannedPart[]): Sql =>
  parts.length === 0
    ? sql`0`
    : sql.join(
        parts.map((part) => sql`(${costOf(part)})`),
        sql` + `,
      )

function costOf({ tokens, digits }: PlannedPart): Sql {
  const each = sql.join(
    tokens.map((token) => sql`(${costOfToken(token)})`),
    sql` + `,
  )
  return digits === null ? each : sql`case when ${containsDigits(digits)} then ${costOfNumber(digits)} else ${each} end`
}

/** A number that was typed to its end is the same one. */
const costOfNumber = (digits: string): Sql => sql`case when numbers like ${`%${digits} %`} then 0 else ${sql.lit(costs.beginning)} end`

function costOfToken({ matches: { equal, beginning }, digits }: PlannedToken): Sql {
  const cases: [Sql, Sql][] = [
    [hasOneOf(equal.own), sql`0`],
    [hasOneOf(equal.ids), sql.lit(costs.other)],
    ...(digits === null ? [] : [[containsDigits(digits), costOfNumber(digits)] as [Sql, Sql]]),
    [hasOneOf(beginning.own), sql.lit(costs.beginning)],
    [hasOneOf(beginning.ids), sql.lit(costs.beginning + costs.other)],
  ]
  return sql`case ${sql.join(
    cases.map(([when, then]) => sql`when ${when} then ${then}`),
    sql` `,
  )} else ${sql.lit(costs.slip)} end`
}
