import type { Amount } from '@touchline/betting'
import { NO_AMOUNT, amountOf } from '@touchline/betting'

/** QUICK-15: storage key of the preference. */
export const QUICK_BET_KEY = 'quick_bet'

/** Storage key of a placement that nobody has answered yet. */
export const QUICK_JOURNAL_KEY = 'quick_placement'

const VERSION = 1

/** What stays on the device. The approval is not part of it: it is given anew on every visit. */
export type QuickBetPreference = {
  readonly isEnabled: boolean
  /** Smallest units of `currency`. */
  readonly stake: Amount
  readonly currency: string | null
}

export const NO_QUICK_BET: QuickBetPreference = {
  isEnabled: false,
  stake: NO_AMOUNT,
  currency: null,
}

export function persistPreference({ isEnabled, stake, currency }: QuickBetPreference): string {
  return JSON.stringify({ version: VERSION, isEnabled, stake: stake.toString(), currency })
}

/** What cannot be read counts as never chosen. */
export function parsePreference(text: string | null): QuickBetPreference {
  const saved = parseObject(text)
  const { isEnabled, stake, currency } = saved
  if (saved['version'] !== VERSION || typeof isEnabled !== 'boolean') return NO_QUICK_BET
  const isWhole = typeof stake === 'string' && /^\d{1,18}$/.test(stake)
  return {
    isEnabled,
    stake: isWhole ? amountOf(BigInt(stake)) : NO_AMOUNT,
    currency: typeof currency === 'string' ? currency : null,
  }
}

function parseObject(text: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? 'null')
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}
