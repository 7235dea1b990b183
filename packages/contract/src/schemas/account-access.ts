import * as v from 'valibot'

import { email, newPassword } from './players.ts'
import { text, timestamp } from './primitives.ts'

/** What a link in an e-mail carries. */
const linkToken = v.pipe(text(200), v.minLength(1))

/** Asks for an e-mail; the answer is the same for an address without an account. */
export const emailRequest = v.object({ email })

export const passwordReset = v.object({ resetPasswordToken: linkToken, password: newPassword })

export const confirmationQuery = v.object({ confirmationToken: linkToken })
export const unlockQuery = v.object({ unlockToken: linkToken })

export const phoneCode = v.object({
  code: v.pipe(text(50), v.trim(), v.regex(/^\d{6}$/, 'error.form.code')),
})

/** A time at play. */
export const sportsbookSession = v.object({
  startedAt: timestamp,
  /** When the player's limit ends it; null where there is none. */
  endsAt: v.nullable(timestamp),
})

export type SportsbookSession = v.InferOutput<typeof sportsbookSession>
