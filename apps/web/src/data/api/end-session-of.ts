import { createApiClient } from '@touchline/contract'

import { BACKENDS } from './backends.ts'

/** Ends the session of a token that the page holds no more. @throws ApiError */
export async function endSessionOf(token: string): Promise<void> {
  const api = createApiClient({
    bases: BACKENDS,
    fetch: (url, init) => fetch(url, init),
    language: () => 'en',
    headers: () => ({ 'X-Session': 'token', Authorization: `Bearer ${token}` }),
  })
  await api('signOut')
}
