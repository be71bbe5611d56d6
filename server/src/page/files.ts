import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

/** What these say is about pages; with forty files it would cost as much as a form. */
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

/** Serves the files of a folder as they were built: a name is of one content for ever. */
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
      // Nobody asks again for what never changes.
      etag: false,
      lastModified: false,
      acceptRanges: false,
    })
  })
}

/** A worker, which is a `.mjs` here, keeps its policy: it is a program of its own. */
const isProgram = (url: string): boolean => /[.](js|css)(\?|$)/.test(url)
