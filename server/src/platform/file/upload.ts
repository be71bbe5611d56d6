import type { Writable } from 'node:stream'
import { finished, Readable } from 'node:stream'
import type { BusboyFileStream } from '@fastify/busboy'
import { largestFile } from '@kasack/contract/file.ts'
import type { FileType } from '@kasack/contract/file.ts'
import { problemTexts } from '@kasack/contract/problem.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refusal, refusalTexts } from '../text/refusal.ts'
import { isMultipart, openForm } from './form-text.ts'
import { plainName } from './name.ts'
import type { Draft, Files } from './store.ts'
import { fileTexts } from './texts.ts'
import { typeOfFile } from './type.ts'

/** An uploaded file that can be kept. */
export type Upload = { draft: Draft; name: string; type: FileType }

/** Leaves bodies unread until the route has checked everything else. Registered for a separate scope. */
export function takeBodiesAsStreams(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('*', (_request, body, done) => done(null, body))
}

/** Refuses a body that is not declared as a form with files. */
export function requireMultipart(request: FastifyRequest): void {
  if (!isMultipart(request) || !openForm(request)) throw new Refusal(415, refusalTexts.file_expected)
}

/**
 * Streams the file of the field `file` to disk and ignores the rest of the form. Refuses none, several, and one that is empty, too
 * large, of a type that is not accepted, or able to start something. Nothing of a refused file remains.
 */
export async function readUpload(files: Files, request: FastifyRequest, now: Date): Promise<Upload> {
  const received = await receive(files, request, now)
  if (!received) throw new Refusal(400, { file: [problemTexts.required] })
  const { draft, name, isCut, isAlone } = received
  try {
    if (!isAlone) throw new Refusal(400, { file: [fileTexts.several] })
    if (isCut) throw new Refusal(400, { file: [problemTexts.file_too_large] })
    if (draft.size === 0) throw new Refusal(400, { file: [problemTexts.file_empty] })
    const read = await typeOfFile(draft.path)
    if ('problem' in read) throw new Refusal(400, { file: [read.problem] })
    return { draft, name: plainName(name, read.type), type: read.type }
  } catch (error) {
    await files.discard(draft)
    throw error
  }
}

type ReceivedFile = { draft: Draft; name: string; isCut: boolean }

async function receive(files: Files, request: FastifyRequest, now: Date): Promise<(ReceivedFile & { isAlone: boolean }) | null> {
  const form = openForm(request, limits)
  if (!form) throw new Refusal(415, refusalTexts.file_expected)
  const streams: BusboyFileStream[] = []
  const received: Promise<ReceivedFile>[] = []
  let broken: unknown = null
  let count = 0
  form.on('file', (field, stream: BusboyFileStream, name = '') => {
    // A form cut off within a file also reports it on the file's stream, perhaps before anything reads it: unheard, that ends the program.
    stream.on('error', () => undefined)
    if (field === 'file' || name !== '') count++ // a browser sends an empty file field as a file without a name
    if (field !== 'file' || received.length > 0) return void stream.resume()
    const storing = store(files, { stream, name, now })
    storing.catch((error: unknown) => {
      broken ??= error
      form.destroy()
    })
    streams.push(stream)
    received.push(storing)
  })
  try {
    await fill(form, request.body instanceof Readable ? request.body : request.raw)
  } catch {
    const own = broken // a failed write, which then cuts off the form
    for (const stream of streams) stream.destroy()
    for (const storing of await Promise.allSettled(received)) if (storing.status === 'fulfilled') await files.discard(storing.value.draft)
    throw own ?? new Refusal(400, [refusalTexts.malformed_form])
  }
  const first = await received[0]
  return first ? { ...first, isAlone: count === 1 } : null
}

/** Unlike in a pipeline, a form that fails leaves the body alone: its client is still sending, and gets an answer. */
function fill(form: Writable, body: Readable): Promise<void> {
  return new Promise((resolve, reject) => {
    finished(form, (error) => {
      body.unpipe(form)
      if (error) reject(error)
      else resolve()
    })
    finished(body, (error) => error && form.destroy(error))
    body.pipe(form)
  })
}

const limits = { fileSize: largestFile, files: 10, fields: 10, fieldSize: 10_000, parts: 20, headerPairs: 20 }

async function store(files: Files, { stream, name, now }: { stream: BusboyFileStream; name: string; now: Date }): Promise<ReceivedFile> {
  const draft = await files.draft(stream, now)
  return { draft, name, isCut: stream.truncated }
}
