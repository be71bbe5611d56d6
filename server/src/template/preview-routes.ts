import { readInput } from '@kasack/contract/input.ts'
import { emailTemplate } from '@kasack/contract/lookup.ts'
import { templateDraft, templatePreview, type TemplatePreview } from '@kasack/contract/template-preview.ts'
import type { FastifyInstance } from 'fastify'
import type { Call, Platform } from '../platform/request/call.ts'
import { endpoint } from '../platform/request/endpoint.ts'
import { answer, body } from '../platform/openapi/operation.ts'
import { inputSchema, jsonSchema, named } from '../platform/openapi/schema.ts'
import { refuseIf } from '../platform/text/refusal.ts'
import { exampleValues } from './example.ts'
import { fill, fillLine, namesIn } from './fill.ts'

/** Previews a mail from a template that is being edited; nothing is stored or sent. */
export function templatePreviewRoutes(app: FastifyInstance, platform: Platform): void {
  endpoint(app, platform, `/${emailTemplate.path}/preview`, {
    methods: {
      POST: {
        access: emailTemplate.access.change,
        handle: preview,
        docs: {
          operationId: 'previewEmailTemplate',
          summary: 'Preview an e-mail from a template, filled with sample data',
          tags: ['lookups'],
          requestBody: body(inputSchema(templateDraft, 'create')),
          responses: { 200: answer('The mail', named('TemplatePreview', jsonSchema(templatePreview, 'output'))) },
        },
      },
    },
  })
}

async function preview(call: Call): Promise<TemplatePreview> {
  const { input, problems } = readInput(templateDraft, call.body, call)
  refuseIf(problems)
  const { code, subject, text_template, language } = input
  const { full_name, email } = call.caller
  const values = exampleValues({ code, language, user: { full_name, email }, publicUrl: call.publicUrl })
  return {
    subject: fillLine(subject, values),
    text: fill(text_template, values),
    unknown_placeholders: namesIn(`${subject}\n${text_template}`).filter((name) => !Object.hasOwn(values, name)),
  }
}
