import { isBettable, type SlipSelection } from '@touchline/betting'

import type { SlipView } from './view.ts'

/** The legs of one match that do not go together in a bet and can be a bet builder instead. */
export function builderLegs({
  slip,
  blockers,
  rules,
}: Pick<SlipView, 'blockers'> & {
  slip: Pick<SlipView['slip'], 'bets' | 'inProgress'>
  rules: Pick<SlipView['rules'], 'customBetEnabled'>
}): readonly SlipSelection[] {
  if (!rules.customBetEnabled || slip.inProgress) return []
  const all = slip.bets.flatMap((bet) => (bet.betType === 'custom_bet' ? [] : bet.selections))
  const conflict = blockers.find(({ code }) => code === 'same_match_conflict')
  const matchId = all.find(({ id }) => id === conflict?.selectionId)?.matchId
  const legs = all.filter((leg) => leg.matchId === matchId)
  return legs.every((leg) => isBettable(leg.matchStatus)) ? legs : []
}
