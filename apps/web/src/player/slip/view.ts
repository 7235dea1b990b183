import type {
  Blocker,
  OddsAcceptMode,
  OwnLimits,
  PlacementContext,
  SlipBet,
  SlipRules,
  SlipSelection,
  SlipSummary,
  StakeRoom,
  Worth,
} from '@touchline/betting'
import {
  betKey,
  DEFAULT_SLIP_RULES,
  ENDLESS_ROOM,
  heldAt,
  isBettable,
  legConflicts,
  offeredBets,
  slipBlockers,
  slipSummary,
  stakeRoom,
} from '@touchline/betting'
import { replaceEqualDeep } from '@tanstack/react-query'
import type { CurrencySetting } from '@touchline/contract'
import type { SessionState } from '../session/session-state.ts'
import { activeCurrency, balanceOf, isLoggedIn } from '../session/session-state.ts'
import type { PageSettings } from '../../data/queries/system-settings.ts'
import type { FeedHealth } from './feed.ts'
import type { PrimaryAction } from './primary-action.ts'
import { primaryAction } from './primary-action.ts'
import type { SlipStoreState, StakeLimits } from './state.ts'

/** What the settings and the session allow the slip. */
export function slipRules(
  session: SessionState,
  system: PageSettings | null,
  acceptMode: OddsAcceptMode,
  currency: string,
): SlipRules {
  const maxWinFactor = system?.platform.systemMaxWinFactor
  return {
    ...DEFAULT_SLIP_RULES,
    isLoggedIn: isLoggedIn(session),
    acceptMode,
    multiSingleByProvider: session.settings?.multiSingleAvailability ?? {},
    customBetEnabled: session.settings?.customBetEnabled ?? false,
    systemTypes: system?.systemTypes ?? DEFAULT_SLIP_RULES.systemTypes,
    ...(maxWinFactor !== undefined && { systemMaxWinFactor: BigInt(maxWinFactor) }),
    limits: findCurrency(system, currency),
  }
}

/** What a placement needs of the state that it stands in. */
type Staked = { readonly limits: StakeLimits; readonly slip: { readonly currency: string } }

/** What a slip and quick bets depend on besides themselves. */
export type Surroundings = {
  readonly session: SessionState
  readonly system: PageSettings | null
  readonly health: FeedHealth
  /** The player's own limits. */
  readonly own: OwnLimits
  /** By the server's clock; that time has passed changes nothing by itself. */
  readonly now: () => number
}

/** Everything besides the bets that placing depends on. */
export function placementContext(
  state: Staked,
  rules: SlipRules,
  { session, system, health, own, now: clock }: Surroundings,
): PlacementContext {
  const now = clock()
  const limits = Object.entries(state.limits)
  const least = limits[0]?.[1].min ?? findCurrency(system, state.slip.currency)?.minStake ?? null
  return {
    rules,
    balance: balanceOf(session, state.slip.currency),
    room: roomIn(own, system, state.slip.currency, now),
    held: heldAt(own.held, now),
    maxStakeByBet: Object.fromEntries(limits.map(([key, { max }]) => [key, max])),
    minStake: least,
    staleSelectionIds: health.staleIds,
    isConnected: health.isConnected,
  }
}

/** What the player's own limits leave for stakes in a currency. */
function roomIn(
  { limits }: OwnLimits,
  system: PageSettings | null,
  currency: string,
  now: number,
): StakeRoom {
  return limits.length === 0 ? ENDLESS_ROOM : stakeRoom(limits, now, worthIn(system, currency))
}

/** What one unit of another currency is worth in this one, by what a euro is in both. */
export function worthIn(system: PageSettings | null, currency: string): Worth {
  const units = findCurrency(system, currency)?.perEuro
  return (code) => {
    if (code === currency) return { units: 1n, per: 1n }
    const per = findCurrency(system, code)?.perEuro
    return units === undefined || per === undefined ? null : { units, per }
  }
}

export function findCurrency(system: PageSettings | null, code: string): CurrencySetting | null {
  return system?.currencies.find((currency) => currency.code === code) ?? null
}

/** ACC-09: the active account's currency, the site's default for a visitor. */
export function slipCurrency(
  session: SessionState,
  system: PageSettings | null,
): { currency: string; subunits: number } | null {
  const code = activeCurrency(session) ?? system?.defaultCurrencyCode ?? null
  const currency = code === null ? null : findCurrency(system, code)
  return currency === null ? null : { currency: currency.code, subunits: currency.subunits }
}

/** The state with everything that follows from it; the same object until an input changes. */
export type SlipView = SlipStoreState & {
  readonly rules: SlipRules
  readonly summary: SlipSummary
  /** Every bet that the selections can stand in, with or without a stake. */
  readonly offered: readonly SlipBet[]
  /** The bet that chips, Max and a wanted return are for; null for none. */
  readonly aimed: SlipBet | null
  readonly blockers: readonly Blocker[]
  /** What the player's own limits leave. */
  readonly room: StakeRoom
  /** When a limit of time ends play. */
  readonly playUntil: number | null
  /** What pressing the button does now; `heldAction` may still be what it shows. */
  readonly action: PrimaryAction
}

export type ViewInputs = Surroundings & { readonly state: SlipStoreState }

/** @param before whose parts stay the same objects where they say the same: what shows them rests */
export function deriveView({ state, ...around }: ViewInputs, before?: SlipView): SlipView {
  const { session, system } = around
  const rules = replaceEqualDeep(
    before?.rules,
    slipRules(session, system, state.acceptMode, state.slip.currency),
  )
  const context = placementContext(state, rules, around)
  const summary = replaceEqualDeep(before?.summary, summaryOf(state, rules))
  const blockers = replaceEqualDeep(before?.blockers, slipBlockers(state.slip, context))
  const isElsewhere = state.isPlacingElsewhere && state.phase === 'idle'
  const phase = isElsewhere ? 'sending' : state.phase
  const { failure } = state
  const action = primaryAction({ phase, summary, blockers, failure })
  const offered = replaceEqualDeep(before?.offered, offeredBets(state.slip.bets, state.slip, rules))
  const aimed = aimedBet(state, offered)
  const { held } = context
  const room = replaceEqualDeep(before?.room, context.room)
  const { playUntil } = held
  return { ...state, rules, summary, offered, aimed, blockers, room, playUntil, action }
}

/** While bets are brought back it is known how many there were, and nothing else of them. */
function summaryOf({ slip, details }: SlipStoreState, rules: SlipRules): SlipSummary {
  const summary = slipSummary(slip, rules)
  const isAwaited = slip.isRestoring && slip.bets.length === 0
  return isAwaited ? { ...summary, selectionCount: Object.keys(details).length } : summary
}

/** Which the player turned to last, else the combo where the selections make one. */
function aimedBet({ slip, aimedAt }: SlipStoreState, offered: readonly SlipBet[]): SlipBet | null {
  const chosen = offered.find((bet) => betKey(bet) === aimedAt)
  const combo = offered.find((bet) => bet.betType === 'combo' && legConflicts(bet).length === 0)
  return chosen ?? combo ?? offered[0] ?? slip.bets[0] ?? null
}

/** Derives anew only when an input is another object. */
export function rememberView(): (inputs: ViewInputs) => SlipView {
  let last: { inputs: ViewInputs; view: SlipView } | null = null
  return (inputs) => {
    if (last !== null && isSame(last.inputs, inputs)) return last.view
    last = { inputs, view: deriveView(inputs, last?.view) }
    return last.view
  }
}

function isSame(a: ViewInputs, b: ViewInputs): boolean {
  return (
    a.state === b.state &&
    a.session === b.session &&
    a.system === b.system &&
    a.health === b.health &&
    a.own === b.own
  )
}

/** The legs of one match that do not go together in a combo and can be a bet builder instead. */
export function builderLegs({
  slip,
  offered,
  rules,
}: Pick<SlipView, 'offered'> & {
  slip: Pick<SlipView['slip'], 'inProgress'>
  rules: Pick<SlipView['rules'], 'customBetEnabled'>
}): readonly SlipSelection[] {
  if (!rules.customBetEnabled || slip.inProgress) return []
  const combo = offered.find((bet) => bet.betType === 'combo')
  const conflicts = combo === undefined ? [] : legConflicts(combo)
  const conflict = conflicts.find(({ kind }) => kind === 'match')
  if (combo === undefined || conflict === undefined) return []
  const legs = combo.selections.filter((leg) => leg.matchId === conflict.selection.matchId)
  return legs.every((leg) => isBettable(leg.matchStatus)) ? legs : []
}
