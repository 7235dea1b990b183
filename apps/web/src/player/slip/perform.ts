import {
  betKey as betKeyOf,
  isMarketGone,
  roomFor,
  selectionRefusal,
  sumAmounts,
} from '@touchline/betting'
import type { Amount, BetType, OddsAcceptMode, SlipBet, SlipEvent } from '@touchline/betting'
import { balanceOf, isLoggedIn } from '../session/session-state.ts'
import type { ButtonGuard } from './button.ts'
import { createButton } from './button.ts'
import type { NamedKey, PickedOutcome, SlipCommand, SlipTab } from './commands.ts'
import { pickedId } from './commands.ts'
import { toSelectionInput } from './selection-input.ts'
import { createQueuedPresses } from './queued-presses.ts'
import type { SlipKernel } from './kernel.ts'
import { askableBets, askLimits } from './limits.ts'
import { describeSelection, findPicked, lookUpSelections, toMarketUpdate } from './lookup.ts'
import { restoreSlip } from './persist.ts'
import type { PlacementRunner } from './placement.ts'
import { hasMixedEnd, refusedOf } from './receipt.ts'
import type { PanelState, StakeLimits } from './state.ts'
import type { SlipView } from './view.ts'

export type Performing = {
  readonly kernel: SlipKernel
  readonly guard: ButtonGuard
  readonly placements: PlacementRunner
  readonly actions: PlayerActions
  /** Resolves once the saved bets are back. */
  readonly restored: Promise<void>
}

/** Runs every command of the player. */
export function createPerformer(parts: Performing): (command: SlipCommand) => void {
  const { kernel, actions } = parts
  const { act } = actions
  const button = createButton(parts)
  return (command) => {
    switch (command.type) {
      case 'toggle':
        return actions.toggle(command.picked, command.isWanted)
      case 'removeSelection':
      case 'setStake':
      case 'setRecommendedStake':
      case 'setPotentialWin':
      case 'setBetType':
      case 'setSystemType':
      case 'toggleBanker':
      case 'setBonus':
      case 'removeBonus':
        return act(command)
      case 'press':
        return button.press()
      case 'clear':
        return actions.clear()
      case 'setAcceptMode':
        return void setAcceptMode(parts, command.acceptMode)
      case 'wantStake':
        return kernel.setState((state) => ({ ...state, wanted: command.wanted }))
      case 'aimAt':
        return kernel.setState((state) =>
          state.aimedAt === command.betKey ? state : { ...state, aimedAt: command.betKey },
        )
      case 'takeMaxStake':
        return void takeMaxStake(parts, command.betKey)
      case 'sendForApproval':
        act({ type: 'setVip', betKey: command.betKey, isVip: true })
        return act({ type: 'setStake', stake: command.stake, betKey: command.betKey })
      case 'takeMaximum':
        return takeMaximum(parts, command.betKey)
      case 'proposeOdds':
        return act({ type: 'proposeCustomOdds', betKey: customKey(kernel), odds: command.odds })
      case 'reuseSelections':
        return void reuseSelections(parts)
      case 'betAgain':
        return void betAgain(parts, command.keys, command.betType)
      case 'loadShared':
        return void loadShared(parts, command.code)
      case 'restoreAgain':
        return void actions.restoreAgain()
      case 'dismissReceipt':
        return act({ type: 'setBets', bets: kernel.getState().slip.bets })
      case 'dismissFailure':
        return kernel.setState((state) => ({ ...state, failure: null }))
      case 'dismissSharedMissing':
        return kernel.setState((state) => ({ ...state, sharedMissing: [] }))
      case 'openPanel':
        return actions.openPanel(command.tab)
      case 'closePanel':
        return setPanel(kernel, (panel) => ({ ...panel, isOpen: false, isExpanded: false }))
      case 'collapsePanel':
        return collapsePanel(kernel)
    }
  }
}

/** The bet of a slip of custom bets; no key of any where there is none. */
export function customKey({ getState }: Pick<SlipKernel, 'getState'>): string {
  const bet = getState().slip.bets.find(({ betType }) => betType === 'custom_bet')
  return bet === undefined ? '' : betKeyOf(bet)
}

function setPanel(kernel: SlipKernel, change: (panel: PanelState) => PanelState): void {
  kernel.setState((state) => ({ ...state, panel: change(state.panel) }))
}

/** Phones: back to the strip, or away where there is nothing in the slip. */
function collapsePanel(kernel: SlipKernel): void {
  const { slip } = kernel.getState()
  const isOpen = slip.bets.length > 0 || slip.ticketState === 'SUCCESS'
  setPanel(kernel, () => ({ tab: 'BET_SLIP', isOpen, isExpanded: false }))
}

export type PlayerActions = ReturnType<typeof createPlayerActions>

/** What commands and other parts of the slip do in the player's name. */
export function createPlayerActions(kernel: SlipKernel, guard: ButtonGuard, custom = false) {
  const { deps } = kernel
  const presses = createQueuedPresses(kernel, toggle)

  /** Runs an event of the player: what an earlier failure said is answered by it. */
  function act(event: SlipEvent): void {
    guard.release()
    kernel.dispatch(event, { failure: null })
  }

  /** @param isWanted in the slip or out of it; the other way than it looks unless told */
  function toggle(
    picked: PickedOutcome,
    isWanted: boolean = !presses.isShown(pickedId(picked)),
  ): void {
    const { slip, rules, details, panel, hasRestoreFailed } = kernel.view()
    if (slip.isRestoring) return presses.wait({ type: 'toggle', picked, isWanted })
    // The saved bets would be written over: they get one more try first.
    if (hasRestoreFailed && !slip.inProgress) {
      presses.wait({ type: 'toggle', picked, isWanted })
      return void restoreAgain()
    }
    presses.note({ type: 'toggle', picked, isWanted })
    const selection = toSelectionInput(picked)
    const id = pickedId(picked)
    const isKnown = slip.selectedOutcomeIds.includes(id)
    if (isKnown === isWanted) return
    const refusal = isKnown ? null : selectionRefusal(slip, selection, custom, rules)
    if (refusal === 'too_many_selections') {
      deps.notify({ kind: 'tooManySelections', maximum: rules.maxSelections })
    }
    if (refusal !== null) return
    const isFirst = slip.bets.length === 0 && !isKnown
    guard.release()
    kernel.dispatch(
      { type: 'toggleSelection', selection, custom },
      {
        failure: null,
        details: isKnown ? details : { ...details, [id]: describeSelection(picked) },
        panel: isFirst ? { ...panel, isOpen: true, tab: 'BET_SLIP' } : panel,
      },
    )
  }

  /** What was picked meanwhile comes in either way. */
  async function restoreAgain(): Promise<void> {
    await restoreSlip(kernel)
    // Nothing comes into a slip that is being placed, and nothing then writes over the saved bets.
    const { inProgress } = kernel.getState().slip
    if (presses.areWaiting() && !inProgress) {
      kernel.setState((state) => ({ ...state, hasRestoreFailed: false }))
    }
    presses.togglesWaiting()
  }

  function openPanel(tab?: SlipTab): void {
    setPanel(kernel, (panel) => ({ isOpen: true, isExpanded: true, tab: tab ?? panel.tab }))
  }

  function clear(): void {
    const { slip, details } = kernel.getState()
    if (slip.inProgress) return
    act({ type: 'clear' })
    if (slip.bets.length === 0) return
    const undo = () => {
      const now = kernel.getState()
      // What was picked meanwhile stays.
      const bets = [...slip.bets, ...now.slip.bets]
      kernel.dispatch({ type: 'setBets', bets }, { details: { ...details, ...now.details } })
      openPanel('BET_SLIP')
    }
    deps.notify({ kind: 'cleared', undo })
  }

  return {
    act,
    toggle,
    clear,
    openPanel,
    togglesWaiting: presses.togglesWaiting,
    repeatEarly: presses.repeatEarly,
    hasEarly: presses.hasEarly,
    restoreAgain,
  }
}

/** GAP-21: the player's choice goes to their settings, a visitor's lasts for the session. */
async function setAcceptMode(
  { kernel, guard }: Performing,
  acceptMode: OddsAcceptMode,
): Promise<void> {
  const { session, raiseError } = kernel.deps
  const before = kernel.getState().acceptMode
  guard.release()
  kernel.dispatch({ type: 'rulesChanged' }, { acceptMode })
  if (!isLoggedIn(session.getState())) return
  try {
    await session.saveSettings({ autoAcceptOddsChange: acceptMode })
  } catch (error) {
    kernel.dispatch({ type: 'rulesChanged' }, { acceptMode: before })
    raiseError(error)
  }
}

async function takeMaxStake({ kernel, guard }: Performing, betKey: string): Promise<void> {
  const wish = wishFor(kernel, betKey)
  const limits = await askMaximum(kernel, betKey)
  const max = limits[betKey]?.max
  // What was typed or picked meanwhile is newer than the press.
  if (max === undefined || wishFor(kernel, betKey) !== wish) return
  // More than the balance holds, or a limit leaves, is no stake to offer; nothing at all would be no answer.
  const { slip } = kernel.getState()
  const balance = balanceOf(kernel.deps.session.getState(), slip.currency)
  const others = slip.bets.filter((bet) => betKeyOf(bet) !== betKey).map((bet) => bet.stake)
  const room = roomFor(kernel.context().room, sumAmounts(others))
  const stake = [balance, room].reduce<Amount>(
    (least, amount) => (amount !== null && amount > 0n && amount < least ? amount : least),
    max,
  )
  guard.duringFeed(() => {
    kernel.setState((state) => ({ ...state, limits: { ...state.limits, ...limits } }))
    kernel.dispatch({ type: 'setStake', stake, betKey }, { failure: null })
  })
}

/** A bet that the slip holds, or that its legs could be. */
function findBet({ slip, offered }: SlipView, betKey: string): SlipBet | undefined {
  return [...offered, ...slip.bets].find((bet) => betKeyOf(bet) === betKey)
}

/** Legs, money and currency of a bet as the player wants them: prices may move without a change of it. */
function wishFor(kernel: SlipKernel, betKey: string): string | null {
  const view = kernel.view()
  const bet = findBet(view, betKey)
  if (bet === undefined) return null
  const { stake, desiredWin, selections } = bet
  const money = desiredWin === null ? String(stake) : `for ${desiredWin}`
  return JSON.stringify([view.slip.currency, money, selections.map(({ id }) => id)])
}

/** Of a bet that has no stake yet nothing was asked before. */
async function askMaximum(kernel: SlipKernel, betKey: string): Promise<StakeLimits> {
  const view = kernel.view()
  const { api, report } = kernel.deps
  const meant = findBet(view, betKey)
  if (meant === undefined || !view.rules.isLoggedIn) return {}
  const asked = askableBets({ bets: [meant] }, view.rules)
  try {
    return await askLimits(api, view.slip.currency, asked, new AbortController().signal)
  } catch (error) {
    report(error)
    return {}
  }
}

function takeMaximum({ kernel, actions: { act } }: Performing, betKey: string): void {
  const stake = kernel.getState().limits[betKey]?.max
  kernel.setState((state) => ({ ...state, wanted: null }))
  act({ type: 'setVip', betKey, isVip: false })
  if (stake !== undefined) act({ type: 'setStake', stake, betKey })
}

async function loadShared({ kernel, actions, restored }: Performing, code: string): Promise<void> {
  await restored
  try {
    const { loadSharedBets } = await import('./share.ts')
    await loadSharedBets(kernel, actions, code)
  } catch (error) {
    kernel.deps.raiseError(error)
  }
}

/**
 * Puts the outcomes of another bet in place of the slip's, at the prices of now, and names those that
 * are gone.
 */
async function betAgain(
  { kernel, actions: { act, toggle, openPanel } }: Performing,
  keys: readonly NamedKey[],
  betType: BetType,
): Promise<void> {
  const { api, notify, raiseError } = kernel.deps
  try {
    const found = await lookUpSelections(api, keys)
    const isThere = (key: NamedKey) => findPicked(found, [key]).some(canComeBack)
    const picked = findPicked(found, keys).filter(canComeBack)
    if (kernel.getState().slip.inProgress) return
    if (picked.length === 0) return notify({ kind: 'nothingAvailable' })
    act({ type: 'clear' })
    picked.forEach((each) => toggle(each))
    if (betType !== 'custom_bet') act({ type: 'setBetType', betType })
    openPanel('BET_SLIP')
    const names = keys.filter((key) => !isThere(key)).map(({ name }) => name)
    if (names.length > 0) notify({ kind: 'partlyAvailable', names })
  } catch (error) {
    raiseError(error)
  }
}

/** It is on offer, or only suspended for the moment. */
function canComeBack({ market }: PickedOutcome): boolean {
  return !isMarketGone(market.status)
}

/** Puts bets of the receipt back into the slip, at the prices of now. */
async function reuseSelections({ kernel, actions: { act, openPanel } }: Performing): Promise<void> {
  const { api, raiseError } = kernel.deps
  const { slip, receipt } = kernel.getState()
  const bets = hasMixedEnd(receipt) ? refusedOf(slip.processingBets, receipt) : slip.processingBets
  try {
    const { markets } = await lookUpSelections(
      api,
      bets.flatMap((bet) => bet.selections),
    )
    act({ type: 'reuseSelections', bets, markets: markets.map(toMarketUpdate) })
    openPanel('BET_SLIP')
  } catch (error) {
    raiseError(error)
  }
}
