import {
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  WebAuthnAbortService,
  WebAuthnError,
} from '@simplewebauthn/browser'
import type { ApiClient } from '@touchline/contract'

type Options = Parameters<typeof startAuthentication>[0]['optionsJSON']

async function ask(api: ApiClient, useBrowserAutofill: boolean): Promise<string | null> {
  const { data } = await api('beginPasskeySignIn')
  try {
    const optionsJSON = JSON.parse(data.options) as Options
    return JSON.stringify(await startAuthentication({ optionsJSON, useBrowserAutofill }))
  } catch (error) {
    // The player would not, had none, or chose another way in.
    if (error instanceof WebAuthnError || error instanceof DOMException) return null
    throw error
  }
}

/** Has the player choose a passkey now. @returns what it signed, as JSON; null where they would not */
export function askPasskey(api: ApiClient): Promise<string | null> {
  return ask(api, false)
}

/** Lets the browser list passkeys at the field for the address, where it can, until the signal. */
export async function offerPasskey(api: ApiClient, signal: AbortSignal): Promise<string | null> {
  if (!(await browserSupportsWebAuthnAutofill()) || signal.aborted) return null
  signal.addEventListener('abort', () => WebAuthnAbortService.cancelCeremony(), { once: true })
  return ask(api, true)
}
