import type { Amount } from '@touchline/betting'
import { amountOf, totalOddsOf, NO_AMOUNT } from '@touchline/betting'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import type { Book } from '../../../feed/book/book.ts'
import { createBook } from '../../../feed/book/create-book.ts'
import type { JointAnswer } from '../../../feed/joint-price.ts'
import type { Reporter } from '../../../reporting/reporter.ts'
import { createTestReporter } from '../../../reporting/testing/test-reporter.ts'
import { chance } from '../../testing/chances.ts'
import { createManualClock } from '../../testing/manual-clock.ts'
import type { ManualClock } from '../../testing/manual-clock.ts'
import { storedSingle } from '../../testing/stored-placement.ts'
import { world } from '../../testing/world.ts'
import type { StoredBet } from '../bet-repository.ts'
import { placedBets } from '../placement/placed-bets.ts'
import { createCustomChances } from './custom-chances.ts'
import { createOfferWatch } from './offer-watch.ts'
import type { OfferWatch } from './offer-watch.ts'

/** A single of EUR 10 at 2.00 on the home side of a match; no maximum win cuts what it becomes. */
function betOn(matchId: string, id = 1n, playerId = 7): StoredBet {
  const placement = storedSingle(playerId, amountOf(1000n))
  const bets = placement.bets.map((bet) => ({
    ...bet,
    selections: bet.selections.map((leg) => ({ ...leg, matchId })),
  }))
  const answer = { bet_ids: [id], balance: NO_AMOUNT, created_at: new Date(0) }
  const placed = placedBets({ ...placement, bets }, { outcome: 'placed', ...answer })[0]!
  return { ...placed, potential_win: amountOf(10n ** 18n) }
}

describe('[CASH-03] [RT-17] players hear of offers', () => {
  let clock: ManualClock
  let book: Book
  let watch: OfferWatch
  let told: (readonly [bigint, Amount | null])[]
  let together: JointAnswer
  let asked: number
  let reporter: Reporter
  beforeEach(() => {
    clock = createManualClock()
    book = createBook(clock.now)
    book.apply(world(clock.now()))
    told = []
    const tell = (bet: { id: bigint }, offer: { amount: Amount } | null) =>
      void told.push([bet.id, offer?.amount ?? null])
    together = { kind: 'worth', win: 0.25, refund: 0 }
    asked = 0
    const joint = async () => {
      asked += 1
      return together
    }
    reporter = createTestReporter()
    const report: Reporter['report'] = (error, context) => reporter.report(error, context)
    const chances = createCustomChances({ book, joint, reporter: { report } })
    watch = createOfferWatch({ book, chances, clock, reporter: { report }, tell })
    onTestFinished(() => watch.stop())
  })
  const setChance = (matchId: string, ...more: [number, (1 | -1)?]) =>
    book.apply([chance(matchId, clock.now(), ...more)])

  it('of custom bets from the model, once for each move of their match', async () => {
    const single = betOn('1')
    const [leg] = single.selections
    if (leg === undefined) throw new Error('The bet has no leg')
    const legs = [
      leg,
      { ...leg, position: 1, market_id: 18, specifier: 'total=2.5', outcome_id: '12' },
    ]
    const bet: StoredBet = {
      ...single,
      type: 'custom_bet',
      odds: totalOddsOf(4000n),
      selections: legs,
    }
    watch.seen(7, [bet, { ...bet, id: 2n }])
    clock.advance(5000)
    // 10 · 4.00 · 0.25 less 5 %.
    await expect
      .poll(() => told)
      .toEqual([
        [1n, 950n],
        [2n, 950n],
      ])
    together = { kind: 'worth', win: 0.3, refund: 0 }
    const before = asked
    setChance('1', 0.6)
    clock.advance(1000)
    await expect
      .poll(() => told.slice(2))
      .toEqual([
        [1n, 1140n],
        [2n, 1140n],
      ])
    expect(asked).toBeGreaterThan(before)
    together = { kind: 'worth', win: 0, refund: 0 }
    setChance('1', 0.5)
    clock.advance(1000)
    await expect
      .poll(() => told.slice(4))
      .toEqual([
        [1n, null],
        [2n, null],
      ])
  })

  it('when theirs changes, once a second at most', () => {
    watch.seen(7, [betOn('1'), betOn('3', 2n)])
    setChance('1', 0.5)
    setChance('1', 0.6)
    expect(told).toEqual([])
    clock.advance(1000)
    expect(told).toEqual([[1n, 1140n]])
  })

  it('not when it stands still, and again before it ends', () => {
    watch.seen(7, [betOn('1')])
    setChance('1', 0.33334)
    clock.advance(55_000)
    expect(told).toEqual([])
    clock.advance(1000)
    expect(told).toEqual([[1n, 630n]])
  })

  it('when it is withdrawn, and when it is back', () => {
    watch.seen(7, [betOn('1')])
    setChance('1', 0.5, -1)
    clock.advance(1000)
    clock.advance(5000)
    setChance('1', 0.5)
    clock.advance(1000)
    expect(told).toEqual([
      [1n, null],
      [1n, 950n],
    ])
  })

  it('when a live match falls silent', () => {
    watch.seen(7, [betOn('2')])
    clock.advance(10_000)
    expect(told.at(-1)).toEqual([1n, 630n])
    clock.advance(5_000)
    expect(told.at(-1)).toEqual([1n, null])
  })

  it('not any more once the bet is settled or the player is gone', () => {
    watch.seen(7, [betOn('1'), betOn('1', 2n)])
    watch.betChanged({ ...betOn('1'), status: 'done' })
    setChance('1', 0.6)
    clock.advance(1000)
    expect(told).toEqual([[2n, 1140n]])
    clock.advance(600_000)
    told.length = 0
    setChance('1', 0.5)
    clock.advance(1000)
    expect(told).toEqual([])
  })

  it('of a bet that was placed while they looked, and of no other player’s', () => {
    watch.seen(7, [])
    watch.betChanged(betOn('1'))
    watch.betChanged(betOn('1', 2n, 8))
    setChance('1', 0.6)
    clock.advance(1000)
    expect(told).toEqual([[1n, 1140n]])
  })

  it('beside one that cannot be quoted, which is reported', () => {
    const reported: unknown[] = []
    reporter = { report: (_, context) => void reported.push(context) }
    const single = betOn('1')
    const selections = single.selections.map((leg) => ({ ...leg, void_factor: 250 }))
    const broken = { ...single, selections }
    watch.seen(7, [broken, { ...broken, id: 3n, type: 'custom_bet' }, betOn('1', 2n)])
    setChance('1', 0.6)
    clock.advance(1000)
    setChance('1', 0.5)
    clock.advance(1000)
    expect(told).toEqual([
      [2n, 1140n],
      [2n, 950n],
    ])
    expect(reported[0]).toEqual({ task: 'cash-out', betId: '1' })
  })

  it('in turn, when more moved than one tick can look at', () => {
    const legs = Array.from({ length: 30 }, () => betOn('1').selections[0]!)
    const bets = Array.from({ length: 1000 }, (_, index) => ({
      ...betOn('1', BigInt(index)),
      type: 'combo' as const,
      selections: legs,
    }))
    watch.seen(7, bets)
    setChance('1', 0.6)
    clock.advance(1000)
    const first = new Set(told.map(([id]) => id))
    expect(first.size).toBeLessThan(1000)
    clock.advance(1000)
    expect(new Set(told.map(([id]) => id)).size).toBe(1000)
  })
})
