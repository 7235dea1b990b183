import { addAmounts, NO_AMOUNT, rational, shareOfAmount } from '@touchline/betting'
import { prizeOf } from '../rating.ts'
import type { OfferOf } from './offer-document.ts'
import { MILLION } from './offer-document.ts'
import { EURO, euroOf, inEuro } from './played-figures.ts'
import type { Bettor, PlayedBet } from './played-figures.ts'
import type { Holders } from './played-holders.ts'
import { roundAt } from './rounds.ts'

type Tournament = {
  readonly offer: OfferOf<'tournament'>
  readonly endsAt: number
  /** Cents of a euro. */
  staked: bigint
  readonly places: Map<number, { readonly bettor: Bettor; points: bigint }>
}

/** Tournaments that are played, each round by itself. */
export function createTournaments(holders: Holders) {
  const tournaments = new Map<string, Tournament>()

  const tournamentOf = (offer: OfferOf<'tournament'>, at: number): Tournament | null => {
    const round = roundAt(offer, at)
    if (round === null) return null
    const known = tournaments.get(round.id)
    if (known !== undefined) return known
    const fresh = { offer, endsAt: round.until, staked: 0n, places: new Map() }
    tournaments.set(round.id, fresh)
    return fresh
  }

  const pay = ({ offer, staked, places }: Tournament, at: number) => {
    const ranked = [...places.values()].filter(({ points }) => points > 0n)
    const sums = Map.groupBy(ranked, ({ points }) => points)
    let place = 1
    for (const points of [...sums.keys()].toSorted((a, b) => (a < b ? 1 : -1))) {
      const equals = sums.get(points) ?? []
      for (const { bettor } of equals) {
        const { currency } = bettor.person
        const grown = shareOfAmount(
          euroOf(currency),
          rational(staked * BigInt(offer.pool_share), EURO * BigInt(MILLION)),
        )
        const pool = addAmounts(offer.pool.get(currency) ?? NO_AMOUNT, grown)
        const amount = prizeOf(offer, pool, { place, sharing: equals.length })
        if (amount > 0n) holders.giveReward(bettor, offer.pays_as, { root: offer.id, at, amount })
      }
      place += equals.length
    }
  }

  return {
    enter(offer: OfferOf<'tournament'>, { bettor, at, bet, currency }: PlayedBet, points: bigint) {
      const tournament = tournamentOf(offer, at)
      if (tournament === null) return
      tournament.staked += inEuro(bet.stake, currency)
      const place = tournament.places.get(bettor.id) ?? { bettor, points: 0n }
      place.points += points
      tournament.places.set(bettor.id, place)
    },
    endBy(at: number) {
      for (const [id, tournament] of tournaments) {
        if (tournament.endsAt > at) continue
        tournaments.delete(id)
        pay(tournament, at)
      }
    },
  }
}
