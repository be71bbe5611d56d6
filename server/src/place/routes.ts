import type { PlaceAnswer } from '@kasack/contract/place.ts'
import { placesPath } from '@kasack/contract/place.ts'
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Platform } from '../platform/request/call.ts'
import { addressOf, clientOf } from '../platform/connection/client-address.ts'
import { compressAnswer } from '../platform/connection/compression.ts'
import type { Settings } from '../platform/program/env.ts'
import { refusalOf } from '../platform/request/errors.ts'
import { languageOf } from '../platform/text/language.ts'
import { queryOf } from '../platform/request/query.ts'
import { refusalBody, refusalTexts } from '../platform/text/refusal.ts'
import { serveMethods } from '../platform/connection/serve-methods.ts'
import { admit, throttleKey } from '../platform/request/throttle.ts'
import { searchBuiltIn } from './built-in.ts'
import type { Question } from './rules.ts'
import { readQuestion } from './rules.ts'
import type { PlacesService } from './service.ts'
import { searchService } from './service.ts'
import { texts } from './texts.ts'
import { isPlacesToken, placesServiceOf } from './token.ts'

const day = 24 * 60 * 60

/** The places service of wire.md 12: public, without session or cookies. Errors come as a `message`. */
export function placeRoutes(app: FastifyInstance, { db, clock }: Platform, settings: Settings): void {
  const service = placesServiceOf(settings)

  async function answer(request: FastifyRequest, reply: FastifyReply) {
    const now = clock.now()
    const language = languageOf(request.headers['accept-language'])
    const written = /^(.*)\.json$/s.exec((request.params as { '*': string })['*'])
    if (written === null) return reply.code(404).send({ message: refusalTexts.not_found[language] })
    const key = throttleKey('places', clientOf(addressOf(request)))
    await admit(db, [{ key, limit: settings.placesLimit, excess: texts.too_many }], now)
    const query = queryOf(request)
    const read = readQuestion(written[1]!, query)
    if ('problem' in read) return reply.code(422).send({ message: read.problem[language] })
    const isTrusted = service !== null && isPlacesToken(service.token, query['access_token'] ?? '', now)
    const { cached, ...answered } = await ask(read.question, isTrusted ? service : null, request.log)
    return reply.header('cache-control', cached).send(answered.places)
  }

  void app.register(async (places) => {
    places.setErrorHandler((error, request, reply) => {
      const refusal = refusalOf(error, request)
      const { errors } = refusalBody(refusal, languageOf(request.headers['accept-language']))
      return reply
        .code(refusal.status)
        .headers(refusal.headers)
        .send({ message: Object.values(errors).flat()[0] })
    })
    places.addHook('onRequest', (_request, reply, done) => {
      reply.header('cache-control', 'no-store')
      done()
    })
    places.addHook('onSend', compressAnswer)
    serveMethods(places, `${placesPath}/*`, { GET: answer })
  })
}

type PlacesReply = { places: PlaceAnswer; cached: string }

/** Asks the service where allowed; if it fails, the built-in places answer, uncached. */
async function ask(question: Question, service: PlacesService | null, log: FastifyBaseLogger): Promise<PlacesReply> {
  if (service === null || !question.inGermany || question.text.trim() === '')
    return { places: searchBuiltIn(question), cached: `public, max-age=${day}` }
  const places = await searchService(service, question)
  if (!('failed' in places)) return { places, cached: `private, max-age=${day}` }
  log.warn({ reason: places.failed }, 'the places service gave no answer, the built-in places did')
  return { places: searchBuiltIn(question), cached: 'no-store' }
}
