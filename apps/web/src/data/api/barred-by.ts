import type { ApiClient, CallInput, CallName } from '@touchline/contract'

import { createStore } from '../../base/store.ts'
import { isUnauthorized } from './is-unauthorized.ts'

/** Why who was signed in here may not come back for now, in the backend's words; null where they may. */
export const barredBy = createStore<string | null>(null)

/** Notes why a call is refused: a 401 with a code comes of a rule, which refuses a sign-in too. */
export function notingWhy(client: ApiClient): ApiClient {
  return async <Name extends CallName>(name: Name, input?: CallInput<Name>) => {
    try {
      const answer = await client(name, input)
      if (name === 'getPlayer') barredBy.setState(() => null)
      return answer
    } catch (error) {
      if (isUnauthorized(error) && error.code !== null) {
        barredBy.setState(() => error.localizedMessage)
      }
      throw error
    }
  }
}
