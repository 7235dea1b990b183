import { settleBet, oddsOf, amountOf, timesAmount, totalOddsOf } from '@touchline/betting'
import type { BetType, Odds } from '@touchline/betting'
import { describe, expect, it } from 'vitest'
import type { Book } from '../../../feed/book/book.ts'
import { marketKey } from '../../../feed/book/market-key.ts'
import { LIVE_SPORTS } from '../../../feed/testing/sample-matches.ts'
import type { Ending, OutcomePlace, PlayedMatch } from '../../../feed/testing/played-match.ts'
import { playedMatch } from '../../../feed/testing/played-match.ts'
import { createTestReporter } from '../../../reporting/testing/test-reporter.ts'
import { betTerms } from '../bet-figures.ts'
import { createCustomChances } from './custom-chances.ts'
import type { Offer, QuotedBet } from './quote-bet.ts'
import { quoteBet } from './quote-bet.ts'

/** Large, so that rounding does not matter. */
const STAKE = amountOf(10_000_000n)
/** Shares of the expectation: the margin with an offer's step, and chances that tremble untold. */
const LEAST_OFFER = 0.95 * 0.99 * 0.97
const MOST_TREMBLE = 0.04
/** Tails that a joint distribution cuts at another place than the table of one scope. */
const TAILS = 2e-3

type Leg = { readonly match: PlayedMatch; readonly place: OutcomePlace; readonly odds: Odds }

type Shape = { readonly type: BetType; readonly winCount?: number; readonly customOdds?: Odds }

function quotedBet(legs: readonly Leg[], { type, winCount, customOdds }: Shape): QuotedBet {
  return {
    id: 1n,
    player_id: 1,
    status: 'waiting_results',
    type,
    stake: STAKE,
    odds: totalOddsOf(BigInt(customOdds ?? 0)),
    // Far above what any of these bets returns.
    potential_win: timesAmount(STAKE, 1_000_000_000n),
    win_count: winCount ?? null,
    total_count: winCount === undefined ? null : legs.length,
    bankers: 0,
    bonus_odds: null,
    freebet_mode: null,
    boost_terms: null,
    payout_limit: null,
    selections: legs.map(({ match, place, odds }, position) => ({
      bet_id: 1n,
      position,
      match_id: match.id,
      market_id: place.marketId,
      specifier: place.specifier,
      outcome_id: place.outcomeId,
      odds,
      agreed_odds: null,
      rejected_odds: null,
      result: null,
      void_factor: null,
      dead_heat_factor: null,
      race: null,
      best_odds: false,
    })),
  }
}

/** What the settlement of the bet pays on average. */
function expectation(legs: readonly Leg[], shape: Shape, endings: readonly Ending[]): number {
  const { type, winCount, customOdds = null } = shape
  const totalCount = legs.length
  const systemType = winCount === undefined ? null : { id: 'system', winCount, totalCount }
  const odds = legs.map((leg) => leg.odds)
  const terms = betTerms({ type, stake: STAKE, odds, systemType, customOdds })
  return endings.reduce((sum, { chance, results }) => {
    const settled = results.map((result, index) => ({ odds: odds[index] ?? oddsOf(0), result }))
    return sum + chance * Number(settleBet({ ...terms, legs: settled }).payout)
  }, 0)
}

/** Of legs that have nothing to do with each other. */
function independent(legs: readonly Leg[]): readonly Ending[] {
  return legs.reduce<readonly Ending[]>(
    (cases, { match, place }) =>
      cases.flatMap(({ chance, results }) =>
        match.endings(place).map((next) => ({
          chance: chance * next.chance,
          results: [...results, ...next.results],
        })),
      ),
    [{ chance: 1, results: [] }],
  )
}

function expectWorth({ amount, fairValue }: Offer, worth: number, tails = 0): void {
  const most = worth * (1 + tails)
  expect(Number(amount)).toBeLessThanOrEqual(most)
  expect(Number(amount)).toBeGreaterThan(worth * LEAST_OFFER * (1 - tails))
  expect(Number(fairValue)).toBeLessThanOrEqual(most * (1 + MOST_TREMBLE))
  expect(Number(fairValue)).toBeGreaterThanOrEqual(worth * (1 - MOST_TREMBLE - tails))
}

const noChances = { of: () => undefined }

/** Prices at which the bet may have been struck: long before, and when its legs looked worse. */
const STRUCK = [1.02, 1, 2.5, 12] as const

/** Every outcome with a price of the markets that can give the stake back. */
function returnableLegs(match: PlayedMatch): readonly Leg[] {
  return match
    .returnable()
    .flatMap(({ marketId, specifier, outcomes }) =>
      outcomes
        .filter(({ active }) => active)
        .map(({ id, odds }) => ({ match, place: { marketId, specifier, outcomeId: id }, odds })),
    )
}

/** Seconds from the kick-off; the feed's steps before the moment, in which prices may stand still. */
function playTo(match: PlayedMatch, moment: number): void {
  for (const before of [6, 4, 2, 0]) match.playTo(moment - before)
}

const MOMENTS = [-1800, 900, 4680] as const
const SINGLE: Shape = { type: 'single' }

function expectSingle(leg: Leg, now: number): boolean {
  const offer = quoteBet(
    { book: leg.match.book, chances: noChances },
    quotedBet([leg], SINGLE),
    now,
  )
  if (offer !== null) expectWorth(offer, expectation([leg], SINGLE, independent([leg])))
  return offer !== null
}

describe('[M1] a cash-out', () => {
  it.each(LIVE_SPORTS)('of a single on %s is worth what it comes to on average', (sportKey) => {
    const match = playedMatch(sportKey, '11')
    let quoted = 0
    for (const moment of MOMENTS) {
      playTo(match, moment)
      for (const [index, leg] of returnableLegs(match).entries()) {
        const odds = oddsOf(
          Math.max(1010, Math.round(leg.odds * (STRUCK[index % STRUCK.length] ?? 1))),
        )
        if (expectSingle({ ...leg, odds }, match.now())) quoted++
      }
    }
    if (sportKey === 'soccer') expect(quoted).toBeGreaterThan(100)
  })

  it.each([
    ['a combo', { type: 'combo' }],
    ['a system', { type: 'system', winCount: 2 }],
  ] as const)('of %s is worth what it comes to on average', (_, shape: Shape) => {
    const matches = ['21', '22', '23'].map((id) => playedMatch('soccer', id))
    let quoted = 0
    for (const moment of MOMENTS) {
      for (const match of matches) playTo(match, moment)
      const [first = [], second = [], third = []] = matches.map(returnableLegs)
      const now = matches[0]?.now() ?? 0
      const book = bookOf(matches)
      for (const [index, leg] of first.entries()) {
        const legs = [leg, pick(second, index), pick(third, index * 7)]
        const offer = quoteBet({ book, chances: noChances }, quotedBet(legs, shape), now)
        if (offer === null) continue
        quoted++
        expectWorth(offer, expectation(legs, shape, independent(legs)))
      }
    }
    expect(quoted).toBeGreaterThan(50)
  })

  it.each(['soccer', 'ice-hockey'])(
    'of a custom bet on %s is worth what it comes to on average',
    async (sportKey) => {
      const match = playedMatch(sportKey, '31')
      let quoted = 0
      for (const moment of MOMENTS) {
        playTo(match, moment)
        const pairs = jointPairs(match)
        const shape: Shape = { type: 'custom_bet', customOdds: oddsOf(3400) }
        const { book, joint } = match
        const chances = createCustomChances({ book, joint, reporter: createTestReporter() })
        for (const legs of pairs) {
          const bet = quotedBet(legs, shape)
          await chances.refresh([bet])
          const offer = quoteBet({ book, chances }, bet, match.now())
          const endings = match.endingsTogether(legs.map(({ place }) => place))
          const worth = expectation(legs, shape, endings)
          if (offer === null || worth < 0.005 * Number(STAKE)) continue
          expectWorth(offer, worth, TAILS)
          quoted++
        }
      }
      expect(quoted).toBeGreaterThan(5)
    },
  )
})

function pick(legs: readonly Leg[], index: number): Leg {
  const leg = legs[index % legs.length]
  if (leg === undefined) throw new Error('There is no leg that can come back')
  return leg
}

/** Two outcomes of one group that can both come back. */
function jointPairs(match: PlayedMatch): readonly (readonly [Leg, Leg])[] {
  const combinable = returnableLegs(match).filter(
    ({ place: { marketId, specifier } }) =>
      match.book.match(match.id)?.markets.get(marketKey(marketId, specifier))
        ?.customBetGroups[0] === 'match',
  )
  return combinable.flatMap((leg, index) =>
    [1, 8]
      .map((step) => pick(combinable, index + step))
      .filter(({ place }) => marketKeyOf(place) !== marketKeyOf(leg.place))
      .map((other) => [leg, other] as const),
  )
}

function marketKeyOf({ marketId, specifier }: OutcomePlace): string {
  return marketKey(marketId, specifier)
}

/** One book of matches that were played apart. */
function bookOf(matches: readonly PlayedMatch[]): Book {
  const of = (id: string): Book => {
    const match = matches.find((one) => one.id === id) ?? matches[0]
    if (match === undefined) throw new Error('There is no match')
    return match.book
  }
  return {
    ...of(''),
    match: (id) => of(id).match(id),
    priceOf: (id, ...place) => of(id).priceOf(id, ...place),
  }
}
