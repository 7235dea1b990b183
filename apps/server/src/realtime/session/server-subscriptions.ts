import { asciiJson } from '../ascii-json.ts'
import { protocolErrors } from '../protocol/codes.ts'
import type { ProtocolError } from '../protocol/codes.ts'
import type { Params } from '../protocol/commands.ts'
import type { Session } from './session.ts'
import { join } from './subscription-commands.ts'

const asNew = { recover: false, offset: 0, epoch: '' }

type Followed = { reply: string; after: () => void }

/**
 * Subscribes a client to the channels of its connection token.
 *
 * @param positions where the client, if it comes back, stood in them
 * @returns their part of the connect reply, empty when there is none
 */
export function followFromServer(
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
