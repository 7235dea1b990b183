import type {
  Amount,
  PlacementContext,
  QuickBetEvent,
  QuickBetState,
  SlipError,
} from '@touchline/betting'
import { createQuickBet, reduceQuickBet, quickBetBlockers, quickStake } from '@touchline/betting'
import type { PlacedBet } from '@touchline/contract'
import { laterState } from '../bets/bets-cache.ts'
import type { SelectionDetails } from '../slip/stored-details.ts'
import type { SlipDependencies } from '../slip/kernel.ts'
import type { FeedHealth } from '../slip/feed.ts'
import { FIRST_HEALTH } from '../slip/feed.ts'
import { placementContext, slipRules } from '../slip/view.ts'
import type { PlacementPhase, PrimaryAction } from '../slip/primary-action.ts'
import { primaryAction } from '../slip/primary-action.ts'
import type { SlipStore } from '../slip/store.ts'
import type { Store } from '../../base/store.ts'
import { createStore } from '../../base/store.ts'

export type QuickBetDependencies = SlipDependencies & {
  /** Its rule for price changes is that of quick bets too. */
  slip: Pick<SlipStore, 'getState' | 'subscribe'>
}

export type QuickBetStoreState = {
  /** The machine's state. */
  readonly quick: QuickBetState
  /** Names of the bet's selection. */
  readonly details: SelectionDetails | null
  readonly phase: PlacementPhase
  /** The latest first. */
  readonly taps: readonly QuickTap[]
  /** The player switched it off while a bet was on its way. */
  readonly isLeaving: boolean
  /** A balance below the stake took the approval back; until the player acts. */
  readonly isRevoked: boolean
  readonly health: FeedHealth
}

export type QuickBetKernel = Store<QuickBetStoreState> & {
  deps: QuickBetDependencies
  /** Runs the machine; `change` goes along in the same step. */
  dispatch: (event: QuickBetEvent, change?: Partial<QuickBetStoreState>) => void
  context: () => PlacementContext
}

const FIRST: QuickBetStoreState = {
  quick: createQuickBet({ currency: 'EUR', subunits: 100 }),
  details: null,
  phase: 'idle',
  taps: [],
  isLeaving: false,
  isRevoked: false,
  health: FIRST_HEALTH,
}

export function createQuickBetKernel(deps: QuickBetDependencies): QuickBetKernel {
  const store = createStore<QuickBetStoreState>(FIRST)
  const rules = () =>
    slipRules(
      deps.session.getState(),
      deps.systemSettings(),
      deps.slip.getState().acceptMode,
      store.getState().quick.currency,
    )
  return {
    ...store,
    deps,
    dispatch(event, change) {
      store.setState((state) => {
        const quick = reduceQuickBet(state.quick, event, rules())
        return quick === state.quick && change === undefined
          ? state
          : { ...state, ...change, quick }
      })
    },
    context() {
      const { quick, health } = store.getState()
      const staked = { limits: {}, slip: quick }
      return placementContext(staked, rules(), {
        session: deps.session.getState(),
        system: deps.systemSettings(),
        health,
        own: deps.limits.getState(),
        now: deps.now,
      })
    },
  }
}

export type QuickBetAction =
  | PrimaryAction
  /** QUICK-09: the next press agrees to the stake and places. */
  | { readonly kind: 'approve'; readonly stake: Amount }

/** The state with what follows from it. */
export type QuickBetView = QuickBetStoreState & {
  /** Balance of the account in use, null while it is not known. */
  readonly balance: Amount | null
  /** What the button of the bet at hand does; null where there is no bet. */
  readonly action: QuickBetAction | null
}

export function deriveQuickBet(kernel: QuickBetKernel): QuickBetView {
  const state = kernel.getState()
  const context = kernel.context()
  return { ...state, balance: context.balance, action: actionOf(state, context) }
}

function actionOf(
  { quick, phase }: QuickBetStoreState,
  context: PlacementContext,
): QuickBetAction | null {
  if (quick.bet === null || hasFailed(quick)) return null
  const blockers = quickBetBlockers(quick, context)
  const action = primaryAction({ phase, summary: oneBet(quick), blockers })
  const isUnapproved = action.kind === 'place' && !quick.isApproved
  return isUnapproved ? { kind: 'approve', stake: quickStake(quick) } : action
}

/** Only a price can be mended here; after any other refusal the next tap is a new bet. */
function hasFailed({ state, error }: QuickBetState): boolean {
  return state === 'ERROR' && error?.isWrongOddsError !== true
}

function oneBet(quick: QuickBetState) {
  return { totalStake: quickStake(quick), totalOdds: null, placedCount: 1, betCount: 1 }
}

/** How a tap ended. */
export type QuickTap = {
  /** The placement's reference. */
  readonly id: string
  readonly details: SelectionDetails | null
  readonly stake: { readonly value: Amount; readonly currency: string } | null
  readonly end:
    | { readonly kind: 'placed'; readonly bet: PlacedBet }
    | { readonly kind: 'refused'; readonly error: SlipError }
    /** Answered with nothing that belongs to a bet; an alert says what. */
    | { readonly kind: 'failed' }
    /** Whether the bet stands is not known; the next tap asks again. */
    | { readonly kind: 'open' }
}

/** So many ends of taps stay readable. */
const KEPT = 3

export function addTap(taps: readonly QuickTap[], tap: QuickTap): readonly QuickTap[] {
  return [tap, ...taps].slice(0, KEPT)
}

/** Bets of taps that a page before this one made come after its own. */
export function withFormer(
  taps: readonly QuickTap[],
  bets: readonly PlacedBet[],
): readonly QuickTap[] {
  const known = new Set(placedBets(taps).map(({ id }) => id))
  const former = bets
    .filter(({ id }) => !known.has(id))
    .map((bet): QuickTap => {
      const { id, stake: value, currency } = bet
      return { id, details: null, stake: { value, currency }, end: { kind: 'placed', bet } }
    })
  return [...taps, ...former].slice(0, KEPT)
}

/** The taps with a newer state of one of their bets; the same list when it is none of them. */
export function updateTaps(taps: readonly QuickTap[], bet: PlacedBet): readonly QuickTap[] {
  if (!placedBets(taps).some(({ id }) => id === bet.id)) return taps
  return taps.map((tap) =>
    tap.end.kind === 'placed' && tap.end.bet.id === bet.id
      ? { ...tap, end: { kind: 'placed', bet: laterState(tap.end.bet, bet) } }
      : tap,
  )
}

export function placedBets(taps: readonly QuickTap[]): readonly PlacedBet[] {
  return taps.flatMap(({ end }) => (end.kind === 'placed' ? [end.bet] : []))
}
