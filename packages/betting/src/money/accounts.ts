import type { Money } from './money.ts'

/** Replaces the balance of the matching currency; the same list when there is none or no change. */
export function applyBalance(accounts: readonly Money[], update: Money): readonly Money[] {
  const index = accounts.findIndex((account) => account.currency === update.currency)
  const current = accounts[index]
  if (current === undefined || current.amount === update.amount) return accounts
  return accounts.with(index, { amount: update.amount, currency: update.currency })
}

/** An account change counts only towards another currency that the player holds. */
export function canChangeAccount(
  wanted: string,
  profileCurrency: string | null,
  accounts: readonly Money[],
): boolean {
  return wanted !== profileCurrency && accounts.some((account) => account.currency === wanted)
}
