import type { Amount } from '@touchline/betting'
import { randomUUID } from 'node:crypto'
import type { ApiClient } from '@touchline/contract'
import { openCaller } from './caller.ts'

export type Credentials = { email: string; password: string }

export type TestPlayer = Credentials & { call: ApiClient }

export function newCredentials(): Credentials {
  return { email: `${randomUUID()}@players.test`, password: 'correct-horse-7' }
}

/** Signs up a player that no other test knows. */
export async function signUpPlayer(url: string): Promise<TestPlayer> {
  const call = openCaller(url)
  const credentials = newCredentials()
  await call('signUp', { body: { ...credentials, currency: 'EUR', termsAccepted: true } })
  return { ...credentials, call }
}

/** @returns smallest units */
export async function balanceOf(call: ApiClient, currency = 'EUR'): Promise<Amount> {
  const { data } = await call('listAccounts', { query: { compatibility: 'false' } })
  const account = data.find((one) => one.currency === currency)
  if (account === undefined) throw new Error(`The player has no account in ${currency}`)
  return account.balance
}
