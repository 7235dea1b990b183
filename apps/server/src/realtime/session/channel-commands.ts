import { asciiJson } from '../ascii-json.ts'
import type { Channel } from '../channels/channel.ts'
import { protocolErrors } from '../protocol/codes.ts'
import type { Params } from '../protocol/commands.ts'
import { historyResult } from '../protocol/replies.ts'
import type { CommandOutcome } from './command-outcome.ts'
import type { Session } from './session.ts'

const denied: CommandOutcome = { error: protocolErrors.permissionDenied }

export function publish(session: Session, params: Params<'publish'>): CommandOutcome {
  const channel = reachable(session, params.channel)
  if (channel === undefined) return denied
  if (!channel.rule.clientPublish && !session.context.insecure) return denied
  session.context.publish(params.channel, params.data)
  return { reply: '{}' }
}

export function presence(session: Session, params: Params<'presence'>): CommandOutcome {
  const channel = reachable(session, params.channel)
  if (!channel?.rule.presence) return denied
  const clients: Record<string, { client: string; user: string }> = {}
  for (const { clientId, userId } of channel.subscribers()) {
    clients[clientId] = { client: clientId, user: userId }
  }
  return { reply: asciiJson({ presence: clients }) }
}

export function presenceStats(session: Session, params: Params<'presence_stats'>): CommandOutcome {
  const channel = reachable(session, params.channel)
  if (!channel?.rule.presence) return denied
  const users = new Set([...channel.subscribers()].map(({ userId }) => userId))
  return { reply: asciiJson({ num_clients: channel.subscriberCount, num_users: users.size }) }
}

/** A limit of 0 asks for the position only, a negative one for everything that is held. */
export function history(session: Session, params: Params<'history'>): CommandOutcome {
  const channel = reachable(session, params.channel)
  if (channel === undefined) return denied
  const { since, limit, reverse } = params
  if (since !== undefined && since.epoch !== '' && since.epoch !== channel.epoch) {
    return { error: protocolErrors.unrecoverablePosition }
  }
  const held = channel.heldAfter(since?.offset ?? 0).map(({ json }) => json)
  const ordered = reverse ? held.toReversed() : held
  const publications = limit < 0 ? ordered : ordered.slice(0, limit)
  return { reply: historyResult(publications, channel.position) }
}

/** What a client may ask about is what it follows. */
function reachable(session: Session, name: string): Channel | undefined {
  const { context, subscriptions } = session
  return (
    subscriptions.get(name)?.channel ?? (context.insecure ? context.channels.open(name) : undefined)
  )
}
