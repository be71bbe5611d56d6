import { METHODS } from 'node:http'
import cookie from '@fastify/cookie'
import helmet from '@fastify/helmet'
import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify'
import Fastify from 'fastify'
import { absenceRoutes } from './absence/routes.ts'
import { accountRoutes } from './account/routes.ts'
import { applicantRoutes } from './applicant/routes.ts'
import { assignmentRoutes } from './assignment/routes.ts'
import { autocompleteRoutes } from './autocomplete/routes.ts'
import { boardRoutes } from './board/routes.ts'
import { bookingRoutes } from './booking/routes.ts'
import { candidateRoutes } from './candidate/routes.ts'
import { candidatesAtOnceRoutes } from './candidates-at-once/routes.ts'
import { cockpitRoutes } from './cockpit/routes.ts'
import { cockpitSettlementRoutes } from './cockpit-settlement/routes.ts'
import { contactPersonRoutes } from './contact-person/routes.ts'
import { historyJob } from './deleted/jobs.ts'
import { deletedRoutes } from './deleted/routes.ts'
import { mailJob } from './delivery/jobs.ts'
import { duplicateRoutes } from './duplicate/routes.ts'
import { emailRoutes } from './email/routes.ts'
import { employeeDocumentRoutes } from './employee-document/routes.ts'
import { employeeRoutes } from './employee/routes.ts'
import { engagementRoutes } from './engagement/routes.ts'
import { facilityGroupRoutes } from './facility-group/routes.ts'
import { facilityRoutes } from './facility/routes.ts'
import { historyRoutes } from './history/routes.ts'
import { handOverRoutes } from './hand-over/routes.ts'
import { hirerRoutes } from './hirer/routes.ts'
import { leasingJob } from './leasing-clock/jobs.ts'
import { bookingOverrideRoutes } from './booking-override/routes.ts'
import { leasingClockRoutes } from './leasing-clock/routes.ts'
import { liveJob } from './live/jobs.ts'
import { liveRoutes } from './live/routes.ts'
import type { Live } from './live/hub.ts'
import { judgeRoutes } from './judge/routes.ts'
import { judgeSettingRoutes } from './judge-setting/routes.ts'
import { matchRoutes } from './match/routes.ts'
import { matchSettingRoutes } from './match-setting/routes.ts'
import { lookupRoutes } from './lookup/routes.ts'
import { mapRoutes } from './map/routes.ts'
import { openOutbox } from './outbox/queries.ts'
import { outboxRoutes } from './outbox/routes.ts'
import { pageRoutes } from './page/routes.ts'
import { placeRoutes } from './place/routes.ts'
import { reportRoutes } from './report/routes.ts'
import { requireCsrf, requireSession } from './platform/request/access.ts'
import { takeBodiesAsBytes } from './platform/request/body.ts'
import { answerBrokenRequest, answerOddRequests } from './platform/connection/broken-request.ts'
import type { Clock } from './platform/program/clock.ts'
import { compressAnswer } from './platform/connection/compression.ts'
import type { Db } from './platform/database/db.ts'
import type { Platform } from './platform/request/call.ts'
import { openCall } from './platform/request/endpoint.ts'
import type { Settings } from './platform/program/env.ts'
import { errorsAfter, sendError } from './platform/request/errors.ts'
import type { JobNotes } from './platform/job/job-notes.ts'
import { canonicalPath } from './platform/connection/path.ts'
import { healthRoutes } from './platform/connection/health.ts'
import { maxParamLength, openOtherMethods } from './platform/request/other-methods.ts'
import { lastOfEach } from './platform/request/query.ts'
import type { JobOf, Work, Workplace } from './platform/job/work.ts'
import { openWork } from './platform/job/work.ts'
import { logController, logOptions } from './platform/program/log.ts'
import { Refusal, refusalTexts } from './platform/text/refusal.ts'
import { emptyDescription } from './platform/openapi/document.ts'
import { securityHeaders } from './platform/connection/security.ts'
import { readOn, readOnAfterAnswering } from './platform/connection/unread-body.ts'
import type { Vault } from './platform/secret/vault.ts'
import { facilityPersonRoutes } from './facility-person/routes.ts'
import { priorPeriodRoutes } from './prior-period/routes.ts'
import { inheritedRequirementRoutes, requirementRoutes } from './requirement/routes.ts'
import { searchJob } from './search-index/jobs.ts'
import { searchRoutes } from './search/routes.ts'
import { secondStepRoutes } from './second-step/routes.ts'
import { sessionFinder } from './session/find-session.ts'
import { sessionRoutes } from './session/routes.ts'
import { fileJob } from './stored-file/jobs.ts'
import { setupRoutes } from './setup/routes.ts'
import { systemRoutes } from './system/routes.ts'
import { templatePreviewRoutes } from './template/preview-routes.ts'
import { templateRoutes } from './template/routes.ts'
import { undoRoutes } from './undo/routes.ts'
import { userGroupRoutes } from './user-group/routes.ts'
import { meRoutes, userRoutes } from './user/routes.ts'
import { vacancyRoutes } from './vacancy/routes.ts'
import { verificationRoutes } from './verification/routes.ts'

type Routes = (api: FastifyInstance, platform: Platform, settings: Settings) => void

/** `more` adds API routes, for tests of the platform. */
export type AppOptions = { db: Db; clock: Clock; settings: Settings; vault: Vault; notes: JobNotes; live: Live; more?: Routes[] }

const routes: Routes[] = [
  meRoutes,
  accountRoutes,
  userRoutes,
  handOverRoutes,
  userGroupRoutes,
  historyRoutes,
  lookupRoutes,
  facilityRoutes,
  facilityGroupRoutes,
  hirerRoutes,
  contactPersonRoutes,
  employeeRoutes,
  employeeDocumentRoutes,
  engagementRoutes,
  applicantRoutes,
  absenceRoutes,
  priorPeriodRoutes,
  requirementRoutes,
  inheritedRequirementRoutes,
  facilityPersonRoutes,
  vacancyRoutes,
  candidateRoutes,
  candidatesAtOnceRoutes,
  bookingRoutes,
  judgeRoutes,
  judgeSettingRoutes,
  matchRoutes,
  assignmentRoutes,
  cockpitRoutes,
  cockpitSettlementRoutes,
  boardRoutes,
  matchSettingRoutes,
  bookingOverrideRoutes,
  leasingClockRoutes,
  undoRoutes,
  deletedRoutes,
  verificationRoutes,
  duplicateRoutes,
  mapRoutes,
  reportRoutes,
  outboxRoutes,
  templateRoutes,
  templatePreviewRoutes,
  systemRoutes,
  setupRoutes,
  emailRoutes,
  autocompleteRoutes,
  searchRoutes,
]

const jobs: JobOf[] = [mailJob, fileJob, historyJob, liveJob, leasingJob, searchJob]

/** The whole program except its socket: the platform first, then one line per entity. */
export async function buildApp({ db, clock, settings, vault, notes, live, more = [] }: AppOptions): Promise<FastifyInstance> {
  const app = Fastify({
    logger: logOptions(settings.logLevel),
    logController,
    // Our proxy wrote the last entry; anyone can forge the ones before it.
    trustProxy: settings.trustProxy && ((_address, hop) => hop === 0),
    forceCloseConnections: 'idle',
    requestTimeout: 120_000, // enough for the largest file on a slow line
    rewriteUrl: ({ url }) => canonicalPath(url ?? '/'),
    routerOptions: { querystringParser: lastOfEach, maxParamLength },
    frameworkErrors: refuseAddress,
    clientErrorHandler: answerBrokenRequest,
    http: { requireHostHeader: false },
    exposeHeadRoutes: false,
    return503OnClosing: false, // late requests are answered, and their connections closed
  })
  await app.register(helmet, securityHeaders(settings))
  answerOddRequests(app)
  readOnAfterAnswering(app)
  // Even invented methods get their 405, in the order of checks the wire prescribes.
  for (const method of METHODS) if (!app.supportedMethods.includes(method as HTTPMethods)) app.addHttpMethod(method, { hasBody: true })
  const platform: Platform = {
    db,
    clock,
    publicUrl: settings.publicUrl,
    secureCookies: settings.production,
    findSession: sessionFinder(db, clock),
    description: emptyDescription(),
    others: openOtherMethods(),
    outbox: openOutbox(clock, settings),
    vault,
    jobs: notes,
  }
  app.setErrorHandler(sendError)
  // The schemas only document; the contract validates.
  app.setValidatorCompiler(() => () => true)
  app.setSerializerCompiler(() => JSON.stringify)
  await app.register(cookie)
  // The plugin's types only know OpenAPI 3.0.
  await app.register(swagger, { mode: 'static', specification: { document: platform.description as never } })
  await app.register(async (docs) => serveDocs(docs, platform, settings))
  healthRoutes(app, db)
  placeRoutes(app, platform, settings)
  await app.register((api) => serveApi(api, platform, { settings, all: [...routes, liveRoutes(live), ...more] }), { prefix: '/api/v0' })
  await app.register(
    async (pages) => {
      sessionRoutes(pages, platform, settings)
      secondStepRoutes(pages, platform, settings)
    },
    { prefix: '/django_auth' },
  )
  await pageRoutes(app, settings)
  return app
}

/** Hooks do not run for a malformed address, so the request is drained here. */
async function refuseAddress(error: FastifyError, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  await readOn(request.raw)
  sendError(error, request, reply)
}

/** What the program does in the background. */
export const buildWork = (workplace: Workplace): Work => openWork(jobs, workplace)

/** The API description. In production it requires a session. */
async function serveDocs(docs: FastifyInstance, platform: Platform, { production }: Settings): Promise<void> {
  if (production) docs.addHook('onRequest', async (request, reply) => requireSession(await openCall(platform, request, reply)))
  docs.addHook('onSend', compressAnswer)
  await docs.register(swaggerUi, { routePrefix: '/api/docs' })
}

async function serveApi(api: FastifyInstance, platform: Platform, { settings, all }: { settings: Settings; all: Routes[] }): Promise<void> {
  takeBodiesAsBytes(api)
  // Keep personal data out of the caches of browsers and proxies.
  api.addHook('onRequest', (_request, reply, done) => {
    reply.header('cache-control', 'no-store')
    done()
  })
  for (const serve of all) serve(api, platform, settings)
  // The routes of the API have a handler each; this one is for requests that none of them takes.
  api.setErrorHandler(errorsAfter((request, reply) => platform.others.check(request, reply)))
  api.setNotFoundHandler(async (request: FastifyRequest, reply: FastifyReply) => {
    await platform.others.check(request, reply)
    const call = await openCall(platform, request, reply)
    requireSession(call)
    await requireCsrf(call)
    throw new Refusal(404, refusalTexts.not_found)
  })
}
