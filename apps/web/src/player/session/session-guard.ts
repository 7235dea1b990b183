import { ApiError } from '@touchline/contract'
import type { ApiClient, CallAnswer, CallInput, CallName } from '@touchline/contract'

import { isUnauthorized } from '../../data/api/is-unauthorized.ts'
import type { SessionStore } from './session-store.ts'

/**
 * AMB-09: calls whose 401 does not end the session. Comp points just stay empty, push tokens only
 * disconnect, sign-out has nothing left to do, sign-in says that the
 * password is wrong, and the time on the site that is used up has a dialog of its own.
 */
const EXEMPT: ReadonlySet<CallName> = new Set<CallName>([
  'getCompPoints',
  'getPushToken',
  'authorizeChannels',
  'signIn',
  'signUp',
  'signOut',
  'trackActivity',
])

/**
 * An api client that tells the session of a 401, or of another player than the page shows, before the
 * caller sees it. What answers a call of an earlier session, or of the time before it, says nothing
 * about who is at the page now.
 */
export function guardSession(
  api: ApiClient,
  session: Pick<SessionStore, 'stillHere' | 'getState' | 'expire' | 'enter'>,
): ApiClient {
  return async <Name extends CallName>(
    name: Name,
    input?: CallInput<Name>,
  ): Promise<CallAnswer<Name>> => {
    const isHere = session.stillHere()
    try {
      const answer = await api(name, input)
      const { profile } = session.getState()
      if (isPlayer(name, answer) && isHere() && profile !== null && profile.id !== answer.data.id) {
        void session.enter()
      }
      return answer
    } catch (error) {
      if (isUnauthorized(error) && !EXEMPT.has(name) && isHere()) void session.expire()
      // Who is signed in, or what they have agreed to, has changed meanwhile.
      if (hasChanged(error) && name !== 'acceptTerms') void session.enter()
      throw error
    }
  }
}

function isPlayer(name: CallName, _answer: unknown): _answer is CallAnswer<'getPlayer'> {
  return name === 'getPlayer'
}

function hasChanged(error: unknown): boolean {
  return error instanceof ApiError && /terms\.not_accepted|other_player/.test(error.messageKey)
}
