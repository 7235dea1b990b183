import { MARKET_STATUS, MATCH_STATUS } from '@touchline/betting'
import { describe, expect, test } from 'vitest'

import { retiredSide } from '../book/book.ts'
import type { FeedMessage, SettledMarket } from '../messages.ts'
import { runMatch } from '../testing/run-match.ts'
import { sampleMatch } from '../testing/sample-matches.ts'
import { mayBeCutShort, retiredAt, walkover } from './cut-short.ts'
import type { MatchModel } from './match-model.ts'

/** To its end. */
const play = (model: MatchModel) => {
  const match = runMatch(model, { id: '1', sportKey: 'tennis', from: -60 })
  for (let t = -60; !match.isOver(); t += 20) match.playTo(t)
  return match
}

const settledIn = (messages: readonly FeedMessage[]): ReadonlyMap<string, SettledMarket> =>
  new Map(
    messages
      .flatMap((message) => (message.kind === 'bet_settlement' ? message.markets : []))
      .map((market) => [`${market.marketId} ${market.specifier}`, market]),
  )

/** A second set that has begun. */
const SECOND_SET = 4000

describe('[MYB-04] a player who retires', () => {
  const whole = sampleMatch('tennis', 3)
  const { book, messages } = play(retiredAt(whole, SECOND_SET))
  const settled = settledIn(messages)

  test('ends the match where it stood, and says whose end it was', () => {
    expect(whole.moment(SECOND_SET).stage).toBe('set_2')
    const { score, periodScores } = whole.moment(SECOND_SET)
    const wouldBe = whole.moment(whole.duration).score
    expect(wouldBe.home).toBeGreaterThan(wouldBe.away)
    expect(book.match('1')).toMatchObject({
      status: MATCH_STATUS.finished,
      state: { stage: 'retired_away', score, periodScores, gameScore: null, currentServer: null },
    })
    expect(retiredSide(book.match('1')!.state!)).toBe('away')
    expect(book.markets('1').filter(({ status }) => status === MARKET_STATUS.open)).toEqual([])
  })

  test('leaves the set that was won, and makes void who wins the match and how many games it has', () => {
    expect([...settled.keys()]).toContain('202 setnr=1')
    for (const open of [
      '186 ',
      '188 hcp=1.5',
      '189 total=32.5',
      '202 setnr=2',
      '199 variant=sr:correct_score:bestof:3',
    ]) {
      expect([...settled.keys()]).not.toContain(open)
    }
    const played = whole.facts(whole.duration)
    expect(played.get('set_1')).toEqual(whole.facts(SECOND_SET).get('set_1'))
    const last = messages.at(-1)
    expect(last).toMatchObject({ kind: 'bet_cancel', markets: [], reason: 'abandoned' })
  })

  test('leaves totals of games that no end of the match could change', () => {
    const [[first = 0] = [], ...begun] = whole
      .moment(SECOND_SET)
      .periodScores.map(({ home, away }) => [home + away])
    const games = first + begun.reduce((sum, [own = 0]) => sum + own, 0)
    const totals = [...settled.values()].filter(({ marketId }) => marketId === 189)
    expect(totals.length).toBeGreaterThan(3)
    for (const { specifier, outcomes } of totals) {
      const total = Number(specifier.slice('total='.length))
      const isOver = outcomes[0]?.result === 1
      if (isOver) expect(total).toBeLessThan(games + 6)
      else expect(total).toBeGreaterThan(first + 2 * 13)
    }
  })

  test('is treated for a while, and nobody can bet then', () => {
    const model = retiredAt(whole, SECOND_SET)
    expect(model.moment(SECOND_SET - 60)).toMatchObject({ suspended: true, stage: 'set_2' })
    expect(model.moment(SECOND_SET - 60).score).toEqual(whole.moment(SECOND_SET - 60).score)
  })
})

test('[MYB-04] a walkover makes every bet void and is no result', () => {
  const { book, messages } = play(walkover(sampleMatch('tennis', 3)))
  expect(settledIn(messages).size).toBe(0)
  expect(messages.at(-1)).toMatchObject({ kind: 'bet_cancel', markets: [], reason: 'walkover' })
  expect(book.match('1')).toMatchObject({
    status: MATCH_STATUS.closed,
    state: { stage: 'walkover', periodScores: [] },
  })
})

describe('how often a match is cut short', () => {
  const model = sampleMatch('tennis', 3)
  const endsOf = (sportKey: string, count: number) => {
    const ends = mayBeCutShort(sportKey, () => model)
    return Array.from({ length: count }, (_, number) =>
      ends({ seed: '7', matchId: `${number}`, suspension: 15 }),
    )
  }

  test('rarely, as it is in the sport; all others are played as they were drawn', () => {
    const ends = endsOf('tennis', 10_000)
    const count = (how: string) => ends.filter(({ cutShort }) => cutShort?.how === how).length
    expect(count('retired')).toBeGreaterThan(150)
    expect(count('retired')).toBeLessThan(250)
    expect(count('walkover')).toBeGreaterThan(30)
    expect(count('walkover')).toBeLessThan(90)
    const others = ends.filter(({ cutShort }) => cutShort === undefined)
    expect(others.every((other) => other === model)).toBe(true)
  })

  test('the same for the same seed, and never where teams play', () => {
    const hows = () => endsOf('darts', 2000).map(({ cutShort }) => cutShort?.how)
    expect(hows()).toEqual(hows())
    expect(endsOf('soccer', 500).every((other) => other === model)).toBe(true)
  })

  test('a season counts the match as it would have ended', () => {
    const { score } = model.moment(model.duration)
    const cut = endsOf('tennis', 500).flatMap(({ cutShort }) => cutShort ?? [])
    expect(cut.length).toBeGreaterThan(3)
    for (const { wouldBe } of cut) expect(wouldBe).toEqual(score)
  })
})
