import { describe, expect, test } from 'vitest'
import type { SettledOutcome } from '../messages.ts'
import { settleLines } from '../pricing/settle.ts'
import { settledByBoard, watchBoard } from '../testing/board-scores.ts'
import { expectedSettlement } from '../testing/final-scores.ts'
import type { FinalScores } from '../testing/full-offer-scores.ts'
import { LIVE_SPORTS, sampleMatch } from '../testing/sample-matches.ts'
import type { MatchModel } from './match-model.ts'

const WORDS: Readonly<Record<string, string>> = {
  '1/0': 'won',
  '0/0': 'lost',
  '0/1': 'void',
  '1/0.5': 'half won',
  '0/0.5': 'half lost',
}

/** The first sample that ends level. */
const TIED = 11

const wordOf = ({ id, result, voidFactor }: SettledOutcome): string =>
  `${id}:${WORDS[`${result}/${voidFactor}`]}`

/** Watches the public score second by second, as a spectator would. */
const watch = (model: MatchModel, regularParts: number): FinalScores => {
  const end = model.moment(model.duration)
  const scorers: (1 | 2)[] = []
  let [home, away] = [0, 0]
  for (let t = 0; t <= model.duration + 1; t++) {
    const { score, periodScores } = model.moment(t)
    if (periodScores.length > regularParts) break
    for (; home < score.home; home++) scorers.push(1)
    for (; away < score.away; away++) scorers.push(2)
  }
  const parts = end.periodScores.map((part) => [part.home, part.away] as const)
  return { parts, regularParts, scorers }
}

const REGULAR_PARTS = {
  soccer: 2,
  basketball: 4,
  'american-football': 4,
  'ice-hockey': 3,
  handball: 2,
  rugby: 2,
} as const
/** Halves of points have no market of one side to win. */
const LEAST_MARKETS: Readonly<Record<string, number>> = { soccer: 60, handball: 11, rugby: 11 }

const BY_CLOCK = Object.keys(REGULAR_PARTS) as (keyof typeof REGULAR_PARTS)[]

describe.each(BY_CLOCK)('settlement of %s', (sportKey) => {
  test('every market agrees with a settlement from the final score alone', () => {
    const checked = new Set<number>()
    for (let number = 0; number < 12; number++) {
      const model = sampleMatch(sportKey, 500 + number)
      const scores = watch(model, REGULAR_PARTS[sportKey])
      for (const market of settleLines(model.lines, model.facts(model.duration))) {
        const expected = expectedSettlement(market.marketId, market.specifier, scores)
        if (expected === null) continue
        checked.add(market.marketId)
        expect(market.outcomes.map(wordOf)).toEqual(expected)
      }
    }
    expect(checked.size).toBeGreaterThanOrEqual(LEAST_MARKETS[sportKey] ?? 12)
  })
})

describe('settlement of corners, cards and scorers', () => {
  const settledOf = (number: number) => {
    const model = sampleMatch('soccer', 500 + number)
    const settled = settleLines(model.lines, model.facts(model.duration))
    const winner = (marketId: number, specifier = ''): string | undefined =>
      settled
        .find((market) => market.marketId === marketId && market.specifier === specifier)
        ?.outcomes.find(({ result }) => result === 1)?.id
    return { model, settled, winner }
  }
  const ahead = (home: number, away: number): string =>
    home > away ? '1' : home < away ? '3' : '2'

  test('corners and cards agree with the numbers that everybody sees', () => {
    for (let number = 0; number < 40; number++) {
      const { model, winner } = settledOf(number)
      const stats = model.moment(model.duration).stats()
      const breakTime = Array.from({ length: 60 }, (_, minute) => minute * 60).find(
        (t) => model.moment(t).stage === 'half_time',
      )
      const half = model.moment(breakTime ?? 0).stats()
      const none = { home: 0, away: 0 }
      const { corners = none, yellow_cards: yellow = none, red_cards: red = none } = stats
      const { corners: early = none, yellow_cards: soon = none, red_cards: sent = none } = half
      expect(winner(162)).toBe(ahead(corners.home, corners.away))
      expect(winner(173)).toBe(ahead(early.home, early.away))
      expect(winner(167, 'total=4.5')).toBe(corners.home > 4.5 ? '12' : '13')
      expect(winner(136)).toBe(ahead(yellow.home + red.home, yellow.away + red.away))
      expect(winner(149)).toBe(ahead(soon.home + sent.home, soon.away + sent.away))
      expect(winner(146)).toBe(red.home + red.away > 0 ? '74' : '76')
      expect(winner(147)).toBe(red.home > 0 ? '74' : '76')
    }
  })

  test('one scorer for every goal, and each of them has scored', () => {
    let named = 0
    for (let number = 0; number < 40; number++) {
      const { model, settled, winner } = settledOf(number)
      const { score } = model.moment(model.duration)
      const anytime = settled
        .find(({ marketId }) => marketId === 40)
        ?.outcomes.filter(({ result }) => result === 1)
        .map(({ id }) => id)
      const goals = Math.min(8, score.home + score.away)
      const scorers = Array.from({ length: 8 }, (_, n) => winner(38, `goalnr=${n + 1}`))
      expect(scorers.filter((id) => id !== '7').length).toBe(goals)
      const players = scorers.filter((id) => /^sr:player:\d/.test(id ?? ''))
      for (const id of players) expect(anytime).toContain(id)
      named += players.length
      if (goals < 8) expect(winner(39)).toBe(goals === 0 ? '7' : scorers[goals - 1])
    }
    expect(named).toBeGreaterThan(50)
  })
})

const WITHOUT_CLOCK = [
  'tennis',
  'volleyball',
  'table-tennis',
  'darts',
  'counter-strike',
  'dota-2',
  'baseball',
  'cricket',
]

describe.each(WITHOUT_CLOCK)('settlement of %s', (sportKey) => {
  test('every market agrees with a settlement from the public board alone', () => {
    for (let number = 0; number < 12; number++) {
      const model = sampleMatch(sportKey, 500 + number)
      const board = watchBoard(model)
      for (const market of settleLines(model.lines, model.facts(model.duration))) {
        const expected = settledByBoard(market.marketId, market.specifier, board)
        expect(market.outcomes.map(wordOf)).toEqual(expected)
      }
    }
  })
})

test('a tied match of cricket is won by the super over that the board shows', () => {
  const model = sampleMatch('cricket', TIED)
  const board = watchBoard(model)
  const [home, away] = board.score
  expect(home).toBe(away)
  expect(board.parts).toHaveLength(3)
  expect(model.moment(model.duration - 60)).toMatchObject({ stage: 'super_over', suspended: true })
  for (const market of settleLines(model.lines, model.facts(model.duration))) {
    const expected = settledByBoard(market.marketId, market.specifier, board)
    expect(market.outcomes.map(wordOf)).toEqual(expected)
  }
})

describe.each(LIVE_SPORTS)('results of %s', (sportKey) => {
  test('decide every line that may ever be offered', () => {
    const model = sampleMatch(sportKey, 7)
    expect(settleLines(model.lines, model.facts(model.duration)).length).toBe(model.lines.length)
  })
})
