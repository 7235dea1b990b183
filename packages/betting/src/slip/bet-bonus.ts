import type { AvailableBonuses, SlipBonus } from '../bets/bonus.ts'
import { activeRangeIndex, bonusMismatch } from '../bets/bonus-conditions.ts'
import type { SlipBet } from './slip-bet.ts'

/** Sets a bonus that applies to the bet; a freebet brings its own stake. Otherwise the same bet. */
export function setBonus(bet: SlipBet, bonus: SlipBonus): SlipBet {
  if (bonusMismatch(bonus, bet) !== null) return bet
  const base = bet.bonus?.type === 'freebet' ? withoutFreebet(bet) : bet
  if (bonus.type !== 'freebet') return withBonus(base, bonus)
  return {
    ...withBonus(base, bonus),
    stake: bonus.freebetStake,
    freebetStake: bonus.freebetStake,
    stakeSource: null,
    desiredWin: null,
  }
}

/** Takes the bonus off; without its freebet a bet has no stake. */
export function removeBonus(bet: SlipBet): SlipBet {
  if (bet.bonus === null) return bet
  return bet.bonus.type === 'freebet'
    ? refreshBonus(withoutFreebet(bet))
    : { ...bet, bonus: null, bonusOdds: null }
}

/** Takes in what is available for the bet and chooses: hunting, tournament, then combo boost. */
export function bonusesLoaded(bet: SlipBet, availableBonuses: AvailableBonuses): SlipBet {
  const loaded = { ...bet, availableBonuses }
  const { bonus } = bet
  if (bonus?.type !== 'freebet') return chooseBonus(loaded)
  const isListed = availableBonuses.freebet.some(({ id }) => id === bonus.id)
  return isListed ? loaded : chooseBonus(withoutFreebet(loaded))
}

/** Holds the bonus against the bet as it is now; the same bet when nothing differs. */
export function refreshBonus(bet: SlipBet): SlipBet {
  const { bonus } = bet
  if (bonus !== null && bonusMismatch(bonus, bet) === null) return withBonus(bet, bonus)
  return chooseBonus(bonus?.type === 'freebet' ? withoutFreebet(bet) : bet)
}

function chooseBonus(bet: SlipBet): SlipBet {
  const { hunting, tournament, comboboost } = bet.availableBonuses
  const candidates: readonly SlipBonus[] = [...hunting, ...tournament, ...comboboost]
  return withBonus(bet, candidates.find((bonus) => bonusMismatch(bonus, bet) === null) ?? null)
}

function withBonus(bet: SlipBet, bonus: SlipBonus | null): SlipBet {
  const index = bonus?.type === 'comboboost' ? activeRangeIndex(bonus, bet.selections) : null
  const range = bonus?.type === 'comboboost' && index !== null ? bonus.ranges[index] : undefined
  const bonusOdds = range?.bonusOdds ?? null
  return bet.bonus === bonus && bet.bonusOdds === bonusOdds ? bet : { ...bet, bonus, bonusOdds }
}

function withoutFreebet(bet: SlipBet): SlipBet {
  return {
    ...bet,
    bonus: null,
    bonusOdds: null,
    freebetStake: null,
    stake: 0n,
    stakeSource: null,
    desiredWin: null,
  }
}
