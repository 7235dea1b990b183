import * as v from 'valibot'

import { currentPassword } from './players.ts'
import { count, text, timestamp } from './primitives.ts'

/** A sign-in, as a player tells their own from others. */
export const signInRecord = v.object({
  at: timestamp,
  /** As the client called itself; null where it did not. */
  browser: v.nullable(v.string()),
  system: v.nullable(v.string()),
  /** ISO 3166-1 alpha-2; null where the installation is not told. */
  country: v.nullable(v.string()),
})

/** What a sign-in waits for after a right password: the `details` of `error.auth.code_needed`. */
export const codeNeeded = v.object({
  /** Names this sign-in; good for nothing without the code. */
  challenge: v.string(),
  /** Where the code is to be found. */
  way: v.picklist(['mail', 'authenticator']),
  /** Seconds until another e-mail may be asked for. */
  resendSeconds: count,
})

const challenge = v.pipe(text(200), v.minLength(1))

/** A code of six digits, or one for when the authenticator is lost; both as they were pasted. */
const code = v.pipe(text(200), v.trim(), v.minLength(1, 'error.form.required'))

export const signInCode = v.object({ challenge, code })
export const codeRequest = v.object({ challenge })
export const authenticatorCode = v.object({ code })
export const passwordProof = v.object({ currentPassword })

export const authenticatorSecret = v.object({
  /** In base 32, for typing. */
  secret: v.string(),
  /** `otpauth:` address for a QR code. */
  uri: v.string(),
})

export const recoveryCodes = v.object({ codes: v.array(v.string()) })

/** What the browser's own API takes and gives, as JSON in a text: its shape is the platform's. */
export const passkeyOptions = v.object({ options: v.string() })
const credential = v.pipe(text(20_000), v.minLength(1))

/** What players tell their passkeys apart by. */
const passkeyName = v.pipe(text(60), v.trim(), v.minLength(1, 'error.form.required'))
const passkeyId = v.pipe(text(1_500), v.minLength(1))

export const passkeyToAdd = v.object({
  /** By default what the client calls itself. */
  name: v.optional(passkeyName),
  credential,
})
export const passkeyCredential = v.object({ credential })
export const passkeyToRename = v.object({ id: passkeyId, name: passkeyName })
export const passkeyToRemove = v.object({ id: passkeyId, currentPassword })

export const passkey = v.object({
  id: v.string(),
  name: v.string(),
  createdAt: timestamp,
  usedAt: v.nullable(timestamp),
})

export const security = v.object({
  /** Newest first; the first is the one that asks, the second the one before it. */
  signIns: v.array(signInRecord),
  /** When a sign-in asks for more than the password, by the operator's word. */
  secondFactor: v.picklist(['off', 'new-device', 'always']),
  hasAuthenticator: v.boolean(),
  recoveryCodesLeft: count,
  passkeys: v.array(passkey),
})

export type SignInRecord = v.InferOutput<typeof signInRecord>
export type CodeNeeded = v.InferOutput<typeof codeNeeded>
export type Passkey = v.InferOutput<typeof passkey>
export type Security = v.InferOutput<typeof security>
