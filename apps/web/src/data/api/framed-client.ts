import {
  createApiClient as createClient,
  type ApiClient,
  type CallInput,
  type CallName,
  type ClientOptions,
} from '@touchline/contract'

import { holdToken, sessionHeaders } from './bearer-token.ts'

/** Calls that open a session, and hand its token to a page in a foreign frame. */
const OPENING: ReadonlySet<CallName> = new Set<CallName>([
  'signIn',
  'signUp',
  'confirmSignIn',
  'signInByPasskey',
])

/** The client of a page in a frame: where that is another origin's, its session goes by a token. */
export function createFramedClient(options: ClientOptions): ApiClient {
  const client = createClient({
    ...options,
    headers: (call) => ({ ...options.headers?.(call), ...sessionHeaders() }),
  })
  return async <Name extends CallName>(name: Name, input?: CallInput<Name>) => {
    const answer = await client(name, input)
    if (OPENING.has(name)) keepToken(answer)
    return answer
  }
}

function keepToken(answer: unknown): void {
  const token = (answer as { data?: { token?: string | null } } | undefined)?.data?.token
  if (typeof token === 'string') holdToken({ token, source: 'own' })
}
