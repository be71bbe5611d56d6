import { facility } from '@kasack/contract/facility.ts'
import { inheritedRequirement } from '@kasack/contract/requirement-inherited.ts'
import * as filter from '@kasack/contract/filter.ts'
import { requirement } from '@kasack/contract/requirement.ts'
import { vacancy } from '@kasack/contract/vacancy.ts'
import type { FastifyInstance } from 'fastify'
import { readGiven } from '../platform/list/list-request.ts'
import { answer } from '../platform/openapi/operation.ts'
import { filterParameters } from '../platform/openapi/parameter.ts'
import { jsonSchema, named } from '../platform/openapi/schema.ts'
import type { Platform } from '../platform/request/call.ts'
import { endpoint } from '../platform/request/endpoint.ts'
import { facilities } from '../facility/records.ts'
import { resource } from '../platform/resource/resource.ts'
import { found } from '../platform/write/records.ts'
import { vacancies } from '../vacancy/records.ts'
import { listRequirements } from './list.ts'
import { findRequirementsOfFacility, findRequirementsOfVacancy } from './queries.ts'
import { requirements } from './records.ts'

export const requirementRoutes = resource(requirements, { list: listRequirements })

const inDepartment = { department__id: filter.id('facility_department') }

/** The requirements at a facility and for a vacancy, with their origins (docs/rules/requirements.md). */
export function inheritedRequirementRoutes(app: FastifyInstance, platform: Platform): void {
  endpoint(app, platform, `/${vacancy.path}/:id/${requirement.path}`, {
    exists: async (db, id) => (await vacancies.stored(db, id)) !== null,
    methods: {
      GET: {
        access: requirement.access.read,
        compressed: true,
        handle: async ({ db, id }) => found(await findRequirementsOfVacancy(db, id)),
        docs: {
          operationId: 'listRequirementsOfVacancy',
          summary: 'List the requirements that apply to a vacancy',
          tags: [vacancy.path],
          responses,
        },
      },
    },
  })
  endpoint(app, platform, `/${facility.path}/:id/${requirement.path}`, {
    exists: async (db, id) => (await facilities.stored(db, id)) !== null,
    methods: {
      GET: {
        access: requirement.access.read,
        compressed: true,
        async handle({ db, id, query }) {
          const { department__id: department } = readGiven(inDepartment, query)
          return found(await findRequirementsOfFacility(db, id, department ?? null))
        },
        docs: {
          operationId: 'listRequirementsOfFacility',
          summary: 'List the requirements that apply to a facility or one of its departments',
          tags: [facility.path],
          parameters: filterParameters(inDepartment),
          responses,
        },
      },
    },
  })
}

const responses = {
  200: answer('What is required, and what is no longer', {
    type: 'array',
    items: named('InheritedRequirement', jsonSchema(inheritedRequirement, 'output')),
  }),
}
