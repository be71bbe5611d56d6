import { applicant } from '@kasack/contract/applicant.ts'
import { duplicates } from '@kasack/contract/duplicate.ts'
import { employee } from '@kasack/contract/employee.ts'
import { mayAccess } from '@kasack/contract/permission.ts'
import type { FastifyInstance } from 'fastify'
import type { Platform } from '../platform/request/call.ts'
import { endpoint } from '../platform/request/endpoint.ts'
import { answer } from '../platform/openapi/operation.ts'
import { jsonSchema, named } from '../platform/openapi/schema.ts'
import { Refusal, refusalTexts } from '../platform/text/refusal.ts'
import { findDuplicates, findTraits } from './queries.ts'

/** Whether an applicant has applied before or already works here. */
export function duplicateRoutes(app: FastifyInstance, platform: Platform): void {
  endpoint(app, platform, `/${applicant.path}/:id/duplicates`, {
    exists: async (db, id) => (await findTraits(db, id)) !== null,
    methods: {
      GET: {
        access: applicant.access.read,
        async handle({ db, id, caller }) {
          const traits = await findTraits(db, id)
          if (!traits) throw new Refusal(404, refusalTexts.not_found)
          return findDuplicates(db, traits, { employees: mayAccess(caller, employee.access.read) })
        },
        docs: {
          operationId: 'findDuplicatesOfApplicant',
          summary: 'List people with the same e-mail address or phone number as an applicant',
          tags: [applicant.path],
          responses: { 200: answer('Applicants and employees', named('Duplicates', jsonSchema(duplicates, 'output'))) },
        },
      },
    },
  })
}
