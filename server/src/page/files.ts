import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

/** Headers that matter only for pages; sent with forty files they would weigh as much as a form. */
const ofPages = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
]

/** Serves the built files of a folder: the content behind a name never changes. */
export async function builtFiles(app: FastifyInstance, { root, prefix }: { root: string; prefix: string }): Promise<void> {
  await app.register(async (files) => {
    files.addHook('onSend', async ({ url }, reply) => {
      if (isProgram(url)) for (const header of ofPages) reply.removeHeader(header)
    })
    await files.register(fastifyStatic, {
      root,
      prefix,
      preCompressed: true,
      immutable: true,
      maxAge: '1y',
      index: false,
      decorateReply: false,
      // Nothing to revalidate in what never changes.
      etag: false,
      lastModified: false,
      acceptRanges: false,
    })
  })
}

/** A worker, which is a `.mjs` here, keeps the policy: it runs in its own context. */
const isProgram = (url: string): boolean => /[.](js|css)(\?|$)/.test(url)
