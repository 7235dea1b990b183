import { asciiJson } from '../ascii-json.ts'
import type { Method } from './commands.ts'
import type { StreamPosition } from '../publisher.ts'
import type { ClientInfo } from '../session/client-info.ts'
import type { Disconnect, ProtocolError, Unsubscribe } from './codes.ts'

/** The server's ping, and the client's answer to it. */
export const pingMessage = '{}'

/** Reply to a command; `result` is its ready JSON text. */
export function replyMessage(id: number, method: Method, result: string): string {
  return `{"id":${id},"${method}":${result}}`
}

export function errorMessage(id: number, error: ProtocolError): string {
  return `{"id":${id},"error":${asciiJson(error)}}`
}

/** `publication` is ready JSON text, see `publicationJson`. */
export function publicationMessage(channel: string, publication: string): string {
  return `{"push":{"channel":${asciiJson(channel)},"pub":${publication}}}`
}

export function unsubscribeMessage(channel: string, { code, reason }: Unsubscribe): string {
  return asciiJson({ push: { channel, unsubscribe: { code, reason } } })
}

/**
 * The first publication of a stream carries the epoch as well.
 *
 * @param info the client that published, undefined for the server
 */
export function publicationJson(
  data: string,
  { offset, epoch }: StreamPosition,
  info?: ClientInfo,
): { json: string; dataEnd: number } {
  const position = offset === 1 ? `"offset":1,"epoch":"${epoch}"` : `"offset":${offset}`
  const origin = info === undefined ? '' : `"info":${asciiJson(info)},`
  const head = `{"data":${data}`
  return { json: `${head},${origin}${position}}`, dataEnd: head.length }
}

/** Tells that a client came to a channel, or left it. */
export function presenceMessage(
  channel: string,
  event: 'join' | 'leave',
  info: ClientInfo,
): string {
  return asciiJson({ push: { channel, [event]: { info } } })
}

/** Says why a stream of messages ends, where no close frame can. */
export function disconnectMessage({ code, reason }: Disconnect): string {
  return asciiJson({ push: { channel: '', disconnect: { code, reason } } })
}

export type SubscribeReply = {
  /** Seconds until the subscription token expires, absent when it never does. */
  ttl?: number
  epoch: string
  offset: number
  /** Publications come as texts and deltas of them. */
  delta: boolean
  recovery?: { recovered: boolean; publications: readonly string[] }
}

export function subscribeResult({ ttl, epoch, offset, delta, recovery }: SubscribeReply): string {
  const head = asciiJson({
    ...(ttl === undefined ? {} : { expires: true, ttl }),
    recoverable: true,
    positioned: true,
    epoch,
    offset,
    ...(delta ? { delta } : {}),
    ...(recovery ? { was_recovering: true, recovered: recovery.recovered } : {}),
  })
  if (!recovery || recovery.publications.length === 0) return head
  return `${head.slice(0, -1)},"publications":[${recovery.publications.join(',')}]}`
}

export function historyResult(
  publications: readonly string[],
  position: { offset: number; epoch: string },
): string {
  const tail = `"offset":${position.offset},"epoch":${asciiJson(position.epoch)}`
  return `{"publications":[${publications.join(',')}],${tail}}`
}
