import { mayAccessKpis } from '@kasack/contract/permission.ts'
import type { Problems } from '@kasack/contract/problem.ts'
import { reportYears } from '@kasack/contract/report-period.ts'
import { reportSeries, seriesLength } from '@kasack/contract/report-series.ts'
import { report } from '@kasack/contract/report.ts'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../platform/database/db.ts'
import type { Sql } from '../platform/list/list-query.ts'
import type { Call, Method, Platform } from '../platform/request/call.ts'
import { endpoint } from '../platform/request/endpoint.ts'
import { answer } from '../platform/openapi/operation.ts'
import { inQuery } from '../platform/openapi/parameter.ts'
import { jsonSchema, named } from '../platform/openapi/schema.ts'
import { refuseIf } from '../platform/text/refusal.ts'
import { sightOf, hiddenEntries } from '../engagement/queries.ts'
import { findReport, findSeries } from './queries.ts'
import { readQuestion, readSeriesQuestion } from './rules.ts'

/** Figures of a year, a month or a week, and of thirteen in a row (docs/rules/figures.md). */
export function reportRoutes(app: FastifyInstance, platform: Platform): void {
  endpoint(app, platform, '/reports', {
    methods: {
      GET: {
        ...counting(readQuestion, findReport),
        docs: {
          operationId: 'readReport',
          summary: 'Count what was done in a year, month or calendar week',
          tags: ['reports'],
          parameters,
          responses: { 200: answer('The figures', named('Report', jsonSchema(report, 'output'))) },
        },
      },
    },
  })
  endpoint(app, platform, '/report-series', {
    methods: {
      GET: {
        ...counting(readSeriesQuestion, findSeries),
        docs: {
          operationId: 'readReportSeries',
          summary: `Count what was done in ${seriesLength} years, months or calendar weeks in a row, ending with the given one`,
          tags: ['reports'],
          parameters: [...parameters, inQuery('until', { schema: { type: 'string', format: 'date' }, description: cut })],
          responses: {
            200: answer('The figures, those of the oldest period first', named('ReportSeries', jsonSchema(reportSeries, 'output'))),
          },
        },
      },
    },
  })
}

type QueryReader<Question> = (query: Call['query']) => { question: Question; problems: Problems }
type Find<Question> = (db: Db, question: Question, withheld: Sql | null) => Promise<object>

/** Access to the figures, and how a question is read and answered. */
const counting = <Question>(read: QueryReader<Question>, find: Find<Question>): Omit<Method, 'docs'> => ({
  access: mayAccessKpis,
  compressed: true,
  async handle({ db, query, caller }) {
    const { question, problems } = read(query)
    refuseIf(problems)
    return find(db, question, hiddenEntries(sightOf(caller)))
  },
})

const cut = 'A day of the last period: each period counts only up to the same day of its own.'

const whole = (minimum: number, maximum: number) => ({ schema: { type: 'integer', minimum, maximum } })

const parameters = [
  inQuery('year', { ...whole(reportYears.from, reportYears.to), required: true }),
  inQuery('month', { ...whole(1, 12), description: 'Cannot be combined with `week`.' }),
  inQuery('week', { ...whole(1, 53), description: 'ISO 8601 week; cannot be combined with `month`.' }),
  inQuery('user', { schema: { type: 'integer', minimum: 0 }, description: 'Only count what this user has done.' }),
]
