import type { CollectingBonus, ComboBoostBonus, FreebetBonus } from '../bets/bonus.ts'
import { amountOf } from '../money/amount.ts'
import { oddsOf } from '../odds/odds.ts'

export const freebet: FreebetBonus = {
  id: 'free',
  type: 'freebet',
  mode: 'only_win',
  freebetStake: amountOf(500n),
  currency: 'EUR',
  minOdds: null,
  maxOdds: null,
  selectionCountFrom: null,
  selectionCountTo: null,
  matchStatus: null,
}

export const boost: ComboBoostBonus = {
  id: 'boost',
  type: 'comboboost',
  minOdds: oddsOf(1500),
  ranges: [
    { minCount: 2, maxCount: 3, bonusOdds: oddsOf(1050) },
    { minCount: 4, maxCount: 8, bonusOdds: oddsOf(1100) },
  ],
}

export const hunting: CollectingBonus = { id: 'hunt', type: 'hunting', minOdds: null }
export const tournament: CollectingBonus = { id: 'cup', type: 'tournament', minOdds: null }
export const lootbox: CollectingBonus = { id: 'box', type: 'lootbox', minOdds: null }
