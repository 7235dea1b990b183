import * as v from 'valibot'
import type { RedisLink } from '../redis/open-redis.ts'
import type { ClientMessage } from './transport.ts'

export type ForwardedMessagesOptions = {
  readonly redis: RedisLink
  /** Keeps products apart that share a Redis. */
  readonly installation: string
  /** Of this process' hub, which clients name in what they say. */
  readonly node: string
  readonly onMessage: (message: ClientMessage) => void
  readonly onError: (error: unknown) => void
}

/**
 * Carries what clients on one-way streams say to the process that holds their stream: a proxy sends
 * their requests to any.
 */
export type ForwardedMessages = {
  /** @returns whether a process with that hub was there to take it */
  send(node: string, message: ClientMessage): Promise<boolean>
  close(): void
}

const envelope = v.object({
  session: v.string(),
  /** JSON commands. */
  text: v.optional(v.string()),
  /** Commands in protobuf, in base64. */
  bytes: v.optional(v.string()),
})

export function openForwardedMessages(options: ForwardedMessagesOptions): ForwardedMessages {
  const { redis, installation, node, onMessage, onError } = options
  const nameOf = (hub: string) => `touchline:{${installation}}:push:node:${hub}`
  const reader = redis.openReader()

  const subscribe = () => {
    reader.subscribe(nameOf(node)).catch(onError)
  }
  // Again after every connection that was lost.
  reader.on('ready', subscribe)
  reader.on('message', (_, text) => {
    const { session, text: data, bytes } = v.parse(envelope, JSON.parse(text))
    onMessage({ session, data: data ?? Buffer.from(bytes ?? '', 'base64') })
  })
  reader.connect().catch(() => undefined)

  return {
    async send(hub, { session, data }) {
      const carried =
        typeof data === 'string' ? { text: data } : { bytes: Buffer.from(data).toString('base64') }
      const message = JSON.stringify({ session, ...carried })
      return (await redis.commands.publish(nameOf(hub), message)) > 0
    },
    close() {
      reader.off('ready', subscribe)
      reader.disconnect()
    },
  }
}
