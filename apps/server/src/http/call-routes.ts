import {
  API_BASES,
  acceptHeader,
  decodeRequest,
  encode,
  handOver,
  HTTP_STATUS,
  id,
} from '@touchline/contract'
import type { Call } from '@touchline/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import type { LocaleCode } from '../settings/locales.ts'
import { pickLocale } from '../settings/locales.ts'
import { takerOf } from './hand-over.ts'
import { invalidRequest } from './invalid-request.ts'
import { checkOrigin } from './origin-check.ts'
import { PackedText } from './packed-text.ts'
import { Problem } from './problem.ts'

type Part<S> = S extends v.GenericSchema ? v.InferOutput<S> : undefined

/** @template P who may be signed in */
export type CallContext<C extends Call, P> = {
  readonly query: Part<C['query']>
  readonly body: Part<C['body']>
  readonly params: Readonly<Record<string, string>>
  readonly locale: LocaleCode
  readonly player: P
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

type Handler<C extends Call, P> = (
  context: CallContext<C, P>,
) => Promise<Part<C['response']>> | Part<C['response']>

export type CallRouteOptions<P> = {
  readonly defaultLocale: LocaleCode
  /** Origins, besides the site's own, whose pages may change state. */
  readonly origins: () => readonly string[]
  readonly authenticate: (request: FastifyRequest, call: Call) => Promise<P | undefined>
  /** Of who is nobody. @throws Problem 401 where it is known why they are nobody any more */
  readonly tellWhy: (request: FastifyRequest) => Promise<void>
  /** Before anything else. @throws Problem where none of these calls can be answered now */
  readonly check?: () => Promise<void>
  /** Hands an answer on that changes nothing. @throws Problem where it is not waited for any more */
  readonly inGoodTime: <T>(answer: Promise<T>) => Promise<T>
}

type ForEverybody = Call & { access?: undefined }
type ForPlayers = Call & { access: 'player' }

export type CallRoutes<P> = {
  /** A call for everyone that does not look at who asks. */
  open<C extends ForEverybody>(call: C, handler: Handler<C, undefined>): void
  /** A call for everyone that answers a player more than a visitor. */
  anyone<C extends ForEverybody>(call: C, handler: Handler<C, P | undefined>): void
  /** A call that answers 401 to visitors. */
  signedIn<C extends ForPlayers>(call: C, handler: Handler<C, P>): void
}

/** Answers are of one player, or of this moment, where the call does not say otherwise. */
export function keepNowhere(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply) => {
    if (!request.url.startsWith('/api/') || reply.hasHeader('Cache-Control')) return
    reply.header('Cache-Control', 'no-store')
  })
}

/** Registers calls of the contract: version, origin, session, then query and body, then answer. */
export function createCallRoutes<P extends { readonly id: number }>(
  app: FastifyInstance,
  options: CallRouteOptions<P>,
): CallRoutes<P> {
  const add = <C extends Call, Q>(
    call: C,
    identify: (request: FastifyRequest) => Promise<Q>,
    handler: Handler<C, Q>,
  ) => {
    const answerTo = async (request: FastifyRequest, reply: FastifyReply) => {
      await options.check?.()
      if (call.version !== undefined) checkVersion(request.headers.accept, call.version)
      checkOrigin(request, options.origins())
      const player = await identify(request)
      return handler({
        query: parse(call.query, request.query) as Part<C['query']>,
        body: parse(call.body, request.body) as Part<C['body']>,
        params: readPath(request.params),
        locale: pickLocale(request.headers['accept-language'], options.defaultLocale),
        player,
        request,
        reply,
      })
    }
    const inTime = call.method === 'GET' ? options.inGoodTime : (answer: unknown) => answer
    app.route({
      method: call.method,
      url: `${API_BASES[call.api]}${call.path}`,
      handler: async (request, reply) => send(reply, call, await inTime(answerTo(request, reply))),
    })
  }
  return {
    open: (call, handler) => add(call, async () => undefined, handler),
    anyone: (call, handler) => add(call, (request) => options.authenticate(request, call), handler),
    signedIn: (call, handler) =>
      add(
        call,
        async (request) => {
          const player = await options.authenticate(request, call)
          if (player === undefined) {
            await options.tellWhy(request)
            throw new Problem(HTTP_STATUS.unauthorized, 'error.http.unauthorized')
          }
          checkShown(request, player)
          return player
        },
        handler,
      ),
  }
}

/**
 * A page may show another player than the one whose session its browser has by now.
 * @throws Problem 412
 */
function checkShown({ headers }: FastifyRequest, { id: signedIn }: { readonly id: number }): void {
  const shown = headers['x-player']
  if (shown === undefined || shown === String(signedIn)) return
  throw new Problem(412, 'error.session.other_player')
}

const pathParameters = v.record(v.string(), id)

/** @throws Problem 404: at what can be no id there is nothing */
function readPath(wire: unknown): Readonly<Record<string, string>> {
  const result = decodeRequest(pathParameters, wire)
  if (!result.ok) throw new Problem(HTTP_STATUS.notFound, 'error.http.not_found')
  return result.value
}

function parse(schema: v.GenericSchema | undefined, wire: unknown): unknown {
  if (schema === undefined) return undefined
  const result = decodeRequest(schema, wire ?? {})
  if (!result.ok) throw invalidRequest(result.problem, result.faults)
  return result.value
}

async function send(reply: FastifyReply, call: Call, answer: unknown): Promise<FastifyReply> {
  if (call.response === undefined) return reply.code(204).send()
  if (call.status !== undefined) reply.code(call.status)
  reply.header('Vary', 'Accept, Accept-Language')
  if (reply.statusCode === 304) return reply.send()
  const take = takerOf(reply.request.headers)
  if (take !== undefined) {
    take(given(call.response, answer))
    return reply.send('')
  }
  const type = call.version === undefined ? 'application/json' : acceptHeader(call.version)
  reply.type(`${type}; charset=utf-8`)
  const written = write(call.response, answer)
  if (typeof written === 'string') return reply.send(written)
  const packed = await written.packedFor(reply.request.headers)
  if (packed === undefined) return reply.send(written.text)
  reply.header('Content-Encoding', packed.encoding)
  reply.header('Vary', 'Accept, Accept-Language, Accept-Encoding')
  return reply.send(packed.bytes)
}

const handedOver = new WeakMap<object, unknown>()

function given(schema: v.GenericSchema, answer: unknown): unknown {
  const isKept = typeof answer === 'object' && answer !== null && Object.isFrozen(answer)
  if (!isKept) return handOver(schema, answer)
  const known = handedOver.get(answer) ?? handOver(schema, answer)
  handedOver.set(answer, known)
  return known
}

/** What was written of answers that are given again and again. */
const kept = new WeakMap<object, PackedText>()

/** A frozen answer is the same every time: it is written once. */
function write(schema: v.GenericSchema, answer: unknown): string | PackedText {
  const isKept = typeof answer === 'object' && answer !== null && Object.isFrozen(answer)
  const known = isKept ? kept.get(answer) : undefined
  if (known !== undefined) return known
  const text = JSON.stringify(encode(schema, answer))
  if (!isKept) return text
  const packed = new PackedText(text)
  kept.set(answer, packed)
  return packed
}

/**
 * A client names the version it was written for, so that a later one never surprises it.
 * @throws Problem 406 that names the header to send
 */
function checkVersion(accept: string | undefined, version: number): void {
  const wanted = acceptHeader(version)
  const types = (accept ?? '').split(',').map((type) => (type.split(';')[0] ?? '').trim())
  if (types.includes(wanted)) return
  throw new Problem(406, 'error.http.not_acceptable', { params: { accept: wanted } })
}
