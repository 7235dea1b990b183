import * as v from 'valibot'

import { amount, count, currencyCode, id, text, word } from './primitives.ts'

export const email = v.pipe(text(254), v.trim(), v.toLowerCase(), v.email('error.form.email'))

/** GAP-22: at least 8 characters with a letter and a digit. */
export const newPassword = v.pipe(
  text(200, 'error.form.password'),
  v.minLength(8, 'error.form.password'),
  v.regex(/\p{L}/u, 'error.form.password'),
  v.regex(/\d/, 'error.form.password'),
)

export const currentPassword = v.pipe(text(200), v.minLength(1, 'error.form.required'))

export const player = v.object({
  id,
  email: v.nullable(v.string()),
  phone: v.nullable(v.string()),
  authPhone: v.nullable(v.string()),
  firstName: v.nullable(v.string()),
  lastName: v.nullable(v.string()),
  nickname: v.nullable(v.string()),
  language: v.string(),
  currency: currencyCode,
  authFieldsMissed: v.array(v.string()),
  statuses: v.array(v.string()),
  /** The version of the terms and rules that the player has yet to agree to; null: none. */
  termsToAccept: v.optional(v.nullable(v.string())),
  emailConfirmed: v.optional(v.boolean()),
  phoneVerified: v.optional(v.boolean()),
  /** An address whose link was not followed yet. */
  newEmail: v.optional(v.nullable(v.string())),
})

export const account = v.object({ currency: currencyCode, balance: amount, active: v.boolean() })

export const compPoints = v.object({ persistent: v.number(), current: v.number() })
export const statusGroup = v.object({ id, name: v.string(), points: v.number() })
export const phone = v.object({
  number: v.nullable(v.string()),
  country: v.nullable(v.string()),
  verified: v.boolean(),
  /** Seconds until another code may be sent. */
  resendTimeout: v.number(),
  smsLimitReached: v.boolean(),
  /** There is a code on its way to this very number that can still be entered. */
  codeSent: v.boolean(),
})

export const signIn = v.object({
  email,
  password: v.pipe(text(200), v.minLength(1)),
})

export const signUp = v.object({
  email,
  password: newPassword,
  currency: v.optional(currencyCode),
  language: v.optional(word),
  /** Of legal age and agreed to the terms. */
  termsAccepted: v.literal(true, 'error.form.terms'),
  tracking: v.optional(v.pipe(v.record(text(32), text(256)), v.maxEntries(20))),
})

/** Five digits or more of any script, as they were written or pasted, with what people put between them. */
const PHONE = /^[\s\p{Cf}(]*[+＋]?(?:[\s\p{Cf}\p{Pd}()./]*\p{Nd}){5,16}[\s\p{Cf}]*$/u

export const playerChange = v.object({
  firstName: v.optional(v.pipe(text(100), v.trim())),
  lastName: v.optional(v.pipe(text(100), v.trim())),
  nickname: v.optional(v.pipe(text(50), v.trim())),
  phone: v.optional(v.pipe(text(50), v.regex(PHONE, 'error.form.phone'))),
  /** Asked for before the number of a verified phone changes. */
  currentPassword: v.optional(currentPassword),
})

/** Another address, by the current password; it counts once its link was followed. */
export const emailChange = v.object({ email, currentPassword })

/** What stands between a player and the end of the account. */
export const closing = v.object({
  /** Accounts with money that is the player's own; what can be paid out goes first. */
  balances: v.array(v.object({ currency: currencyCode, balance: amount, payable: v.boolean() })),
  /** There is play money, which ends with the account. */
  playMoney: v.boolean(),
  openBets: count,
  openPayments: count,
  canClose: v.boolean(),
})

export const accountClosing = v.object({ currentPassword })

export type Closing = v.InferOutput<typeof closing>
export type Player = v.InferOutput<typeof player>
export type Account = v.InferOutput<typeof account>
export type StatusGroup = v.InferOutput<typeof statusGroup>
export type Phone = v.InferOutput<typeof phone>
export type SignIn = v.InferOutput<typeof signIn>
export type SignUp = v.InferOutput<typeof signUp>
