import type { SlipRules } from './slip-rules.ts'

export const BLOCKER_CODES = [
  'sign_in_required',
  'in_progress',
  'connection_lost',
  'slip_empty',
  'too_many_selections',
  'stake_missing',
  'stake_below_minimum',
  'stake_above_maximum',
  'balance_unknown',
  'balance_too_low',
  'odds_changed',
  'unknown_price',
  'selection_suspended',
  'selection_unavailable',
  'selection_stale',
  'same_match_conflict',
  'potential_win_not_above_stake',
  'bonus_conditions',
  'custom_bet_disabled',
] as const

export type BlockerCode = (typeof BLOCKER_CODES)[number]

export type Blocker = {
  readonly code: BlockerCode
  /** `prompt` asks for a step that the page can offer; `error` has to be mended in the slip. */
  readonly severity: 'prompt' | 'error'
  readonly betKey?: string
  readonly selectionId?: string
  readonly otherSelectionId?: string
  readonly messageKey: string
  /** Amounts are in smallest units. */
  readonly params: Readonly<Record<string, string | number | bigint>>
}

/** What must be known and fresh, besides the slip itself, before a bet may be placed. */
export type PlacementContext = {
  readonly rules: SlipRules
  /** Smallest units of the slip's currency; null while it is not known. */
  readonly balance: bigint | null
  /** Per bet key; a bet that is not listed has the general ceiling. */
  readonly maxStakeByBet: Readonly<Record<string, bigint>>
  /** Smallest stake of one bet; null for none. */
  readonly minStake: bigint | null
  /** Selections whose price is too old to bet on. */
  readonly staleSelectionIds: ReadonlySet<string>
  /** Whether live prices are arriving; false blocks everything. */
  readonly isConnected: boolean
}

const PROMPTS: ReadonlySet<BlockerCode> = new Set([
  'sign_in_required',
  'stake_missing',
  'odds_changed',
  'slip_empty',
])

/** Where the rules name a message key of their own. */
const MESSAGE_KEYS: Partial<Record<BlockerCode, string>> = {
  potential_win_not_above_stake: 'error.potential_win.equal_or_less',
}

type Place = Pick<Blocker, 'betKey' | 'selectionId' | 'otherSelectionId'>

export function blocker(
  code: BlockerCode,
  place: Place = {},
  params: Blocker['params'] = {},
): Blocker {
  return {
    code,
    severity: PROMPTS.has(code) ? 'prompt' : 'error',
    ...place,
    messageKey: MESSAGE_KEYS[code] ?? `slip.blocker.${code}`,
    params,
  }
}
