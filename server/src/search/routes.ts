import type { SearchAnswer, SearchKind, SearchResult } from '@kasack/contract/search.ts'
import {
  kindNumber,
  kindOf,
  longestQuery,
  maxCounted,
  maxRecords,
  resultSizes,
  searchAnswer,
  searchKinds,
} from '@kasack/contract/search.ts'
import type { FastifyInstance } from 'fastify'
import { answer } from '../platform/openapi/operation.ts'
import { inQuery } from '../platform/openapi/parameter.ts'
import { jsonSchema, named } from '../platform/openapi/schema.ts'
import type { Call, Platform } from '../platform/request/call.ts'
import { endpoint } from '../platform/request/endpoint.ts'
import { refuseCrowd, turns } from '../platform/request/turn.ts'
import { readTexts } from '../search-index/queries.ts'
import { planOf } from './plan.ts'
import type { Hit } from './queries.ts'
import { findHits, findKnown, findWords } from './queries.ts'
import { resultsOf } from './results.ts'
import type { RecordKey, Question } from './question.ts'
import { kindsFor, readQuestion, seesGuarded } from './question.ts'

/** Finds any record by what a caller says on the telephone. */
export function searchRoutes(app: FastifyInstance, platform: Platform): void {
  const takeTurn = turns(room)
  endpoint(app, platform, '/search', {
    methods: {
      GET: {
        access: 'session',
        compressed: true,
        async handle(call) {
          const question = readQuestion(call.query)
          return (await takeTurn(String(call.caller.id), () => search(call, question))) ?? refuseCrowd(5)
        },
        docs,
      },
    },
  })
}

/** A search occupies a connection for some milliseconds, which others need, too. */
const room = { atOnce: 4, waiting: 1000, ofOneClient: 20 }

async function search({ db, caller }: Call, { parts, id, kinds: wanted, size, records }: Question): Promise<SearchAnswer> {
  const kinds = kindsFor(caller, wanted)
  if (records.length > 0)
    return {
      results: await readKnown(
        { db, caller },
        records.filter(({ kind }) => kinds.includes(kind)),
      ),
      counts: {},
    }
  if (kinds.length === 0 || (parts.length === 0 && id === null)) return { results: [], counts: {} }
  const tokens = parts.flatMap((part) => part.tokens)
  const found = Map.groupBy(await findWords(db, parts, { kinds, caller }), ({ kind }) => kind)
  const plans = kinds.flatMap((kind) => {
    const findsAll = id === null && seesGuarded(caller)
    const steps = planOf({ parts, tokens, found: found.get(kindNumber(kind)) ?? [], findsAll })
    return steps.length > 0 ? [[kind, steps] as const] : []
  })
  const hits = await findHits(db, new Map(plans), { id, size, caller })
  const best = wanted ? hits : hits.slice(0, size)
  return {
    results: resultsOf(best, await readTexts(db, idsOf(best)), { tokens, caller }),
    counts: Object.fromEntries(hits.map(({ kind, number }) => [kindOf(kind), number])),
  }
}

/** Records by their ids, in the given order, without those the reader may not see. */
async function readKnown({ db, caller }: Pick<Call, 'db' | 'caller'>, records: readonly RecordKey[]): Promise<SearchResult[]> {
  const there = await findKnown(db, records, caller)
  const hits = records.flatMap((one) => there.filter(({ kind, id }) => kindOf(kind) === one.kind && id === one.id))
  return resultsOf(hits, await readTexts(db, idsOf(hits)), { tokens: [], caller })
}

const idsOf = (hits: readonly Pick<Hit, 'kind' | 'id'>[]): Map<SearchKind, number[]> =>
  new Map([...Map.groupBy(hits, ({ kind }) => kindOf(kind))].map(([kind, all]) => [kind, all.map(({ id }) => id)]))

const text = { type: 'string' }

const docs = {
  operationId: 'search',
  summary: 'Find records of all kinds by any of their words, best matches first',
  tags: ['search'],
  parameters: [
    inQuery('q', {
      schema: { ...text, maxLength: longestQuery },
      description: 'Words in any order, each matched from its beginning; `#17` finds an id',
    }),
    inQuery('kinds', { schema: text, description: `Comma-separated list of ${searchKinds.join(', ')}` }),
    inQuery('records', {
      schema: text,
      description: `Instead of \`q\`: known records, such as \`employees:17,facilities:3\`, at most ${maxRecords}`,
    }),
    inQuery('size', {
      schema: { type: 'integer', default: resultSizes.usual, maximum: resultSizes.most },
      description: 'Maximum number of results; with `kinds`, the maximum for each kind',
    }),
  ],
  responses: {
    200: answer(`The records; counts above ${maxCounted} are ${maxCounted + 1}`, named('SearchAnswer', jsonSchema(searchAnswer, 'output'))),
  },
}
