import { protocolErrors } from '../protocol/codes.ts'
import type { Request } from '../protocol/commands.ts'
import { history, presence, presenceStats, publish } from './channel-commands.ts'
import type { CommandOutcome } from './command-outcome.ts'
import { connect, refresh } from './connection-commands.ts'
import type { Session } from './session.ts'
import { refreshSubscription, subscribe, unsubscribe } from './subscription-commands.ts'

export function runRequest(
  session: Session,
  request: Request,
): CommandOutcome | Promise<CommandOutcome> {
  switch (request.method) {
    case 'connect':
      return connect(session, request.params)
    case 'refresh':
      return refresh(session, request.params)
    case 'subscribe':
      return subscribe(session, request.params)
    case 'sub_refresh':
      return refreshSubscription(session, request.params)
    case 'unsubscribe':
      return unsubscribe(session, request.params)
    case 'publish':
      return publish(session, request.params)
    case 'presence':
      return presence(session, request.params)
    case 'presence_stats':
      return presenceStats(session, request.params)
    case 'history':
      return history(session, request.params)
    case 'rpc':
      return { error: protocolErrors.notAvailable }
  }
}
