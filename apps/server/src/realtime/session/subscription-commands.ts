import { asciiJson } from '../ascii-json.ts'
import type { Channel } from '../channels/channel.ts'
import type { Publication } from '../channels/history.ts'
import { deltaRun } from '../delta/delta-encoder.ts'
import type { ChannelRule } from '../channels/channel-rules.ts'
import { disconnects, protocolErrors, unsubscribes } from '../protocol/codes.ts'
import type { ProtocolError } from '../protocol/codes.ts'
import type { Params } from '../protocol/commands.ts'
import type { StreamPosition } from '../publisher.ts'
import { subscribeResult } from '../protocol/replies.ts'
import { remainingSeconds, type CommandOutcome } from './command-outcome.ts'
import type { Session } from './session.ts'

const longestChannelName = 255
/** Flag of a subscribe command: answer an error when the position cannot be recovered. */
const rejectUnrecovered = 2

export async function subscribe(
  session: Session,
  params: Params<'subscribe'>,
): Promise<CommandOutcome> {
  if (params.type !== 0) return { error: protocolErrors.notAvailable }
  const error = refusal(session, params.channel)
  if (error !== undefined) return { error }
  const rule = session.context.rules(params.channel)
  if (rule === undefined) return { error: protocolErrors.unknownChannel }
  const access = await authorise(session, rule, params)
  if (!('granted' in access)) return access
  // The client may have gone while its token was checked.
  if (session.closed) return { disconnect: disconnects.forceReconnect }
  const channel = session.context.channels.open(params.channel)
  if (channel === undefined) return { error: protocolErrors.unknownChannel }
  const missing = params.recover && missedBy(session, channel, params) === undefined
  if (missing && (params.flag & rejectUnrecovered) !== 0) {
    session.context.channels.release(channel)
    return { error: protocolErrors.unrecoverablePosition }
  }
  const delta = params.delta !== '' && channel.rule.delta === true && !session.transport.binary
  const joins = params.join_leave && channel.rule.presence
  return join(session, channel, params, { ...access.granted, delta, joins })
}

export async function refreshSubscription(
  session: Session,
  params: Params<'sub_refresh'>,
): Promise<CommandOutcome> {
  const subscription = session.subscriptions.get(params.channel)
  if (subscription === undefined) return { error: protocolErrors.permissionDenied }
  if (params.token === '') return { error: protocolErrors.badRequest }
  const check = await session.context.verify(params.token)
  if (!check.ok) {
    if (!check.expired) return { disconnect: disconnects.invalidToken }
    // An error would end the subscription for good; this makes the client subscribe again.
    session.endSubscription(params.channel, unsubscribes.expired)
    return { reply: '{}' }
  }
  if (!admits(check.token, session, params.channel)) return { disconnect: disconnects.invalidToken }
  const { expiresAt } = check.token
  session.extendSubscription(params.channel, expiresAt)
  return { reply: asciiJson(expiresAt === undefined ? {} : expiry(expiresAt)) }
}

export function unsubscribe(session: Session, params: Params<'unsubscribe'>): CommandOutcome {
  session.removeSubscription(params.channel)
  return { reply: '{}' }
}

function refusal(session: Session, channel: string): ProtocolError | undefined {
  if (channel === '' || channel.length > longestChannelName) return protocolErrors.badRequest
  if (session.subscriptions.has(channel)) return protocolErrors.alreadySubscribed
  const { maxChannelsPerClient } = session.context.limits
  if (session.subscriptions.size >= maxChannelsPerClient) return protocolErrors.limitExceeded
  return undefined
}

type Access =
  | { granted: { expiresAt?: number | undefined; info?: unknown } }
  | Exclude<CommandOutcome, { reply: string }>

async function authorise(
  session: Session,
  rule: ChannelRule,
  params: Params<'subscribe'>,
): Promise<Access> {
  const { insecure } = session.context
  if (params.token === '' || (rule.owner === undefined && !insecure)) {
    return rule.owner === undefined || insecure
      ? { granted: {} }
      : { error: protocolErrors.permissionDenied }
  }
  const check = await session.context.verify(params.token)
  if (!check.ok) {
    return {
      error: check.expired ? protocolErrors.tokenExpired : protocolErrors.permissionDenied,
    }
  }
  if (!admits(check.token, session, params.channel)) {
    // A visitor now, who still has the token of a session that is over: asked anew, it is refused.
    return session.userId === ''
      ? { error: protocolErrors.tokenExpired }
      : { disconnect: disconnects.invalidToken }
  }
  if (rule.owner !== undefined && rule.owner !== session.userId) {
    return { error: protocolErrors.permissionDenied }
  }
  const loginRefusal = rule.owner === undefined ? undefined : await refusalOfLogin(session)
  if (loginRefusal !== undefined) return { error: loginRefusal }
  const { expiresAt, info } = check.token
  return { granted: { expiresAt, info } }
}

/** A token outlives the session that it was issued to; what is private does not. */
async function refusalOfLogin({ login, context }: Session): Promise<ProtocolError | undefined> {
  if (login === undefined) return undefined
  try {
    return (await context.isLoginOpen(login)) ? undefined : protocolErrors.permissionDenied
  } catch (error) {
    context.onError(error)
    return protocolErrors.internal
  }
}

function admits(
  token: { userId: string; channel: string | undefined },
  session: Session,
  channel: string,
): boolean {
  return token.userId === session.userId && token.channel === channel
}

type JoinOptions = {
  readonly expiresAt?: number | undefined
  readonly delta?: boolean
  readonly joins?: boolean
  readonly info?: unknown
  readonly fromServer?: boolean
}

/** Subscribes the client to the channel; `after` tells the others, once the reply is sent. */
export function join(
  session: Session,
  channel: Channel,
  position: { recover: boolean; offset: number; epoch: string },
  { delta = false, ...options }: JoinOptions,
): { reply: string; after: () => void } {
  const { recover, offset } = position
  const missed = recover ? missedBy(session, channel, position) : undefined
  const publications = delta
    ? deltaRun(missed ?? [], undefined)
    : (missed ?? []).map(({ json }) => json)
  const { expiresAt } = options
  const reply = subscribeResult({
    ...(expiresAt === undefined ? {} : { ttl: remainingSeconds(expiresAt) }),
    epoch: channel.epoch,
    delta,
    // The client counts on from the position that it sent, by one for each publication.
    offset: missed === undefined ? channel.position.offset : offset,
    ...(recover ? { recovery: { recovered: missed !== undefined, publications } } : {}),
  })
  const deltas = delta ? (publications.length > 0 ? 'running' : 'behind') : 'none'
  session.addSubscription(channel, { ...options, delta: deltas })
  const after = () => channel.announce('join', session.infoIn(channel.name))
  return { reply, after }
}

/** Of what may wait for a client; the rest is for what else it is told. */
const RECOVERY_SHARE = 0.75

/**
 * What the client gets of the publications that it has missed; undefined when its position is gone,
 * and when they are more than it may have waiting. After an outage everybody comes at once, and each
 * of these answers waits in memory until its client has taken it: what is much comes out of an
 * allowance of all, beyond which the client reads its state again.
 */
function missedBy(
  session: Session,
  channel: Channel,
  position: StreamPosition,
): readonly Publication[] | undefined {
  const missed = channel.missedSince(position)
  const bytes = missed?.reduce((sum, { json }) => sum + json.length, 0) ?? 0
  const { limits, recovery } = session.context
  if (bytes <= limits.maxRecoveryBytes) return missed
  const room = limits.maxQueuedBytes * RECOVERY_SHARE - session.outbox.queuedBytes
  return bytes <= room && recovery.take(bytes) ? missed : undefined
}

function expiry(expiresAt: number) {
  return { expires: true, ttl: remainingSeconds(expiresAt) }
}
