import type { Amount } from '@touchline/betting'
import { NO_AMOUNT, amountOf } from '@touchline/betting'
import {
  boolean,
  fallback,
  nullable,
  object,
  pipe,
  regex,
  string,
  transform,
} from '@touchline/contract/schema'

import type { KeyValueStorage } from '../../base/browser-storage.ts'
import { storedJson } from '../../base/stored.ts'
import { storedJournal } from '../slip/stored.ts'

/** A placement that nobody has answered yet. */
export const QUICK_JOURNAL = storedJournal('quick_placement')

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

/** QUICK-15: where the preference stays. */
export const QUICK_BET = storedJson(
  'quick_bet',
  1,
  object({
    isEnabled: boolean(),
    stake: fallback(
      pipe(
        string(),
        regex(/^\d{1,18}$/),
        transform((text) => amountOf(BigInt(text))),
      ),
      NO_AMOUNT,
    ),
    currency: fallback(nullable(string()), null),
  }),
)

/** What cannot be read counts as never chosen. */
export function readPreference(storage: KeyValueStorage): QuickBetPreference {
  return QUICK_BET.read(storage) ?? NO_QUICK_BET
}

export function writePreference(
  storage: KeyValueStorage,
  { isEnabled, stake, currency }: QuickBetPreference,
): void {
  QUICK_BET.write(storage, { isEnabled, stake: stake.toString(), currency })
}
