import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { PageSettings } from '@kasack/contract/page-settings.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Settings } from '../platform/program/env.ts'
import { Refusal, refusalTexts } from '../platform/text/refusal.ts'
import { setCsrfCookie } from '../session/cookies.ts'
import { csrfCookie, sessionCookie } from '../session/find-session.ts'
import { csrfOf, newToken } from '../session/token.ts'
import { builtFiles } from './files.ts'
import { publicRoutes } from './public-routes.ts'
import { addSettings } from './settings-meta.ts'

const built = fileURLToPath(new URL('../../../web/dist/', import.meta.url))

/** Serves the back office: its built files, and its single page at every other address. */
export async function pageRoutes(app: FastifyInstance, settings: Settings): Promise<void> {
  if (!existsSync(`${built}index.html`)) return void app.setNotFoundHandler(refuseUnknown) // only the API, as in tests of the server
  const page = withSettings(readFileSync(`${built}index.html`, 'utf8'), settings)
  await builtFiles(app, { root: `${built}assets`, prefix: '/assets/' })
  await publicRoutes(app, settings)
  const icon = readFileSync(`${built}favicon.svg`)
  app.get('/favicon.svg', { schema: { hide: true } }, (_request, reply) =>
    reply.header('cache-control', 'public, max-age=86400').type('image/svg+xml').send(icon),
  )

  app.setNotFoundHandler((request, reply) => {
    if (!isPage(request)) return refuseUnknown()
    if (!isPublic(request)) keepCsrfCookie(request, reply, settings)
    return reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(page)
  })
}

function refuseUnknown(): never {
  throw new Refusal(404, refusalTexts.not_found)
}

/** An address that a person may open: neither a file nor the API. */
const isPage = ({ method, url }: FastifyRequest): boolean =>
  (method === 'GET' || method === 'HEAD') && !/^\/(api|assets|django_auth|geocoding|apply-now\/assets)(\/|$)/.test(url.split('?')[0] ?? '')

/** The public pages, and mistyped addresses below them, have no use for the back office's token. */
const isPublic = ({ url }: FastifyRequest): boolean => /^\/(apply-now|privacy|imprint)([/?]|$)/.test(url)

/** The token matches the session, if there is one, so that the first form can be sent before any other call. */
function keepCsrfCookie({ cookies }: FastifyRequest, reply: FastifyReply, { production }: Settings): void {
  const session = cookies[sessionCookie]
  if (session) setCsrfCookie(reply, csrfOf(session), { secureCookies: production })
  else if (!cookies[csrfCookie]) setCsrfCookie(reply, newToken(), { secureCookies: production })
}

/** The page with the settings of the back office. */
export const withSettings = (html: string, settings: Settings): string =>
  addSettings(html, {
    app_env: settings.production ? 'production' : 'development',
    demo_data: settings.demoData,
    admin_url: settings.adminUrl,
    account_security_url: settings.accountSecurityUrl,
    overview_map_url: settings.overviewMapUrl,
    map_style_url: settings.mapStyleUrl,
    deleted_days: settings.deletedDays,
  } satisfies PageSettings)
