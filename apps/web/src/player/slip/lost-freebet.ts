import { betKey, type SlipBet, type SlipEvent } from '@touchline/betting'

import type { SlipStoreState } from './state.ts'

/** Takes a freebet off because the player wants it so, or with a bet that is gone. */
const WANTED: ReadonlySet<SlipEvent['type']> = new Set([
  'clear',
  'cleanOut',
  'placementSucceeded',
  'removeBonus',
  'setBets',
  'setBonus',
  'sharedBetLoaded',
])

/**
 * FREE-05: the freebet that has left, with its stake, a bet that it fits no more; null for none. Its
 * name is not known where it is offered no more.
 */
export function lostFreebet(
  before: SlipStoreState,
  { slip }: SlipStoreState,
  event: SlipEvent,
): { readonly name: string | undefined } | null {
  if (WANTED.has(event.type)) return null
  const used = new Set(slip.bets.flatMap(freebetOf))
  const chosen = new Set(slip.selectedOutcomeIds)
  const lost = before.slip.bets.find(
    (bet) =>
      freebetOf(bet).some((id) => !used.has(id)) && bet.selections.some(({ id }) => chosen.has(id)),
  )
  if (lost === undefined) return null
  return { name: before.bonuses[betKey(lost)]?.names[lost.bonus?.id ?? ''] }
}

function freebetOf({ bonus }: SlipBet): string[] {
  return bonus?.type === 'freebet' ? [bonus.id] : []
}
