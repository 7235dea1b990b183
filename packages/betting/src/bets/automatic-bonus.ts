import type { AvailableBonuses, SlipBonus } from './bonus.ts'
import type { BonusSubject } from './bonus-conditions.ts'
import { bonusMismatch } from './bonus-conditions.ts'

/** The kinds that a bet is given by itself, the first that fits; a freebet is chosen by the player. */
export const AUTOMATIC_BONUSES = ['hunting', 'tournament', 'comboboost'] as const

/** The bonus that a bet is given by itself; null where none of them fits. */
export function automaticBonus(available: AvailableBonuses, bet: BonusSubject): SlipBonus | null {
  const candidates = AUTOMATIC_BONUSES.flatMap<SlipBonus>((type) => available[type])
  return candidates.find((bonus) => bonusMismatch(bonus, bet) === null) ?? null
}
