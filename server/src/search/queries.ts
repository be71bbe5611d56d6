import type { SearchKind } from '@kasack/contract/search.ts'
import { kindNumber, maxCounted } from '@kasack/contract/search.ts'
import { triplesOf } from '@kasack/contract/phone-search.ts'
import { gapKeysOf, slipKeysOf } from '@kasack/contract/search-word.ts'
import { sql } from 'kysely'
import { sightOf, hiddenEntries } from '../engagement/queries.ts'
import type { Db } from '../platform/database/db.ts'
import { read, sideBySide } from '../platform/database/db.ts'
import type { Sql } from '../platform/list/list-query.ts'
import { compile } from '../platform/read/statement.ts'
import type { Caller } from '../platform/request/call.ts'
import { searchSources } from '../search-index/queries.ts'
import { isShort, lookupKeys, tripleWord } from '../search-index/filing.ts'
import type { Digits, FoundWord, PlannedPart, PlannedToken, Step } from './plan.ts'
import { costOfMiddle, enough, indexedOf } from './plan.ts'
import type { RecordKey, Part, Token } from './question.ts'
import { seesGuarded } from './question.ts'

type WordQuery = { kinds: SearchKind[]; caller: Caller }

/** The words of the index that may match what was typed, limited to those by which the caller may find records. */
export async function findWords(db: Db, parts: readonly Part[], { kinds, caller }: WordQuery): Promise<FoundWord[]> {
  const tokens = parts.flatMap((part) => part.tokens)
  const of = (keysOf: (token: Token) => string[]) => {
    const pairs = tokens.flatMap((token, at) => [...new Set(keysOf(token))].map((key) => [at, key] as const))
    return sql`unnest(${pairs.map(([at]) => at)}::int[], ${pairs.map(([, key]) => key)}::text[]) as typed (token, form)`
  }
  const digits = [...parts, ...tokens].flatMap((one) => (one.digits === null ? [] : triplesOf(one.digits).map(tripleWord)))
  // Selected right where they are found: another join would scan all words.
  const columns = sql`found.id, found.word, found.kind, found.place, found.number, null::int as last`
  const isSeen = sql`found.kind = any(${kinds.map(kindNumber)}::int[]) and found.place <= ${seesGuarded(caller) ? 2 : 1}`
  const rows = await read(
    db,
    compile(sql<Omit<FoundWord, 'tokens'> & { token: number }>`
      select token, ${columns} from ${of(({ forms }) => forms.flatMap(lookupKeys))} join search_word found on found.word = form where ${isSeen}
      union all
      select token, ${columns} from ${of(({ forms }) => forms.filter((form) => !isShort(form)))}
      join search_word found on found.word > form and found.word < form || chr(1114111) where ${isSeen}
      union all
      select token, ${columns} from (
        select distinct token, beginning from ${of(({ forms }) => slipKeysOf(forms))} join search_cut on cut = form
      ) near join search_word found on found.word >= beginning and found.word < beginning || chr(1114111) where ${isSeen}
      union all
      select token, ${columns} from ${of(({ forms }) => gapKeysOf(forms))} join search_cut on cut = form
      join search_word found on found.word = beginning where length(beginning) = length(form) + 1 and ${isSeen}
      union all
      select -1, ${columns} from search_word found where found.word = any(${[...new Set(digits)]}::text[]) and ${isSeen}
      union all
      select
        -1, found.id, found.word, found.kind, found.place, found.number,
        (select max(record_id) from search_record where search_record.kind = found.kind)
      from search_word found where found.word = '' and ${isSeen}`),
  )
  const words = new Map<number, FoundWord>()
  for (const { token, ...word } of rows) {
    const known = words.get(word.id) ?? { ...word, tokens: [] }
    if (!known.tokens.includes(token)) known.tokens.push(token)
    words.set(word.id, known)
  }
  return [...words.values()]
}

/** A record that was found; `number`: how many of its kind were found. */
export type Hit = { kind: number; id: number; number: number }

type HitQuery = { id: number | null; size: number; caller: Caller }

/** A hit with the columns it is ordered by; `newest` in microseconds since 1970. */
type RankedHit = Hit & { cost: number; is_active: boolean; newest: number }

/** The best records of each kind, in order over all kinds, and their number. */
export async function findHits(db: Db, plans: ReadonlyMap<SearchKind, Step[]>, asked: HitQuery): Promise<Hit[]> {
  const all = [...plans]
  const [events, others] = [all.filter(([kind]) => eventKinds.includes(kind)), all.filter(([kind]) => !eventKinds.includes(kind))]
  const halves = await sideBySide(
    db,
    () => findRanked(db, others, asked),
    () => findRanked(db, events, asked),
  )
  return halves.flat().toSorted(byRank)
}

/** Kinds that name other records; together they outnumber all others. */
const eventKinds: readonly SearchKind[] = ['vacancies', 'bookings', 'engagements']

function findRanked(db: Db, plans: readonly (readonly [SearchKind, Step[]])[], asked: HitQuery): Promise<RankedHit[]> {
  const kinds = plans.map(([kind, steps]) => sql`(${hitsOf(kind, steps, asked)})`)
  if (kinds.length === 0) return Promise.resolve([])
  return read(
    db,
    compile(sql<RankedHit>`
      select kind, record_id as id, number, cost, is_active, (extract(epoch from moment) * 1000000)::float8 as newest
      from (${sql.join(kinds, sql` union all `)}) hit
      where kind = any(${plans.map(([kind]) => kindNumber(kind))}::int[]) -- planned for these words each time`),
  )
}

/** The best first; at equal cost in the order of `newest`. */
const byRank = (one: RankedHit, other: RankedHit): number =>
  one.cost - other.cost ||
  Number(other.is_active) - Number(one.is_active) ||
  other.newest - one.newest ||
  other.id - one.id ||
  one.kind - other.kind

/** Which of these records exist for the reader. */
export function findKnown(db: Db, records: readonly RecordKey[], caller: Caller): Promise<Pick<Hit, 'kind' | 'id'>[]> {
  const parts = [...Map.groupBy(records, ({ kind }) => kind)].map(([kind, all]) => {
    const ids = all.map(({ id }) => id)
    return sql`
      select ${sql.lit(kindNumber(kind))}::int as kind, record_id as id from unnest(${ids}::int[]) record_id
      where ${isThere(kind, caller)}`
  })
  return parts.length === 0 ? Promise.resolve([]) : read(db, compile(sql<Pick<Hit, 'kind' | 'id'>>`${sql.join(parts, sql` union all `)}`))
}

const isThere = (kind: SearchKind, caller: Caller): Sql =>
  sql`(select true from ${sql.table(searchSources[kind].table)} one where one.id = record_id ${unlessWithheld(kind, caller) ?? sql``})`

const newest = sql`is_active desc, moment desc, record_id desc`

/** The steps in order, each running only if those before did not find enough. */
function hitsOf(kind: SearchKind, steps: readonly Step[], { id, size, caller }: HitQuery): Sql {
  const rowsOfAll = (names: readonly Sql[]) =>
    sql.join(
      names.map((name) => sql`select * from ${name}`),
      sql` union all `,
    )
  const names = steps.map((_, at) => sql.ref(`step_${at}`))
  const numberOf = (found: readonly Sql[]) => sql`(select count(distinct record_id) from (${rowsOfAll(found)}) found)`
  // Wider steps that compared all they found need no narrower one; those that searched only the newest may have missed the best.
  const most = steps.some((one) => !one.isNarrower && (one.among ?? one.above) !== null) ? enough : maxCompared
  const tables = steps.map((step, at) => {
    const [wide, narrow] = [false, true].map((isNarrower) => names.slice(0, at).filter((_, one) => steps[one]!.isNarrower === isNarrower))
    const before = step.isNarrower ? narrow! : names.slice(0, at)
    const former = [
      ...(step.isNarrower ? [sql`${numberOf(wide!)} >= ${sql.lit(most)}`] : []),
      ...(before.length > 0 ? [sql`${numberOf(before)} < ${sql.lit(enough)}`] : []),
    ]
    return sql`${names[at]!} as materialized (${rowsOf(kind, step, { id, caller, former })})`
  })
  const there = isThere(kind, caller)
  return sql`
    with ${sql.join(tables)}, best as materialized (
      select distinct on (record_id) * from (${rowsOfAll(names)}) found order by record_id, cost
    )
    select ${sql.lit(kindNumber(kind))}::int as kind, record_id, cost, is_active, moment, (
      select count(*)::int from (select from best where ${there} limit ${sql.lit(maxCounted + 1)}) counted
    ) as number
    from (select * from best order by cost, ${newest} offset 0) sorted where ${there} limit ${sql.lit(size)}`
}

type Limits = Pick<HitQuery, 'id' | 'caller'> & { former: readonly Sql[] }

function rowsOf(kind: SearchKind, { parts, among, above }: Step, { id, caller, former }: Limits): Sql {
  const indexed = id === null && among === null ? indexedOf(parts) : []
  const compared = parts.filter((part) => !indexed.includes(part) || part.tokens.length > 1)
  const ofKind = sql`kind = ${sql.lit(kindNumber(kind))}`
  const where = all([
    // Words belong to a kind already: a condition on the kind would also read that kind's whole index.
    ...(indexed.length > 0 && above === null ? [] : [ofKind]),
    ...(above === null ? [] : [sql`record_id > ${sql.lit(above)}`]),
    ...(id === null ? [] : [sql`record_id = ${id}`]),
    ...indexed.map((part) => fits(part, hasOneOfIndexed)),
    ...compared.map((part) => fits(part, hasOneOf)),
    // Most hits are visible, but not to readers who see only part of the logbook.
    ...(unlessWithheld(kind, caller) === null ? [] : [isThere(kind, caller)]),
    ...former,
  ])
  const records =
    among === null
      ? // By `offset 0` the records are found before they are sorted: going through the newest takes longer if few of them match.
        sql`(select * from search_record where ${where} offset 0) found`
      : sql`(select * from search_record where ${ofKind} order by ${newest} limit ${sql.lit(among)}) newest_record where ${where}`
  // The cost of a single word is known; for several words only the newest records are compared.
  const from =
    parts.length > 1
      ? sql`(select * from ${records} order by ${newest} limit ${sql.lit(maxCompared)}) recent`
      : sql`${records} order by cost, ${newest} limit ${sql.lit(enough)}`
  return sql`select record_id, is_active, moment, ${costOf(parts)} as cost from ${from}`
}

const maxCompared = 2 * enough

/** Logbook entries the reader may not see; for other kinds the permission was checked before. */
function unlessWithheld(kind: SearchKind, caller: Caller): Sql | null {
  const withheld = kind === 'engagements' ? hiddenEntries(sightOf(caller)) : null
  return withheld && sql`and not exists (select from engagement where engagement.id = record_id and ${withheld})`
}

const all = (conditions: readonly Sql[]): Sql => sql.join(conditions, sql` and `)

type HasOneOf = (ids: readonly number[]) => Sql

/** Uses the index of words. */
const hasOneOfIndexed: HasOneOf = (ids) => sql`words && ${[...ids]}::int[]`

/** Checks a record at a time: compares its words with a short list, looks them up in a long one. */
const hasOneOf: HasOneOf = (ids) =>
  ids.length <= compared
    ? sql`case when ${hasOneOfIndexed(ids)} then true else false end`
    : sql`exists (select from unnest(words) word where word = any(${[...ids]}::int[]))`
const compared = 32

/** Whether a record matches all tokens, or the number they form together; with the index only the rarest token. */
function fits({ tokens, digits }: PlannedPart, has: HasOneOf): Sql {
  const looked = has === hasOneOfIndexed ? tokens.slice(0, 1) : tokens
  const each = all(looked.map((token) => fitsToken(token, has)))
  return digits === null ? each : sql`(${containsDigits(digits, has)} or (${each}))`
}

function fitsToken({ costs, digits }: PlannedToken, has: HasOneOf): Sql {
  const ids = costs.flatMap((one) => one.ids)
  const ways = [...(ids.length > 0 ? [has(ids)] : []), ...(digits ? [containsDigits(digits, has)] : [])]
  return ways.length === 0 ? sql`false` : sql`(${sql.join(ways, sql` or `)})`
}

function containsDigits({ digits, ids }: Digits, has: HasOneOf): Sql {
  const isLike = sql`numbers like ${`%${digits}%`}`
  return has === hasOneOfIndexed ? sql`(words @> ${ids}::int[] and ${isLike})` : isLike
}

/** The sum over all tokens of the cost of the cheapest matching word of a record. */
function costOf(parts: readonly PlannedPart[]): Sql {
  const words = parts.filter(isOfWords).flatMap(({ tokens }) => tokens)
  const [certain, varying] = [words.filter(({ costs }) => costs.length === 1), words.filter(({ costs }) => costs.length > 1)]
  return sum([
    ...certain.map(({ costs: [only] }) => sql.lit(only!.cost)),
    ...(varying.length > 0 ? [costOfWords(varying)] : []),
    ...parts.filter((part) => !isOfWords(part)).map(costOfNumber),
  ])
}

const isOfWords = ({ tokens, digits }: PlannedPart): boolean => digits === null && tokens.every((token) => token.digits === null)

const sum = (costs: readonly Sql[]): Sql => (costs.length === 0 ? sql`0` : sql.join(costs, sql` + `))

/** Goes through the words of a record once for all tokens. */
function costOfWords(tokens: readonly PlannedToken[]): Sql {
  const each = tokens.map(({ costs }) => {
    const whens = costs.map(({ cost, ids }) => sql`when word = any(${[...ids]}::int[]) then ${sql.lit(cost)}`)
    return sql`min(case ${sql.join(whens, sql` `)} end)`
  })
  const ids = tokens.flatMap(({ costs }) => costs.flatMap((one) => one.ids))
  return sql`(select ${sum(each)} from unnest(words) word where word = any(${[...new Set(ids)]}::int[]))`
}

function costOfNumber({ tokens, digits }: PlannedPart): Sql {
  const each = sum(tokens.map(costOfToken))
  return digits === null ? each : sql`case when ${containsDigits(digits, hasOneOf)} then ${costOfDigits(digits)} else ${each} end`
}

/** A number typed to its end is an exact match. */
const costOfDigits = ({ digits }: Digits): Sql => sql`case when numbers like ${`%${digits} %`} then 0 else ${sql.lit(costOfMiddle)} end`

/** As a word or as part of a number, whichever is cheaper. */
function costOfToken(token: PlannedToken): Sql {
  const { costs, digits } = token
  const ofWords = costs.length > 0 ? [costOfWords([token])] : []
  const ofDigits = digits ? [sql`case when ${containsDigits(digits, hasOneOf)} then ${costOfDigits(digits)} end`] : []
  return sql`least(${sql.join([sql`null::int`, ...ofWords, ...ofDigits])})`
}
