import * as v from 'valibot'
import { ProtocolViolation } from './protocol-violation.ts'

const unsigned = v.pipe(v.number(), v.integer(), v.minValue(0))
const channel = v.string()
const position = v.object({
  offset: v.optional(unsigned, 0),
  epoch: v.optional(v.string(), ''),
})

const recovery = v.object({
  recover: v.optional(v.boolean(), false),
  offset: v.optional(unsigned, 0),
  epoch: v.optional(v.string(), ''),
})

const paramsSchemas = {
  connect: v.object({
    token: v.optional(v.string(), ''),
    /** Where the channels of the connection token stood, by name. */
    subs: v.optional(v.record(v.string(), recovery), {}),
  }),
  refresh: v.object({ token: v.optional(v.string(), '') }),
  subscribe: v.object({
    channel,
    token: v.optional(v.string(), ''),
    ...recovery.entries,
    flag: v.optional(unsigned, 0),
    /** 0: a stream. The others are maps and polls, which the hub does not have. */
    type: v.optional(unsigned, 0),
    delta: v.optional(v.picklist(['', 'fossil']), ''),
    join_leave: v.optional(v.boolean(), false),
  }),
  sub_refresh: v.object({ channel, token: v.optional(v.string(), '') }),
  unsubscribe: v.object({ channel }),
  publish: v.object({ channel, data: v.unknown() }),
  presence: v.object({ channel }),
  presence_stats: v.object({ channel }),
  history: v.object({
    channel,
    limit: v.optional(v.pipe(v.number(), v.integer()), 0),
    since: v.optional(position),
    reverse: v.optional(v.boolean(), false),
  }),
  rpc: v.object({}),
  send: v.object({}),
}

type Schemas = typeof paramsSchemas
export type Method = keyof Schemas
export type Params<M extends Method> = v.InferOutput<Schemas[M]>

/** A request with an id, which is answered by a reply with the same id. */
export type Request = {
  [M in Exclude<Method, 'send'>]: { id: number; method: M; params: Params<M> }
}[Exclude<Method, 'send'>]

export type Command =
  | Request
  | { method: 'pong' }
  | { method: 'send' }
  | { method: 'unknown'; id: number }

const methods = Object.keys(paramsSchemas) as Method[]
const envelopeSchema = v.looseObject({ id: v.optional(unsigned, 0) })

/**
 * Reads the commands of one incoming message: JSON objects, one per line.
 * @throws ProtocolViolation for anything else
 */
export function parseCommands(text: string): Command[] {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  return toCommands(lines.map(parseJson))
}

/** @throws ProtocolViolation when one of them is not a command, or there is none */
export function toCommands(objects: readonly unknown[]): Command[] {
  if (objects.length === 0) throw new ProtocolViolation('empty message')
  return objects.map(toCommand)
}

function toCommand(object: unknown): Command {
  const envelope = v.safeParse(envelopeSchema, object)
  if (!envelope.success) throw new ProtocolViolation('command is not an object')
  const { id, ...body } = envelope.output
  const method = methods.find((name) => body[name] !== undefined)
  if (method === undefined) return commandWithoutMethod(id, body)
  if (method === 'send') return { method }
  if (id === 0) throw new ProtocolViolation(`${method} without an id`)
  const params = v.safeParse(paramsSchemas[method], body[method])
  if (!params.success) throw new ProtocolViolation(`${method} with wrong parameters`)
  // The schema was chosen by the method, a relation that the union type cannot express.
  return { id, method, params: params.output } as Request
}

function commandWithoutMethod(id: number, body: object): Command {
  if (id > 0) return { method: 'unknown', id }
  if (Object.keys(body).length === 0) return { method: 'pong' }
  throw new ProtocolViolation('unknown method without an id')
}

function parseJson(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    throw new ProtocolViolation('command is not JSON')
  }
}
