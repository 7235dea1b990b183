import { asciiJson } from '../ascii-json.ts'
import type { Channel } from '../channels/channel.ts'
import { protocolErrors } from '../protocol/codes.ts'
import type { ProtocolError } from '../protocol/codes.ts'
import type { Params } from '../protocol/commands.ts'
import { historyResult } from '../protocol/replies.ts'
import type { ClientInfo } from './client-info.ts'
import type { CommandOutcome } from './command-outcome.ts'
import type { Session } from './session.ts'

const denied: CommandOutcome = { error: protocolErrors.permissionDenied }

export function publish(session: Session, params: Params<'publish'>): CommandOutcome {
  const channel = reachable(session, params.channel)
  if ('error' in channel) return channel
  if (!channel.rule.clientPublish && !session.context.insecure) return denied
  session.context.publish(params.channel, params.data, session.infoIn(params.channel))
  return { reply: '{}' }
}

export function presence(session: Session, params: Params<'presence'>): CommandOutcome {
  const channel = reachable(session, params.channel)
  if ('error' in channel) return channel
  if (!channel.rule.presence) return denied
  const clients: Record<string, ClientInfo> = {}
  for (const subscriber of channel.subscribers()) {
    clients[subscriber.clientId] = subscriber.infoIn(params.channel)
  }
  return { reply: asciiJson({ presence: clients }) }
}

export function presenceStats(session: Session, params: Params<'presence_stats'>): CommandOutcome {
  const channel = reachable(session, params.channel)
  if ('error' in channel) return channel
  if (!channel.rule.presence) return denied
  const users = new Set([...channel.subscribers()].map(({ userId }) => userId))
  return { reply: asciiJson({ num_clients: channel.subscriberCount, num_users: users.size }) }
}

/**
 * A limit of 0 asks for the position only, a negative one for everything that is held. From `since`
 * on it goes forward, and in reverse back.
 */
export function history(session: Session, params: Params<'history'>): CommandOutcome {
  const channel = reachable(session, params.channel)
  if ('error' in channel) return channel
  const { since, limit, reverse } = params
  if (since !== undefined && since.epoch !== '' && since.epoch !== channel.epoch) {
    return { error: protocolErrors.unrecoverablePosition }
  }
  const held = reverse
    ? channel.heldBefore(since?.offset).toReversed()
    : channel.heldAfter(since?.offset ?? 0)
  const publications = (limit < 0 ? held : held.slice(0, limit)).map(({ json }) => json)
  return { reply: historyResult(publications, channel.position) }
}

/** What a client may ask about is what it follows. */
function reachable(session: Session, name: string): Channel | { error: ProtocolError } {
  const { context, subscriptions } = session
  const followed = subscriptions.get(name)?.channel
  if (followed !== undefined) return followed
  if (name === '') return { error: protocolErrors.badRequest }
  if (context.rules(name) === undefined) return { error: protocolErrors.unknownChannel }
  const opened = context.insecure ? context.channels.open(name) : undefined
  return opened ?? { error: protocolErrors.permissionDenied }
}
