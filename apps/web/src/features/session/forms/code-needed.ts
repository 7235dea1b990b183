import { ApiError, codeNeeded, decode } from '@touchline/contract'

import type { AwaitedCode } from './sign-in-code-form.tsx'

/** What a refused sign-in waits for; null where it is refused for another reason. */
export function codeNeededBy(error: unknown): AwaitedCode | null {
  if (!(error instanceof ApiError) || error.messageKey !== 'error.auth.code_needed') return null
  const result = decode(codeNeeded, error.details)
  return result.ok ? { ...result.value, askedAt: Date.now() } : null
}
