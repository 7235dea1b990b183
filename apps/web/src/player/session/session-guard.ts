import type { ApiClient, Call, CallAnswer, CallInput } from '@touchline/contract'
import { calls } from '@touchline/contract/by-name'

import { isUnauthorized } from '../../data/api/is-unauthorized.ts'

/**
 * AMB-09: calls whose 401 does not end the session. Comp points just stay empty, push tokens only
 * disconnect, sign-out has nothing left to do, and sign-in says that the password is wrong.
 */
const EXEMPT: ReadonlySet<string> = new Set([
  calls.getCompPoints.name,
  calls.getPushToken.name,
  calls.authorizeChannels.name,
  calls.signIn.name,
  calls.signUp.name,
  calls.signOut.name,
])

/** An api client that tells of a 401 before the caller sees it. */
export function guardSession(api: ApiClient, onUnauthorized: () => void): ApiClient {
  return async <C extends Call>(call: C, input?: CallInput<C>): Promise<CallAnswer<C>> => {
    try {
      return await api(call, input)
    } catch (error) {
      if (isUnauthorized(error) && !EXEMPT.has(call.name)) onUnauthorized()
      throw error
    }
  }
}
