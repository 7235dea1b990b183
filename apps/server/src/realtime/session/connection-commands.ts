import { asciiJson } from '../ascii-json.ts'
import type { ProtocolError } from '../protocol/codes.ts'
import { disconnects, protocolErrors } from '../protocol/codes.ts'
import type { Params } from '../protocol/commands.ts'
import type { VerifiedToken } from '../tokens.ts'
import type { CommandOutcome } from './command-outcome.ts'
import { remainingSeconds } from './command-outcome.ts'
import type { Session } from './session.ts'
import { join } from './subscription-commands.ts'

const serverVersion = 'touchline'

export async function connect(
  session: Session,
  params: Params<'connect'>,
): Promise<CommandOutcome> {
  if (params.token === '') return connectWithoutToken(session)
  const check = await session.context.verify(params.token)
  if (!check.ok) {
    return check.expired
      ? { error: protocolErrors.tokenExpired }
      : { disconnect: disconnects.invalidToken }
  }
  if (check.token.channel !== undefined) return { disconnect: disconnects.invalidToken }
  session.knock(check.token.login)
  // The client asks for another token, and comes back as whoever it is then.
  if (await isOver(session, check.token)) return { error: protocolErrors.tokenExpired }
  // It may have gone, or been sent away, while it was asked.
  if (session.closed) return { disconnect: disconnects.forceReconnect }
  return admit(session, check.token, params.subs)
}

function connectWithoutToken(session: Session): CommandOutcome {
  return session.context.insecure
    ? admit(session, nobody, {})
    : { disconnect: disconnects.badRequest }
}

const nobody = {
  userId: '',
  expiresAt: undefined,
  info: undefined,
  channels: [],
}

/**
 * Where it cannot be known, the client gets in: prices are for everybody, and the channels that are
 * not ask again.
 */
async function isOver(session: Session, { login }: VerifiedToken): Promise<boolean> {
  if (login === undefined) return false
  return !(await session.context.isLoginOpen(login).catch(() => true))
}

function admit(
  session: Session,
  { channels, ...admission }: Omit<VerifiedToken, 'channel' | 'login'>,
  positions: Params<'connect'>['subs'],
): CommandOutcome {
  session.admit(admission)
  const { expiresAt } = admission
  const followed = followFromServer(session, channels, positions)
  if ('error' in followed) return followed
  const result = {
    client: session.clientId,
    version: serverVersion,
    ...expiry(expiresAt),
    ping: Math.ceil(session.context.limits.pingIntervalMs / 1000),
    pong: true,
    ...(session.transport.oneWay ? { session: session.secret, node: session.context.node } : {}),
  }
  return { ...followed, reply: `${asciiJson(result).slice(0, -1)}${followed.reply}}` }
}

export async function refresh(
  session: Session,
  params: Params<'refresh'>,
): Promise<CommandOutcome> {
  const check = await session.context.verify(params.token)
  if (!check.ok) {
    return { disconnect: check.expired ? disconnects.expired : disconnects.invalidToken }
  }
  const { userId, channel, expiresAt } = check.token
  if (channel !== undefined || userId !== session.userId) {
    return { disconnect: disconnects.invalidToken }
  }
  session.extend(expiresAt)
  return { reply: asciiJson(expiry(expiresAt)) }
}

function expiry(expiresAt: number | undefined) {
  return expiresAt === undefined ? {} : { expires: true, ttl: remainingSeconds(expiresAt) }
}

const asNew = { recover: false, offset: 0, epoch: '' }

type Followed = { reply: string; after: () => void }

/**
 * Subscribes a client to the channels of its connection token.
 *
 * @param positions where the client, if it comes back, stood in them
 * @returns their part of the connect reply, empty when there is none
 */
function followFromServer(
  session: Session,
  channels: readonly string[],
  positions: Params<'connect'>['subs'],
): Followed | { error: ProtocolError } {
  const replies: string[] = []
  const after: (() => void)[] = []
  if (channels.length > session.context.limits.maxChannelsPerClient) {
    return { error: protocolErrors.limitExceeded }
  }
  for (const name of channels) {
    const channel = session.context.channels.open(name)
    if (channel === undefined) return { error: protocolErrors.unknownChannel }
    const joined = join(session, channel, positions[name] ?? asNew, { fromServer: true })
    replies.push(`${asciiJson(name)}:${joined.reply}`)
    after.push(joined.after)
  }
  return {
    reply: replies.length === 0 ? '' : `,"subs":{${replies.join(',')}}`,
    after: () => after.forEach((run) => run()),
  }
}
