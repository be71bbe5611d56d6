import type { Filter } from '@kasack/contract/filter.ts'
import type { ContextValues, FilterValues, List } from '@kasack/contract/list.ts'
import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import { counting, countOf, keptCount } from './counts.ts'
import type { Sort } from './cut.ts'
import { where } from './cut.ts'
import type { Db } from '../database/db.ts'
import { read, sideBySide } from '../database/db.ts'
import type { ListRequest } from './list-request.ts'
import { resolveNames } from '../read/named.ts'
import type { PageStatement } from './page-query.ts'
import { preparePage, readPage } from './page-query.ts'
import type { ReadFirst } from '../read/read-first.ts'
import type { CommonReading, Reading } from '../read/reading.ts'
import { readingKey } from '../read/reading.ts'
import { Refusal, refusalTexts } from '../text/refusal.ts'
import type { PreparedRows, Rows as RowsIn } from '../read/statement.ts'
import { compile, memoizeBy, prepareRows } from '../read/statement.ts'

export type Sql = RawBuilder<unknown>

/**
 * Facts a condition may need: the moment of the request, its day in Europe/Berlin, what is hidden from the reader, and the records the
 * context refers to.
 */
export type ListFacts = Pick<Reading, 'today' | 'hidden' | 'found'> & { now: Date }

/** How rows of a list's entity are read. */
export type Rows<L extends List> = RowsIn<ContextValues<L>>
type ListReading<L extends List> = Reading<ContextValues<L>>
type ReadContext<L extends List> = { now: Date; reading: ListReading<L> }

/** What a filter may look at besides its own value: the other filters and the context of the request. */
type FilterFacts<L extends List> = ListFacts & { filters: FilterValues<L>; context: ContextValues<L> }

/** One line of SQL for every promise of the list's contract. */
export type ListSource<L extends List> = {
  rows: Rows<L>
  /** Which records of the table exist for this reader, in the list and on their own; null or unset: all of them. */
  only?: (reading: CommonReading) => Sql | null
  /** The records in which a word of the search occurs. */
  search: (word: string, facts: Pick<ListFacts, 'hidden'>) => Sql
  filters: {
    [K in keyof L['filters']]-?: (value: NonNullable<FilterValues<L>[K]>, facts: FilterFacts<L>) => Sql
  }
  sorts: Record<L['sorts'][number], Sort | ((reading: ListReading<L>) => Sort)>
  computed?: ComputedFields<L>
  /** The context parameters that refer to a record. */
  readFirst?: readonly ReadFirst<keyof L['context'] & string>[]
  /** The filter by the kinds for which the database keeps the number of records (`keep_entity`). */
  countedBy?: IdsName<L>
}

/**
 * A field that is computed for many records at once, with what follows from it, and the filter of the same name. The filter's SQL
 * selects the records that may have a requested value; their columns are read, and those that have it are looked up by their ids.
 */
export type ComputedFields<L extends List = List> = {
  field: keyof L['filters'] & string
  columns: Sql
  joins: Sql
  of: (db: Db, rows: readonly Row[], reading: Pick<Reading, 'today'>) => Promise<ReadonlyMap<number, Row>>
}

/** The filters of a list that take ids. */
type IdsName<L extends List> = {
  [K in keyof L['filters'] & string]: L['filters'][K] extends Filter<number[]> ? K : never
}[keyof L['filters'] & string]

type Row = Record<string, unknown>
type Show<Shown> = (ids: number[]) => Promise<Shown[]>

export type ListResult = { count: number; rows: Row[] }
export type ListQuery<L extends List> = {
  list: L
  rows: PreparedRows<ContextValues<L>>
  only: ((reading: CommonReading) => Sql | null) | undefined
  readFirst: readonly ReadFirst[]
  /** The rows with their computed fields. */
  complete: (db: Db, rows: Row[], reading: Pick<Reading, 'today'>) => Promise<Row[]>
  run: (db: Db, request: ListRequest<L>, asked: ReadContext<L>) => Promise<ListResult>
  /** A page of the list with what `show` reads of its records, in their order, while all are counted; not for a filter on `computed`. */
  runWith: <Shown>(
    db: Db,
    request: ListRequest<L>,
    asked: ReadContext<L> & { show: Show<Shown> },
  ) => Promise<{ count: number; rows: Shown[] }>
  /** The ids of all records that match the request and these conditions, in no order. */
  idsOf: (db: Db, request: ListRequest<L>, asked: ReadContext<L> & { also: Sql[] }) => Promise<number[]>
  /** The rows of these records, by id. */
  rowsOf: (db: Db, ids: readonly number[], reading: ListReading<L>) => Promise<Map<number, Row>>
}

/** Turns a list's promises into statements for page and count that share their conditions. See docs/rules/lists.md. */
export function listQuery<L extends List>(list: L, described: ListSource<L>): ListQuery<L> {
  const table = sql.table(list.entity.name)
  const source = { ...described, rows: prepareRows(described.rows) }
  const requestConditions = (request: ListRequest<L>, { now, reading }: ReadContext<L>) =>
    conditions(source, request, { now, today: reading.today, hidden: reading.hidden, found: reading.found })
  const conditionsOf = (request: ListRequest<L>, asked: ReadContext<L>) => [
    ...visibilityCondition(source, asked.reading),
    ...requestConditions(request, asked),
  ]
  const pageOf = preparePage(list.entity.name, source)
  const preparing = (shown: { idsOnly: boolean }) =>
    memoizeBy(keyOf, (request: ListRequest<L>, asked: ReadContext<L>) => {
      const [there, given] = [visibilityCondition(source, asked.reading), requestConditions(request, asked)]
      const page = pageOf(request, { all: [...there, ...given], reading: asked.reading, ...shown })
      return { page, count: counting(countable(list, source, { there, given, request })) }
    })
  const statementsOf = preparing({ idsOnly: false })
  const idStatementsOf = preparing({ idsOnly: true })
  const { computed } = source
  const readThese = (db: Db, request: ListRequest<L>, { reading }: ReadContext<L>, ids: number[]) =>
    request.page === null ? [] : readPage(db, pageOf(request, { all: [sql`${table}.id = any(${ids})`], reading }))
  const complete = async (db: Db, rows: Row[], reading: Pick<Reading, 'today'>) =>
    computed ? withValues(computed, rows, await computed.of(db, rows, reading)) : rows

  /** The matching records, with their computed values. */
  async function pick(db: Db, request: ListRequest<L>, asked: ReadContext<L>): Promise<Map<number, Row>> {
    const { field, columns, joins, of } = computed!
    const all = where(conditionsOf(request, asked))
    const statement = compile(sql<Row>`select ${table}.id, ${columns} from ${table} ${joins} ${all}`)
    const computedOf = await of(db, await read(db, (await resolveNames(db, { statement })).statement), asked.reading)
    const wanted = request.filters[field] as readonly unknown[]
    return new Map([...computedOf].filter(([, values]) => wanted.includes(values[field])))
  }

  const plain = { filters: {}, words: [], sort: [{ field: 'id', descending: false }], page: 1 } satisfies Partial<ListRequest>

  return {
    list,
    rows: source.rows,
    only: source.only,
    readFirst: source.readFirst ?? [],
    complete,
    async runWith(db, request, { show, ...asked }) {
      const [rows, count] = await pageAndCount(db, request, { ...idStatementsOf(request, asked), show: (found) => show(found.map(idOf)) })
      return { count, rows: notPastTheEnd(rows, request) }
    },
    async idsOf(db, request, { also, ...asked }) {
      const statement = compile(sql<{ id: number }>`select ${table}.id from ${table} ${where([...conditionsOf(request, asked), ...also])}`)
      const rows = await read(db, (await resolveNames(db, { statement })).statement)
      return rows.map(({ id }) => id)
    },
    async rowsOf(db, ids, reading) {
      if (ids.length === 0) return new Map()
      const page = pageOf({ ...plain, context: reading.context, size: ids.length }, { all: [sql`${table}.id = any(${[...ids]})`], reading })
      return new Map((await readPage(db, page)).map((row) => [row['id'] as number, row]))
    },
    async run(db, request, asked) {
      const picked = computed && computed.field in request.filters ? await pick(db, request, asked) : null
      if (picked) {
        const rows = notPastTheEnd(await readThese(db, request, asked, [...picked.keys()]), request)
        return { count: picked.size, rows: withValues(computed!, rows, picked) }
      }
      const few = isFoundByReading(request) ? await idsOfFew(db, table, conditionsOf(request, asked)) : null
      const [rows, count] = few
        ? [await readThese(db, request, asked, few), few.length]
        : await pageAndCount(db, request, { ...statementsOf(request, asked), show: (found) => found })
      return { count, rows: await complete(db, notPastTheEnd(rows, request), asked.reading) }
    },
  }
}

const idOf = ({ id }: Row): number => id as number

function notPastTheEnd<Shown>(rows: Shown[], { page }: ListRequest): Shown[] {
  if (rows.length === 0 && page !== 1) throw new Refusal(404, refusalTexts.invalid_page)
  return rows
}

const withValues = ({ field }: Pick<ComputedFields, 'field'>, rows: readonly Row[], values: ReadonlyMap<number, Row>): Row[] =>
  rows.map((row) => ({ ...row, [field]: null, ...values.get(row['id'] as number) }))

type Statements = { page: PageStatement; count: ReturnType<typeof counting> }

async function pageAndCount<Shown>(
  db: Db,
  request: ListRequest,
  { page, count, show }: Statements & { show: (rows: Row[]) => Shown[] | Promise<Shown[]> },
) {
  const named = await resolveNames(db, { cut: page.cut, count })
  return sideBySide(
    db,
    async () => (request.page === null ? [] : show(await readPage(db, { ...page, cut: named.cut }))),
    () => countOf(db, named.count, { turning: request.page !== 1 }),
  )
}

/** No index covers words of one or two letters: all records are read for them. */
const isFoundByReading = ({ words, page }: ListRequest) => page !== null && words.length > 0 && words.every((word) => word.length < 3)

/** Up to this many records, sorting is faster than finding them again. */
export const fewEnough = 1000

/** The matching records, read once for page and count; null if there are many: then a page is soon found, whatever the count costs. */
async function idsOfFew(db: Db, table: Sql, all: Sql[]): Promise<number[] | null> {
  const statement = compile(sql<{ id: number }>`select ${table}.id from ${table} ${where(all)} limit ${sql.lit(fewEnough + 1)}`)
  const rows = await read(db, (await resolveNames(db, { statement })).statement)
  return rows.length > fewEnough ? null : rows.map(({ id }) => id)
}

/** A request without values, such as the one that opens a list, reads as the same statements every time; any other has no key. */
function keyOf({ filters, words, context: _context, ...asked }: ListRequest, { reading }: { reading: Reading }): string | null {
  const key = words.length + Object.keys(filters).length === 0 ? readingKey(reading) : null
  return key && `${key} ${JSON.stringify(asked)}`
}

/** The condition for the records that exist for this reader, unless all do. */
function visibilityCondition({ only }: Pick<ListSource<List>, 'only'>, reading: CommonReading): Sql[] {
  const there = only?.(reading)
  return there ? [there] : []
}

type CountQuery<L extends List> = { there: Sql[]; given: Sql[]; request: ListRequest<L> }

/**
 * The whole list is not counted, and neither are its kinds: the database keeps their number. The records of such a list that do not
 * exist for this reader are few, and subtracted.
 */
function countable<L extends List>(
  list: L,
  { countedBy }: Pick<ListSource<L>, 'countedBy'>,
  { there, given, request: { filters, words } }: CountQuery<L>,
): Sql {
  const { name } = list.entity
  const number = (all: Sql[]) => sql`(select count(*) from ${sql.table(name)} ${where(all)})`
  if (there.length > 0 && !countedBy) return number([...there, ...given])
  const kinds = countedBy && (filters[countedBy] as readonly number[] | undefined) // a filter by ids
  const isKept = given.length === 0 || (kinds && words.length === 0 && Object.keys(filters).length === 1)
  const all = isKept ? keptCount(name, kinds) : number(given)
  return there.length === 0 ? all : sql`(${all} - ${number([sql`not (${sql.join(there)})`, ...given])})`
}

function conditions<L extends List>(
  source: Omit<ListSource<L>, 'rows'>,
  { filters, words, context }: ListRequest<L>,
  facts: ListFacts,
): Sql[] {
  return [
    ...Object.entries(filters).map(([name, value]) =>
      source.filters[name as keyof L['filters']](value as never, { ...facts, filters, context }),
    ),
    ...words.map((word) => source.search(word, facts)),
  ]
}
