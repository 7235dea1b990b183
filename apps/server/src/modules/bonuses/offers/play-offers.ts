import {
  activeRangeIndex,
  amountOf,
  AUTOMATIC_BONUSES,
  bonusMismatch,
  farmedPoints,
  settleBet,
} from '@touchline/betting'
import type { Amount, BonusSubject, BonusType, Odds, SettlementResult } from '@touchline/betting'
import { pointsRule } from '../bonus-terms.ts'
import type { Offer, OfferOf } from './offer-document.ts'
import { createFigures, euroOf } from './played-figures.ts'
import type { Bettor, OfferFigures, PlayedBet } from './played-figures.ts'
import { createHolders } from './played-holders.ts'
import type { Held } from './played-holders.ts'
import { createTournaments } from './played-tournaments.ts'

export type OfferPlay = {
  /** The next bet, in order of time. @returns what bonuses pay for it, in its currency */
  place(played: PlayedBet): Amount
  /** Pays tournaments that are not over, as if they were. */
  end(at: number): ReadonlyMap<string, OfferFigures>
}

/**
 * Plays bets through offers by the rules of placement and settlement, and adds up what bonuses pay:
 * freebets go on the first bet that they fit, as a bet of their own beside it.
 * @param draw a number from 0 to 999,999
 */
export function createOfferPlay(all: readonly Offer[], draw: () => number): OfferPlay {
  const figures = createFigures()
  const holders = createHolders(all, figures)
  const tournaments = createTournaments(holders)

  const playFreebet = (held: Held, played: PlayedBet): bigint => {
    const { offer, slip, root } = held
    if (offer.kind !== 'freebet' || slip.type !== 'freebet') return 0n
    const { bettor, at, bet } = played
    const stake = slip.freebetStake
    const settled = settleBet({ ...bet, stake, freebetMode: offer.mode, maxPayout: undefined })
    // What is returned can be used again.
    if (settled.result === 'refund_entire') return 0n
    held.left -= 1
    figures.countUse(held.root, played, { staked: stake, paid: settled.payout })
    if (settled.freebetReturn > 0n) {
      holders.giveReward(bettor, offer.returns_as, { root, at, amount: settled.freebetReturn })
    }
    return settled.payout
  }

  const playBoost = (held: Held, played: PlayedBet, { selections }: BonusSubject): bigint => {
    const { slip } = held
    if (slip.type !== 'comboboost') return 0n
    const { bet } = played
    const index = activeRangeIndex(slip, selections)
    const bonusOdds: Odds | null = index === null ? null : (slip.ranges[index]?.bonusOdds ?? null)
    const boosted = { ...bet, bonusOdds, comboBoost: slip, maxPayout: undefined }
    const plain = { ...bet, maxPayout: undefined }
    const paid = settleBet(boosted).payout - settleBet(plain).payout
    held.left -= 1
    figures.countUse(held.root, played, { staked: bet.stake, paid })
    return paid
  }

  const collect = (held: Held, played: PlayedBet, result: SettlementResult) => {
    const { offer, root } = held
    const rule = pointsRule(offer)
    if (rule === null) return
    const { bettor, at, bet, currency } = played
    const points = farmedPoints(rule, bet, result, euroOf(currency))
    held.points += points
    figures.countUse(held.root, played, { staked: bet.stake, paid: 0n })
    if (offer.kind === 'hunting') {
      const { reward } = offer
      const reached = Math.min(Number(held.points / BigInt(reward.points)), reward.most)
      for (; held.rewards < reached; held.rewards += 1) {
        holders.giveReward(bettor, reward.offer, { root, at })
      }
    }
    if (offer.kind === 'lootbox' && held.points >= BigInt(offer.points_to_open)) {
      held.left = 0
      holders.giveReward(bettor, drawnOf(offer, draw()), { root, at })
    }
    if (offer.kind === 'tournament') tournaments.enter(offer, played, points)
  }

  return {
    place(played) {
      const { bettor, at, currency, bet } = played
      tournaments.endBy(at)
      const held = holders.heldBy(bettor, at)
      const subject: BonusSubject = {
        betType: bet.betType,
        currency,
        customOdds: bet.customOdds,
        system: bet.systemType,
        selections: played.legs,
        now: at,
      }
      // Where a player is, nobody has kept.
      const fitting = held.filter(
        ({ slip }) => bonusMismatch({ ...slip, countries: [] }, subject) === null,
      )
      const freebet = fitting.find(({ offer }) => offer.kind === 'freebet')
      const chosen = chosenOf(fitting, bettor)
      let paid = freebet === undefined ? 0n : playFreebet(freebet, played)
      if (chosen?.offer.kind === 'comboboost') paid += playBoost(chosen, played, subject)
      const { result } = settleBet(bet)
      for (const one of fitting) {
        if (one === chosen || one.offer.kind === 'lootbox') collect(one, played, result)
      }
      return amountOf(paid)
    },
    end(at) {
      tournaments.endBy(Infinity)
      holders.closeAt(at)
      return figures.all
    },
  }
}

/** What comes on a bet by itself; who is keen takes a boost before points. */
function chosenOf(fitting: readonly Held[], { keen }: Bettor): Held | undefined {
  const order: readonly BonusType[] = keen ? AUTOMATIC_BONUSES.toReversed() : AUTOMATIC_BONUSES
  return order.flatMap((type) => fitting.filter(({ offer }) => offer.kind === type))[0]
}

function drawnOf({ contents }: OfferOf<'lootbox'>, number: number): string | undefined {
  let end = 0
  return contents.find(({ chance }) => {
    end += chance
    return number < end
  })?.offer
}
