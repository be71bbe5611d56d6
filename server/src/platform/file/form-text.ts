import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Busboy } from '@fastify/busboy'
import type { BusboyConfig } from '@fastify/busboy'
import { largestFile } from '@kasack/contract/file.ts'
import type { FastifyRequest } from 'fastify'

/** Whether the body is declared as a form, with the boundary of its parts. */
export const isMultipart = ({ headers }: FastifyRequest): boolean =>
  /^multipart\/form-data\s*;.*\bboundary=\S/i.test(headers['content-type'] ?? '')

/** The parser of such a form; null if its boundary is unusable. */
export function openForm({ headers }: FastifyRequest, limits: BusboyConfig['limits'] = {}): InstanceType<typeof Busboy> | null {
  try {
    return new Busboy({ headers: headers as { 'content-type': string }, limits })
  } catch {
    return null // too long or missing
  }
}

/** Bytes of a form that are searched: the largest file, and room for the other fields. */
const most = largestFile + 100_000

/**
 * A text field of a form with files, before or after its file; undefined if it is missing. Afterwards the body can be read again from
 * its first byte.
 */
export async function formText(request: FastifyRequest, name: string): Promise<string | undefined> {
  const form = isMultipart(request) ? openForm(request) : null
  if (!form) return undefined
  const beginning = Buffer.isBuffer(request.body) ? request.body : await readBeginning(request)
  let text: string | undefined
  form.on('field', (field, value: string) => {
    if (field === name) text ??= value
  })
  form.on('file', (_field, stream) => void stream.on('error', () => undefined).resume())
  // Whether the form is broken is checked when it is received.
  await pipeline(Readable.from([beginning]), form).catch(() => undefined)
  return text
}

async function readBeginning(request: FastifyRequest): Promise<Buffer> {
  if (!(request.body instanceof Readable)) return Buffer.alloc(0)
  const rest = request.body
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of rest.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    chunks.push(chunk)
    length += chunk.length
    if (length > most) break
  }
  const beginning = Buffer.concat(chunks)
  request.body = Readable.from(length > most ? joined(beginning, rest) : [beginning])
  return beginning
}

async function* joined(beginning: Buffer, rest: Readable): AsyncGenerator<Buffer> {
  yield beginning
  yield* rest.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>
}
