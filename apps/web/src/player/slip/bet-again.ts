import type { BetType, SelectionKey } from '@touchline/betting'
import { isMarketGone } from '@touchline/betting'

import { findPicked, lookUpSelections, toMarketUpdate } from './look-up-selections.ts'
import type { PlayerActions } from './player-actions.ts'
import type { PickedOutcome } from './picked-outcome.ts'
import type { SlipKernel } from './slip-kernel.ts'

/** A selection of a bet, with the name of what was picked. */
export type NamedKey = SelectionKey & { readonly name: string }

/**
 * Puts the outcomes of another bet in place of the slip's, at the prices of now, and names those that
 * are gone.
 */
export async function betAgain(
  kernel: SlipKernel,
  { act, toggle, openPanel }: PlayerActions,
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

/** Puts the receipt's bets back into the slip, at the prices of now. */
export async function reuseSelections(
  kernel: SlipKernel,
  { act, openPanel }: PlayerActions,
): Promise<void> {
  const { api, raiseError } = kernel.deps
  const keys = kernel.getState().slip.processingBets.flatMap((bet) => bet.selections)
  try {
    const { markets } = await lookUpSelections(api, keys)
    act({ type: 'reuseSelections', markets: markets.map(toMarketUpdate) })
    openPanel('BET_SLIP')
  } catch (error) {
    raiseError(error)
  }
}
