import { describe, expect, test } from 'vitest'
import type { SettledOutcome } from '../messages.ts'
import { settleLines } from '../pricing/settle.ts'
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

const REGULAR_PARTS = { soccer: 2, basketball: 4, 'ice-hockey': 3 } as const

describe.each(['soccer', 'basketball', 'ice-hockey'] as const)('settlement of %s', (sportKey) => {
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
    expect(checked.size).toBeGreaterThanOrEqual(sportKey === 'soccer' ? 60 : 12)
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

describe('settlement of tennis', () => {
  test('match, set and game markets agree with the sets on the board', () => {
    for (let number = 0; number < 25; number++) {
      const model = sampleMatch('tennis', 500 + number)
      const { score, periodScores } = model.moment(model.duration)
      const settled = settleLines(model.lines, model.facts(model.duration))
      const words = (marketId: number, specifier = ''): readonly string[] | undefined =>
        settled
          .find((market) => market.marketId === marketId && market.specifier === specifier)
          ?.outcomes.map(wordOf)
      const games = periodScores.reduce((sum, { home, away }) => sum + home + away, 0)
      const homeWon = score.home > score.away
      expect(words(186)).toEqual(homeWon ? ['4:won', '5:lost'] : ['4:lost', '5:won'])
      expect(words(189, 'total=20.5')?.[0]).toBe(games > 20.5 ? '12:won' : '12:lost')
      expect(words(314, 'total=2.5')?.[0]).toBe(periodScores.length === 3 ? '12:won' : '12:lost')
      expect(words(202, 'setnr=3')?.[0]?.endsWith('void')).toBe(periodScores.length === 2)
      const first = periodScores[0]
      const firstHome = first !== undefined && first.home > first.away
      expect(words(202, 'setnr=1')?.[0]).toBe(firstHome ? '4:won' : '4:lost')
    }
  })
})

describe.each(LIVE_SPORTS)('results of %s', (sportKey) => {
  test('decide every line that may ever be offered', () => {
    const model = sampleMatch(sportKey, 7)
    expect(settleLines(model.lines, model.facts(model.duration)).length).toBe(model.lines.length)
  })
})
