import { startRegistration, WebAuthnError } from '@simplewebauthn/browser'

/** Has the browser make a passkey. @returns what it answers, as JSON; null where the player would not */
export async function createPasskey(options: string): Promise<string | null> {
  try {
    const optionsJSON = JSON.parse(options) as Parameters<
      typeof startRegistration
    >[0]['optionsJSON']
    return JSON.stringify(await startRegistration({ optionsJSON }))
  } catch (error) {
    if (error instanceof WebAuthnError || error instanceof DOMException) return null
    throw error
  }
}
