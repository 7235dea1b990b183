import * as v from 'valibot'
import { asciiJson } from '../ascii-json.ts'
import type { Disconnect } from '../protocol/codes.ts'

/**
 * A command as JSON text, so that what cannot be expressed fails where it is published and not in
 * the request that it would hold up.
 */
export type CentrifugoCommand = string

export function publishCommand(channel: string, data: unknown): CentrifugoCommand {
  return `{"publish":{"channel":${asciiJson(channel)},"data":${asciiJson(data)}}}`
}

/** Ends the connections of a user, whose clients come back. */
export function disconnectCommand(userId: string, disconnect: Disconnect): CentrifugoCommand {
  return `{"disconnect":${asciiJson({ user: userId, disconnect })}}`
}

/** Asks for the position of the stream alone. */
export function positionCommand(channel: string): CentrifugoCommand {
  return `{"history":{"channel":${asciiJson(channel)},"limit":0}}`
}

/** Asks for the channels with subscribers, of those whose names fit the pattern. */
export function channelsCommand(pattern: string): CentrifugoCommand {
  return `{"channels":{"pattern":${asciiJson(pattern)}}}`
}

const streamPosition = v.object({
  offset: v.optional(v.number(), 0),
  epoch: v.optional(v.string(), ''),
})
const reply = v.object({
  publish: v.optional(streamPosition),
  history: v.optional(streamPosition),
  channels: v.optional(v.object({ channels: v.nullish(v.record(v.string(), v.unknown()), {}) })),
  error: v.optional(v.object({ code: v.number(), message: v.optional(v.string(), '') })),
})
const batchAnswer = v.object({ replies: v.array(reply) })

export type CentrifugoReply = v.InferOutput<typeof reply>

export type CentrifugoApiOptions = {
  /** Base address of the HTTP API, `http://host:8000/api`. */
  url: string
  key: string
  timeoutMs?: number
  fetch?: typeof fetch
}

/** Sends commands to Centrifugo's HTTP API, which runs them in order and answers each. */
export type CentrifugoApi = (commands: readonly CentrifugoCommand[]) => Promise<CentrifugoReply[]>

const defaultTimeoutMs = 5_000

/** @throws when Centrifugo does not answer, or not in the way it should */
export function createCentrifugoApi(options: CentrifugoApiOptions): CentrifugoApi {
  const address = `${options.url.replace(/\/+$/, '')}/batch`
  const send = options.fetch ?? fetch
  return async (commands) => {
    const response = await send(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-api-key': options.key },
      body: `{"commands":[${commands.join(',')}],"parallel":false}`,
      signal: AbortSignal.timeout(options.timeoutMs ?? defaultTimeoutMs),
    })
    if (!response.ok) throw new Error(`Centrifugo answered ${response.status} to ${address}`)
    const { replies } = v.parse(batchAnswer, await response.json())
    if (replies.length !== commands.length) {
      throw new Error(`Centrifugo answered ${replies.length} of ${commands.length} commands`)
    }
    return replies
  }
}
