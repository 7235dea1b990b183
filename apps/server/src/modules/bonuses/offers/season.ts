import { amountOf, LOST, MATCH_STATUS, oddsOf, WON } from '@touchline/betting'
import type { Offer } from './offer-document.ts'
import { MILLION } from './offer-document.ts'
import type { OfferEdge } from './offer-edges.ts'
import { edgeOf } from './offer-edges.ts'
import { createOfferPlay } from './play-offers.ts'
import type { Bettor, OfferFigures, PlayedBet } from './played-figures.ts'

export type Season = {
  readonly players: number
  readonly weeks: number
  /** The same number plays the same season. */
  readonly seed: number
  /** Of the book, on each price: 0.06 for 6 %. */
  readonly margin: number
  readonly from: Date
}

export type SeasonFigures = {
  readonly offers: readonly {
    readonly id: string
    readonly figures: OfferFigures | undefined
    readonly edge: OfferEdge | null
  }[]
  readonly bets: number
  /** Cents of a euro. */
  readonly staked: bigint
  readonly won: bigint
  readonly paid: bigint
  readonly keen: { readonly players: number; readonly paid: bigint }
}

type Habit = {
  readonly share: number
  readonly betsAWeek: number
  /** Cents. */
  readonly stakes: readonly bigint[]
  readonly legs: readonly number[]
  readonly odds: readonly number[]
  readonly active: number
  readonly keen: boolean
}

/** How people bet: most a little, some much, a few for nothing but what is given. */
const HABITS: readonly Habit[] = [
  {
    share: 0.7,
    betsAWeek: 1.5,
    stakes: [200n, 300n, 500n, 500n, 1_000n],
    legs: [1, 1, 1, 2, 3, 4],
    odds: [1_400, 1_600, 1_800, 2_000, 2_500, 3_400],
    active: 0.3,
    keen: false,
  },
  {
    share: 0.25,
    betsAWeek: 5,
    stakes: [500n, 1_000n, 2_000n],
    legs: [1, 1, 2, 3, 5, 8],
    odds: [1_300, 1_500, 1_700, 1_900, 2_200, 3_000, 5_000],
    active: 0.7,
    keen: false,
  },
]

/** Plays a season: prices as the book makes them, results as likely as they say, nobody with a tip. */
export function playSeason(all: readonly Offer[], season: Season): SeasonFigures {
  const { players, weeks, seed, margin, from } = season
  const random = createRandom(seed)
  const play = createOfferPlay(all, () => Math.floor(random() * MILLION))
  const pick = <One>(list: readonly [One, ...One[]] | readonly One[]): One => {
    const one = list[Math.floor(random() * list.length)]
    if (one === undefined) throw new RangeError('there is nothing to pick of')
    return one
  }
  const keenHabit = habitOfKeen(all)
  const field = Array.from({ length: players }, (_, id) => {
    const at = (id + 0.5) / players
    const habit = HABITS.find((_one, index) => at < sharesUpTo(index)) ?? keenHabit
    const bettor: Bettor = {
      id: id + 1,
      person: { statuses: [], currency: 'EUR' },
      active: random() < habit.active,
      keen: habit.keen,
    }
    return { bettor, habit }
  })
  const sums = { bets: 0, staked: 0n, won: 0n, paid: 0n, paidToKeen: 0n }

  const betOf = (bettor: Bettor, habit: Habit, at: number): PlayedBet => {
    const legs = Array.from({ length: pick(habit.legs) }, () => {
      const odds = pick(habit.odds)
      const isWon = random() < 1_000 / (odds * (1 + margin))
      return { odds: oddsOf(odds), result: isWon ? WON : LOST }
    })
    const status = random() < 0.4 ? MATCH_STATUS.live : MATCH_STATUS.prematch
    return {
      bettor,
      at,
      currency: 'EUR',
      bet: {
        betType: legs.length === 1 ? 'single' : 'combo',
        stake: amountOf(pick(habit.stakes)),
        legs,
        systemType: null,
        customOdds: null,
        bonusOdds: null,
        freebetMode: null,
      },
      // Whatever place an offer asks for, it is bet on there.
      legs: legs.map(({ odds }) => ({ odds, matchStatus: status })),
    }
  }

  for (let week = 0; week < weeks; week += 1) {
    const begins = from.getTime() + week * WEEK_MS
    const bets = field.flatMap(({ bettor, habit }) => {
      const whole = Math.floor(habit.betsAWeek)
      const count = whole + (random() < habit.betsAWeek - whole ? 1 : 0)
      return Array.from({ length: count }, () =>
        betOf(bettor, habit, begins + Math.floor(random() * WEEK_MS)),
      )
    })
    for (const played of bets.toSorted((a, b) => a.at - b.at)) {
      const { bet, bettor } = played
      const paid = play.place(played)
      sums.bets += 1
      sums.staked += bet.stake
      sums.won += wonBy(played)
      sums.paid += paid
      if (bettor.keen) sums.paidToKeen += paid
    }
  }
  const figures = play.end(from.getTime() + weeks * WEEK_MS)
  const byId = new Map(all.map((offer) => [offer.id, offer]))
  return {
    ...sums,
    keen: {
      players: field.filter(({ bettor }) => bettor.keen).length,
      paid: sums.paidToKeen,
    },
    offers: all
      .filter(({ issue }) => issue !== 'reward')
      .map((offer) => ({
        id: offer.id,
        figures: figures.get(offer.id),
        edge: edgeOf(offer, byId, margin),
      })),
  }
}

const WEEK_MS = 7 * 86_400_000

const sharesUpTo = (index: number): number =>
  HABITS.slice(0, index + 1).reduce((sum, { share }) => sum + share, 0)

/** Bets on what pays: combos of as few legs as a boost wants, and the longest price of a freebet. */
function habitOfKeen(all: readonly Offer[]): Habit {
  const boosts = all.flatMap((offer) => (offer.kind === 'comboboost' ? [offer] : []))
  const legs = boosts.flatMap(({ ranges }) => ranges.map(({ from }) => from))
  const least = boosts.flatMap(({ min_odds: odds }) => (odds === undefined ? [] : [odds]))
  const most = all.flatMap((offer) =>
    offer.kind === 'freebet' && offer.max_odds !== undefined ? [offer.max_odds] : [],
  )
  return {
    share: 0.05,
    betsAWeek: 6,
    stakes: [500n, 1_000n],
    legs: [1, 1, ...legs],
    odds: [Math.max(1_500, ...least), Math.min(8_000, ...most)],
    active: 1,
    keen: true,
  }
}

function wonBy({ bet }: PlayedBet): bigint {
  if (bet.legs.some(({ result }) => result !== WON)) return 0n
  return bet.legs.reduce((sum, { odds }) => (sum * BigInt(odds)) / 1_000n, bet.stake as bigint)
}

/** Numbers from 0 to 1 that a seed decides (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
