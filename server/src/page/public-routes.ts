import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { PublicPageSettings } from '@kasack/contract/page-settings.ts'
import type { Language } from '@kasack/contract/text.ts'
import { dialled } from '@kasack/contract/value.ts'
import type { FastifyInstance } from 'fastify'
import type { Settings } from '../platform/program/env.ts'
import { escaped } from '../platform/text/html.ts'
import { languageOf } from '../platform/text/language.ts'
import { builtFiles } from './files.ts'
import { addSettings } from './settings-meta.ts'

const built = fileURLToPath(new URL('../../../web/dist/apply/', import.meta.url))

const pages = ['/apply-now', '/apply-now/email-verification']
/** Stand-ins for the agency's own pages; never with APP_ENV=production. */
const samples = ['/privacy', '/imprint']

/** The page's own script and style, calls to our own server, and nothing else: antd would need more. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join(';')

/** Serves the built public pages; they set no cookie. */
export async function publicRoutes(app: FastifyInstance, settings: Settings): Promise<void> {
  if (!existsSync(`${built}index.html`)) return // only the API, as in tests of the server
  const html = readFileSync(`${built}index.html`, 'utf8')
  const inLanguage = { de: publicPage(html, settings, 'de'), en: publicPage(html, settings, 'en') }
  await builtFiles(app, { root: `${built}assets`, prefix: '/apply-now/assets/' })
  for (const path of publicPaths(settings)) {
    for (const url of [path, `${path}/`])
      app.route({
        method: ['GET', 'HEAD'],
        url,
        schema: { hide: true },
        handler: (request, reply) =>
          reply
            .headers({
              'cache-control': 'no-cache',
              vary: 'accept-language',
              'content-security-policy': policy,
              // The link in a mail is a secret: other sites learn only our origin, and so does the log of our own proxy.
              'referrer-policy': 'strict-origin',
              ...(path === '/apply-now' ? {} : { 'x-robots-tag': 'noindex' }),
            })
            .type('text/html; charset=utf-8')
            .send(inLanguage[languageOf(request.headers['accept-language'])]),
      })
  }
}

/** Paths of the public pages. */
export const publicPaths = ({ production }: Pick<Settings, 'production'>): string[] => (production ? pages : [...pages, ...samples])

/** The page with its settings, in the language in which it starts. */
export function publicPage(html: string, settings: Settings, language: Language): string {
  const page = addSettings(html, {
    agency_name: settings.agencyName,
    privacy_url: settings.privacyUrl,
    imprint_url: settings.imprintUrl,
    apply_phone: settings.applyPhone,
    sends_mail: settings.smtpUrl !== null,
    demo_data: settings.demoData,
  } satisfies PublicPageSettings)
  return page
    .replace('<html lang="de">', `<html lang="${language}">`)
    .replaceAll('{apply_phone}', () => escaped(settings.applyPhone))
    .replaceAll('{tel}', dialled(settings.applyPhone))
}
