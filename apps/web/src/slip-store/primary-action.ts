import { shortfall, type Blocker, type BlockerCode, type SlipSummary } from '@touchline/betting'

import type { PlacementPhase } from './slip-store-state.ts'

/** What the slip's one button does next. Amounts are in smallest units of the slip's currency. */
export type PrimaryAction =
  | { readonly kind: 'placing' }
  | { readonly kind: 'checking' }
  | { readonly kind: 'accept'; readonly count: number }
  | { readonly kind: 'signIn' }
  | { readonly kind: 'removeUnavailable'; readonly count: number }
  | { readonly kind: 'enterStake' }
  | { readonly kind: 'raiseStake'; readonly minimum: bigint; readonly betKey: string }
  | { readonly kind: 'lowerStake'; readonly maximum: bigint; readonly betKey: string }
  | { readonly kind: 'balanceTooLow'; readonly missing: bigint }
  /** Nothing to press: `code` says what is in the way. */
  | { readonly kind: 'blocked'; readonly code: BlockerCode }
  | { readonly kind: 'place'; readonly stake: bigint }

type Situation = {
  readonly phase: PlacementPhase
  readonly summary: Pick<SlipSummary, 'totalStake'>
  readonly blockers: readonly Blocker[]
}

/**
 * The next valid action. Accepting a price comes before everything else, since it is possible at
 * any time and every other figure follows from it; placing is what is left when nothing blocks.
 */
export function primaryAction({ phase, summary, blockers }: Situation): PrimaryAction {
  if (phase === 'sending') return { kind: 'placing' }
  if (phase === 'checking') return { kind: 'checking' }
  if (phase === 'interrupted') return { kind: 'signIn' }
  const find = (code: BlockerCode) => blockers.find((blocker) => blocker.code === code)
  const count = (code: BlockerCode) => blockers.filter((blocker) => blocker.code === code).length
  if (find('odds_changed')) return { kind: 'accept', count: count('odds_changed') }
  if (find('sign_in_required')) return { kind: 'signIn' }
  if (find('selection_unavailable')) {
    return { kind: 'removeUnavailable', count: count('selection_unavailable') }
  }
  const obstacle = blockers.find(({ code }) => OBSTACLES.has(code))
  if (obstacle !== undefined) return { kind: 'blocked', code: obstacle.code }
  if (find('stake_missing')) return { kind: 'enterStake' }
  return stakeAction(blockers) ?? restAction(blockers, summary)
}

/** What only waiting or changing the selections mends; amounts are asked for after that. */
const OBSTACLES: ReadonlySet<BlockerCode> = new Set<BlockerCode>([
  'slip_empty',
  'in_progress',
  'connection_lost',
  'too_many_selections',
  'selection_suspended',
  'selection_stale',
  'unknown_price',
  'same_match_conflict',
  'custom_bet_disabled',
])

function stakeAction(blockers: readonly Blocker[]): PrimaryAction | null {
  for (const { code, betKey = '', params } of blockers) {
    if (code === 'stake_below_minimum' && typeof params['minimum'] === 'bigint') {
      return { kind: 'raiseStake', minimum: params['minimum'], betKey }
    }
    if (code === 'stake_above_maximum' && typeof params['maximum'] === 'bigint') {
      return { kind: 'lowerStake', maximum: params['maximum'], betKey }
    }
  }
  const short = blockers.find(({ code }) => code === 'balance_too_low')
  return short === undefined
    ? null
    : { kind: 'balanceTooLow', missing: missingAmount(short.params) }
}

/** What a balance lacks for the stake, by the parameters of `balance_too_low`. */
export function missingAmount({ stake, balance }: Blocker['params']): bigint {
  return typeof stake === 'bigint' && typeof balance === 'bigint' ? shortfall(stake, balance) : 0n
}

function restAction(blockers: readonly Blocker[], summary: Situation['summary']): PrimaryAction {
  const [first] = blockers
  return first === undefined
    ? { kind: 'place', stake: summary.totalStake }
    : { kind: 'blocked', code: first.code }
}
