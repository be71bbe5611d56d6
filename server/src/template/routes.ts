import type { FilledTemplate } from '@kasack/contract/filled-template.ts'
import { candidateRight, filledTemplate, templateParameters } from '@kasack/contract/filled-template.ts'
import { mayAccess } from '@kasack/contract/permission.ts'
import type { Problems } from '@kasack/contract/problem.ts'
import { problemTexts } from '@kasack/contract/problem.ts'
import type { FastifyInstance } from 'fastify'
import { seesHealthDocuments } from '../employee-document/rules.ts'
import { findOfferedPapers } from '../enclosed-paper/queries.ts'
import { isPreselected, seesPapers } from '../enclosed-paper/rules.ts'
import type { Db } from '../platform/database/db.ts'
import type { Call, Caller, Platform } from '../platform/request/call.ts'
import { endpoint } from '../platform/request/endpoint.ts'
import { readGiven } from '../platform/list/list-request.ts'
import { answer } from '../platform/openapi/operation.ts'
import { filterParameters } from '../platform/openapi/parameter.ts'
import { jsonSchema, named } from '../platform/openapi/schema.ts'
import { Refusal, refusalTexts, refuseIf } from '../platform/text/refusal.ts'
import { emptyPlaceholders, fillForEach, fillLine, joinValues } from './fill.ts'
import { findNamed, findOffered, textsIn } from './queries.ts'
import { refuseSeveral, refuseTwoPersons } from './rules.ts'
import { placeholderValues } from './values.ts'

/** Filled templates for users who write e-mails. */
export function templateRoutes(app: FastifyInstance, platform: Platform): void {
  endpoint(app, platform, '/email-templates/:id', {
    exists: async (db, id) => (await findOffered(db, id)) !== null,
    methods: {
      GET: {
        access: 'session',
        handle: readTemplate,
        docs: {
          operationId: 'fillEmailTemplate',
          summary:
            'Read a template with its placeholders filled in; `candidate__id` and `employee__id` require the permission employees.view_employee',
          tags: ['email-templates'],
          parameters: filterParameters(templateParameters),
          responses: { 200: answer('The template', named('FilledTemplate', jsonSchema(filledTemplate, 'output'))) },
        },
      },
    },
  })
}

async function readTemplate({ db, id, query, caller }: Call): Promise<FilledTemplate> {
  const isAboutSomebody = query['candidate__id'] || query['employee__id']
  if (isAboutSomebody && !mayAccess(caller, candidateRight)) throw new Refusal(403, refusalTexts.not_allowed)
  const template = await findOffered(db, id)
  if (!template) throw new Refusal(404, refusalTexts.not_found)
  const asked = readGiven(templateParameters, query)
  const candidates = [...new Set(asked.candidate__id)]
  const known = await findNamed(db, {
    contact_person: asked.contact_person__id ?? null,
    candidates,
    employee: candidates.length === 0 ? (asked.employee__id ?? null) : null,
    facility: asked.facility__id ?? null,
  })
  const unclear = refuseTwoPersons({ candidate: candidates[0], employee: asked.employee__id })
  const unfit = refuseSeveral(candidates.length, new Set(known.map(({ vacancy_id }) => vacancy_id)).size)
  refuseIf({
    ...(unfit.length > 0 ? { candidate__id: unfit } : {}),
    ...unknownIn(asked, known),
    ...(unclear.length > 0 ? { employee__id: unclear } : {}),
  })
  const { text_template: _german, subject_en: _subject, text_template_en: _english, ...offered } = template
  const { subject, text, language } = textsIn(template, asked.language ?? 'de')
  const values = known.map((one) => placeholderValues({ ...one, user: caller }, language))
  return {
    ...offered,
    documents: await documentsOf(db, template, { candidates, employee: asked.employee__id ?? null, caller }),
    subject: fillLine(subject, joinValues(values)),
    text_template: fillForEach(text, values),
    language,
    empty_placeholders: [...new Set(values.flatMap((one) => emptyPlaceholders(`${subject}\n${text}`, one)))],
  }
}

/** The documents that may be attached to a mail from the template, as far as the reader may see them. */
async function documentsOf(
  db: Db,
  template: Pick<FilledTemplate, 'category' | 'code'>,
  { candidates, employee, caller }: { candidates: number[]; employee: number | null; caller: Caller },
) {
  if (!seesPapers(caller)) return []
  const offered = await findOfferedPapers(db, { candidates, employee, withHealth: seesHealthDocuments(caller) })
  return offered.map(({ code, ...paper }) => ({ ...paper, is_preselected: isPreselected({ code, ...paper }, template) }))
}

type TemplateQuery = { contact_person__id?: number; candidate__id?: number[]; employee__id?: number; facility__id?: number }

/** Problems of parameters whose record does not exist. */
function unknownIn(asked: TemplateQuery, known: Awaited<ReturnType<typeof findNamed>>): Problems {
  const isKnown = (name: 'contact_person' | 'employee' | 'facility') => known.every((one) => one[name] !== null)
  const found = {
    contact_person__id: isKnown('contact_person'),
    candidate__id: isKnown('employee'),
    employee__id: isKnown('employee'),
    facility__id: isKnown('facility'),
  }
  const unknown = (Object.keys(found) as (keyof TemplateQuery)[]).filter((name) => asked[name] !== undefined && !found[name])
  return Object.fromEntries(unknown.map((name) => [name, [problemTexts.unknown_reference]]))
}
