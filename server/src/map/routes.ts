import { employee } from '@kasack/contract/employee.ts'
import { facility } from '@kasack/contract/facility.ts'
import { mapPoints, pointFields } from '@kasack/contract/map-point.ts'
import { mayAccess } from '@kasack/contract/permission.ts'
import type { FastifyInstance } from 'fastify'
import type { Platform } from '../platform/call.ts'
import { endpoint } from '../platform/endpoint.ts'
import { inParts, inTurn } from '../platform/large-answer.ts'
import { answer } from '../platform/openapi/operation.ts'
import { jsonSchema, named } from '../platform/openapi/schema.ts'
import { findEmployeePoints, findFacilityPoints, findTrades } from './queries.ts'

/** What the overview map shows, all at once. */
export function mapRoutes(app: FastifyInstance, platform: Platform): void {
  endpoint(app, platform, '/map-points', {
    methods: {
      GET: {
        access: facility.access.read,
        handle(call) {
          const { db, caller } = call
          return inTurn(call, Number.POSITIVE_INFINITY, async () => {
            const [trades, facilities, employees] = await Promise.all([
              findTrades(db),
              findFacilityPoints(db),
              mayAccess(caller, employee.access.read) ? findEmployeePoints(db) : null,
            ])
            return inParts([
              `{"fields":${JSON.stringify(pointFields)},"facility_types":${trades.facility_types},"exams":${trades.exams},"facilities":[`,
              ...separated(facilities),
              '],"employees":',
              ...(employees ? ['[', ...separated(employees), ']}'] : ['null}']),
            ])
          })
        },
        docs: {
          operationId: 'listMapPoints',
          summary: 'Where facilities and employees are: all that have coordinates, each a list of what `fields` names',
          tags: ['map'],
          responses: { 200: answer('The points', named('MapPoints', jsonSchema(mapPoints, 'output'))) },
        },
      },
    },
  })
}

const separated = (parts: string[]): string[] => parts.map((part, index) => (index === 0 ? part : `,${part}`))
