import {
  shortfall,
  type Blocker,
  type BlockerCode,
  type SlipError,
  type SlipSummary,
  type Amount,
  type Room,
  type TotalOdds,
  NO_AMOUNT,
} from '@touchline/betting'

/**
 * `sending`: the first request is under way. `checking`: no answer came, and the same reference is
 * asked about until one does. `interrupted`: the session ended before the answer came.
 */
export type PlacementPhase = 'idle' | 'sending' | 'checking' | 'interrupted'

/** What the slip's one button does next. Amounts are in smallest units of the slip's currency. */
export type PrimaryAction =
  | { readonly kind: 'placing' }
  | { readonly kind: 'checking' }
  | { readonly kind: 'accept'; readonly count: number }
  | { readonly kind: 'signIn' }
  | { readonly kind: 'removeUnavailable'; readonly count: number }
  | { readonly kind: 'enterStake' }
  | { readonly kind: 'raiseStake'; readonly minimum: Amount; readonly betKey: string }
  | { readonly kind: 'lowerStake'; readonly maximum: Amount; readonly betKey: string }
  /** Beyond the player's own limit; of `betKey`, or (null) of all stakes together. */
  | {
      readonly kind: 'overLimit'
      readonly room: Room
      readonly betKey: string | null
      readonly count: number
    }
  | { readonly kind: 'balanceTooLow'; readonly missing: Amount }
  /** The player's own rules let no such bet pass before an instant. */
  | { readonly kind: 'rests'; readonly code: RestCode; readonly until: number }
  /** Nothing to press: `code` says what is in the way. */
  | { readonly kind: 'blocked'; readonly code: BlockerCode }
  | ({ readonly kind: 'place' } & Placing)
  /** After a refusal for its prices: takes those of now and places. `odds`: of the one bet. */
  | ({ readonly kind: 'placeAt'; readonly odds: TotalOdds | null } & Placing)

/** What goes: so much on so many bets, of all that the slip holds. */
type Placing = { readonly stake: Amount; readonly count: number; readonly of: number }

type Situation = {
  readonly phase: PlacementPhase
  readonly summary: Pick<SlipSummary, 'totalStake' | 'totalOdds' | 'placedCount' | 'betCount'>
  readonly blockers: readonly Blocker[]
  /** The last refusal that still stands in the slip. */
  readonly failure?: Pick<SlipError, 'isWrongOddsError'> | null
}

/**
 * The next valid action. What cannot be bet on goes first, then prices are accepted: both are
 * possible at any time, and every other figure follows from them. Placing is what is left when
 * nothing blocks.
 */
export function primaryAction({ phase, summary, blockers, failure }: Situation): PrimaryAction {
  if (phase === 'sending') return { kind: 'placing' }
  if (phase === 'checking') return { kind: 'checking' }
  if (phase === 'interrupted') return { kind: 'signIn' }
  const find = (code: BlockerCode) => blockers.find((blocker) => blocker.code === code)
  const count = (code: BlockerCode) => blockers.filter((blocker) => blocker.code === code).length
  const gone = count('selection_unavailable') + count('selection_suspended')
  if (gone > 0) return { kind: 'removeUnavailable', count: gone }
  if (failure?.isWrongOddsError === true && blockers.every(({ code }) => code === 'odds_changed')) {
    return { kind: 'placeAt', odds: summary.totalOdds, ...placing(summary) }
  }
  if (find('odds_changed')) return { kind: 'accept', count: count('odds_changed') }
  if (find('sign_in_required')) return { kind: 'signIn' }
  for (const { code, params } of blockers) {
    const { until } = params
    if (isRest(code) && typeof until === 'number') return { kind: 'rests', code, until }
  }
  const obstacle = blockers.find(({ code }) => OBSTACLES.has(code))
  if (obstacle !== undefined) return { kind: 'blocked', code: obstacle.code }
  if (find('stake_missing')) return { kind: 'enterStake' }
  return stakeAction(blockers, summary) ?? restAction(blockers, summary)
}

export type RestCode = Extract<BlockerCode, 'paused' | 'no_live'>

const isRest = (code: BlockerCode): code is RestCode => code === 'paused' || code === 'no_live'

/** What only waiting or changing the selections mends; amounts are asked for after that. */
const OBSTACLES: ReadonlySet<BlockerCode> = new Set<BlockerCode>([
  'slip_empty',
  'in_progress',
  'connection_lost',
  'too_many_selections',
  'selection_stale',
  'unknown_price',
  'legs_conflict',
  'custom_bet_disabled',
])

function stakeAction(
  blockers: readonly Blocker[],
  { placedCount: count }: Situation['summary'],
): PrimaryAction | null {
  for (const { code, betKey = '', params } of blockers) {
    if (code === 'stake_below_minimum' && typeof params['minimum'] === 'bigint') {
      return { kind: 'raiseStake', minimum: params['minimum'], betKey }
    }
    if (code === 'stake_above_maximum' && typeof params['maximum'] === 'bigint') {
      return { kind: 'lowerStake', maximum: params['maximum'], betKey }
    }
  }
  const over = blockers.find(({ room }) => room !== undefined)
  if (over?.room !== undefined) {
    return { kind: 'overLimit', room: over.room, betKey: over.betKey ?? null, count }
  }
  const short = blockers.find(({ code }) => code === 'balance_too_low')
  return short === undefined
    ? null
    : { kind: 'balanceTooLow', missing: missingAmount(short.params) }
}

/** Whether there is one stake to lower to what a limit leaves. */
export function canLower({
  room,
  betKey,
  count,
}: Extract<PrimaryAction, { kind: 'overLimit' }>): boolean {
  return room.left > 0n && (betKey !== null || count === 1)
}

/** What a balance lacks for the stake, by the parameters of `balance_too_low`. */
export function missingAmount({ stake, balance }: Blocker['params']): Amount {
  return typeof stake === 'bigint' && typeof balance === 'bigint'
    ? shortfall(stake, balance)
    : NO_AMOUNT
}

function restAction(blockers: readonly Blocker[], summary: Situation['summary']): PrimaryAction {
  const [first] = blockers
  return first === undefined
    ? { kind: 'place', ...placing(summary) }
    : { kind: 'blocked', code: first.code }
}

function placing({ totalStake, placedCount, betCount }: Situation['summary']): Placing {
  return { stake: totalStake, count: placedCount, of: betCount }
}
