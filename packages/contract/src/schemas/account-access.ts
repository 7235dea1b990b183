import * as v from 'valibot'

import { codeDigits } from './code-digits.ts'
import { currentPassword, email, newPassword } from './players.ts'
import { text, timestamp, uuid } from './primitives.ts'

const LINK_INVALID = 'error.auth.link_invalid'

/** What a link in an e-mail carries. What was cut off or added on its way is told as any other wrong link. */
const linkToken = v.pipe(
  v.string(),
  v.regex(/^[\w-]+$/, LINK_INVALID),
  v.maxLength(200, LINK_INVALID),
)

/** Asks for an e-mail; the answer is the same for an address without an account. */
export const emailRequest = v.object({ email })

export const passwordReset = v.object({ resetPasswordToken: linkToken, password: newPassword })

/** Asks whether a link would be taken, before a player types two passwords. */
export const passwordLinkQuery = v.object({ resetPasswordToken: linkToken })

export const confirmationQuery = v.object({ confirmationToken: linkToken })
/** Whoever is signed in where the link is followed may be somebody else. */
export const confirmedEmail = v.object({ email: v.string() })

export const unlockQuery = v.object({ unlockToken: linkToken })

/** Six digits, wherever they stand in what was pasted and whichever script they are of. */
export const phoneCode = v.object({
  code: v.pipe(text(200), v.transform(codeDigits), v.regex(/^\d{6}$/, 'error.form.code')),
})

export const passwordChange = v.object({ currentPassword, password: newPassword })

/** Where the player is signed in. */
export const ownSession = v.object({
  id: uuid,
  /** The one that asks. */
  isCurrent: v.boolean(),
  createdAt: timestamp,
  /** To the minute. */
  seenAt: timestamp,
  /** As the client calls itself; null where it does not. */
  browser: v.nullable(v.string()),
  system: v.nullable(v.string()),
  /** ISO 3166-1 alpha-2, where it was opened; null where the installation is not told. */
  country: v.nullable(v.string()),
})

export const sessionsToEnd = v.object({
  /** One session; without it every one but the one that asks. */
  id: v.optional(uuid),
  currentPassword,
})

/** A time at play. */
export const sportsbookSession = v.object({
  startedAt: timestamp,
  /** When the player's limit ends it; null where there is none. */
  endsAt: v.nullable(timestamp),
})

export type OwnSession = v.InferOutput<typeof ownSession>
export type SportsbookSession = v.InferOutput<typeof sportsbookSession>
