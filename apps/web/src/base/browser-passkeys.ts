import {
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
  WebAuthnError,
} from '@simplewebauthn/browser'
import type { ApiClient } from '@touchline/contract'

type CreationOptions = Parameters<typeof startRegistration>[0]['optionsJSON']
type RequestOptions = Parameters<typeof startAuthentication>[0]['optionsJSON']

/** Has the browser make a passkey. @returns what it answers, as JSON; null where the player would not */
export function createPasskey(options: string): Promise<string | null> {
  const optionsJSON = JSON.parse(options) as CreationOptions
  return answerOf(startRegistration({ optionsJSON }))
}

/** Has the player choose a passkey now. @returns what it signed, as JSON; null where they would not */
export async function askPasskey(api: ApiClient): Promise<string | null> {
  const optionsJSON = await signInOptions(api)
  return answerOf(startAuthentication({ optionsJSON }))
}

/**
 * Lets the browser list passkeys at the field for the address, where it can, until the signal.
 * @returns as `askPasskey`
 */
export async function offerPasskey(api: ApiClient, signal: AbortSignal): Promise<string | null> {
  if (!(await browserSupportsWebAuthnAutofill()) || signal.aborted) return null
  signal.addEventListener('abort', () => WebAuthnAbortService.cancelCeremony(), { once: true })
  const optionsJSON = await signInOptions(api)
  return answerOf(startAuthentication({ optionsJSON, useBrowserAutofill: true }))
}

async function signInOptions(api: ApiClient): Promise<RequestOptions> {
  const { data } = await api('beginPasskeySignIn')
  return JSON.parse(data.options) as RequestOptions
}

async function answerOf(ceremony: Promise<unknown>): Promise<string | null> {
  try {
    return JSON.stringify(await ceremony)
  } catch (error) {
    // The player would not, had none, or chose another way.
    if (error instanceof WebAuthnError || error instanceof DOMException) return null
    throw error
  }
}
