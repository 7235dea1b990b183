import { UnauthorizedError } from 'centrifuge'

/**
 * Calls for a token. A refusal (an error with status 401 or 403) ends the connection instead of
 * being tried again.
 */
export async function orUnauthorized(getToken: () => Promise<string>): Promise<string> {
  try {
    return await getToken()
  } catch (error) {
    if (isRefusal(error)) throw new UnauthorizedError('the token was refused')
    throw error
  }
}

function isRefusal(error: unknown): boolean {
  if (typeof error !== 'object' || error === null || !('status' in error)) return false
  return error.status === 401 || error.status === 403
}
