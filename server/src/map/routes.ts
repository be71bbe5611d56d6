import { employee } from '@kasack/contract/employee.ts'
import { facility } from '@kasack/contract/facility.ts'
import { mapPoints, pointFields, vacancyPointFields } from '@kasack/contract/map-point.ts'
import { mayAccess } from '@kasack/contract/permission.ts'
import type { FastifyInstance } from 'fastify'
import type { Platform } from '../platform/request/call.ts'
import { endpoint } from '../platform/request/endpoint.ts'
import { inParts, inTurn } from '../platform/request/large-answer.ts'
import { answer } from '../platform/openapi/operation.ts'
import { jsonSchema, named } from '../platform/openapi/schema.ts'
import { findEmployeePoints, findFacilityPoints, findTrades, findVacancyPoints } from './queries.ts'

/** Everything the overview map shows, in one response. */
export function mapRoutes(app: FastifyInstance, platform: Platform): void {
  endpoint(app, platform, '/map-points', {
    methods: {
      GET: {
        access: facility.access.read,
        compressed: true,
        handle(call) {
          const { db, caller, today } = call
          return inTurn(call, Number.POSITIVE_INFINITY, async () => {
            const [trades, facilities, employees, vacancies] = await Promise.all([
              findTrades(db),
              findFacilityPoints(db),
              mayAccess(caller, employee.access.read) ? findEmployeePoints(db) : null,
              findVacancyPoints(db, today),
            ])
            return inParts([
              `{"fields":${JSON.stringify(pointFields)},"facility_types":${trades.facility_types},"exams":${trades.exams},"facilities":[`,
              ...separated(facilities),
              '],"employees":',
              ...(employees ? ['[', ...separated(employees), ']'] : ['null']),
              `,"vacancy_types":${trades.vacancy_types},"vacancy_fields":${JSON.stringify(vacancyPointFields)},"vacancies":[`,
              ...separated(vacancies),
              ']}',
            ])
          })
        },
        docs: {
          operationId: 'listMapPoints',
          summary:
            'Read the facilities, employees and vacancies that have coordinates, each as a list of the values named in `fields` or `vacancy_fields`',
          tags: ['map'],
          responses: { 200: answer('The points', named('MapPoints', jsonSchema(mapPoints, 'output'))) },
        },
      },
    },
  })
}

const separated = (parts: string[]): string[] => parts.map((part, index) => (index === 0 ? part : `,${part}`))
