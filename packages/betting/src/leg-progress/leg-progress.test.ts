import { describe, expect, test } from 'vitest'

import { legProgress } from './leg-progress.ts'
import type { MatchFacts, MatchTally } from './match-facts.ts'

type Score = readonly [home: number, away: number]
type Seen = {
  halves?: readonly Score[]
  tally?: Partial<MatchTally>
  red?: Score
  isBreak?: boolean
}

const pair = ([home, away]: Score) => ({ home, away })

const factsOf = ({ halves = [[0, 0]], tally = {}, red = [0, 0], isBreak = false }: Seen) => {
  const sum = (side: 0 | 1) => halves.reduce((goals, half) => goals + half[side], 0)
  const facts: MatchFacts = {
    totalScore: pair([sum(0), sum(1)]),
    periodScores: halves.map((half, index) => ({ number: index + 1, ...pair(half) })),
    clock: { stopped: isBreak, remainingTime: isBreak ? 0 : 900 },
    redCards: pair(red),
    tally: { goals: '', corners: [''], cards: [''], ...tally },
  }
  return facts
}

const at = (marketId: number, outcomeId: string | number, seen: Seen = {}, specifier = '') => {
  const leg = { marketId, outcomeId: String(outcomeId), specifier }
  const standing = legProgress('soccer', leg, factsOf(seen))
  if (standing === null) return null
  const { unit: _, ...progress } = standing
  return progress
}

const needs = (distance: object) => ({ kind: 'needs', distance })
const holds = (until: object) => ({ kind: 'holds', until })
const home = (count: number) => ({ by: 'home', count })
const away = (count: number) => ({ by: 'away', count })
const any = (count: number) => ({ by: 'any', count })
const halves = (first: object | null, second: object | null) => ({ by: 'halves', first, second })

describe('[MYB-01] half-time and full-time', () => {
  const HOME_HOME = 418
  const DRAW_HOME = 424
  const AWAY_HOME = 430

  test('what has to come before the break is told apart from what comes after it', () => {
    expect(at(47, HOME_HOME)).toEqual(needs(halves(home(1), null)))
    expect(at(47, HOME_HOME, { halves: [[1, 0]] })).toEqual(holds(away(1)))
    expect(at(47, DRAW_HOME)).toEqual(needs(halves(null, home(1))))
    expect(at(47, AWAY_HOME)).toEqual(needs(halves(away(1), home(2))))
  })

  test('half-time decides half of it, the second half by itself the rest', () => {
    const second = {
      halves: [
        [0, 0],
        [0, 0],
      ] as const,
    }
    expect(at(47, HOME_HOME, second)).toEqual({ kind: 'gone' })
    expect(at(47, HOME_HOME, { halves: [[0, 0]], isBreak: true })).toEqual({ kind: 'gone' })
    expect(at(47, DRAW_HOME, second)).toEqual(needs(home(1)))
    expect(
      at(47, AWAY_HOME, {
        halves: [
          [0, 1],
          [0, 0],
        ],
      }),
    ).toEqual(needs(home(2)))
  })

  test('with a total', () => {
    const homeHomeOver = 1836 + 1
    const score = { halves: [[1, 0]] as const }
    expect(at(818, homeHomeOver, score, 'total=2.5')).toEqual(needs(any(2)))
    expect(at(818, homeHomeOver, score, 'total=')).toBeNull()
  })
})

describe('[MYB-01] both halves', () => {
  test('each of them has to bring its own', () => {
    expect(at(48, 74)).toEqual(needs(halves(home(1), home(1))))
    expect(at(48, 74, { halves: [[1, 0]] })).toEqual(needs(halves(null, home(1))))
    expect(
      at(48, 74, {
        halves: [
          [1, 0],
          [0, 0],
        ],
      }),
    ).toEqual(needs(home(1)))
    expect(at(58, 74)).toEqual(needs(halves(any(2), any(2))))
    expect(at(59, 74, { halves: [[1, 0]] })).toEqual(holds(halves(any(1), null)))
    expect(
      at(56, 76, {
        halves: [
          [0, 0],
          [1, 0],
        ],
      }),
    ).toEqual({ kind: 'safe' })
    expect(
      at(52, 438, {
        halves: [
          [1, 0],
          [1, 0],
        ],
      }),
    ).toEqual(needs(any(1)))
    expect(at(573, 593, { halves: [[1, 0]] })).toEqual({ kind: 'gone' })
  })

  test('a market of the second half waits for the break', () => {
    expect(at(83, 1, { halves: [[2, 0]] })).toEqual(needs(halves(null, home(1))))
    expect(at(83, 2, { halves: [[2, 0]] })).toEqual(holds(halves(null, any(1))))
    expect(
      at(83, 1, {
        halves: [
          [2, 0],
          [0, 0],
        ],
      }),
    ).toEqual(needs(home(1)))
  })

  test('the break ends a market of the first half', () => {
    expect(at(60, 1, { halves: [[1, 0]], isBreak: true })).toEqual({ kind: 'safe' })
  })

  test('where quarters are played, two of them are a half', () => {
    const leg = { marketId: 68, outcomeId: '12', specifier: 'total=44.5' }
    const quarters = factsOf({
      halves: [
        [12, 10],
        [9, 8],
      ],
    })
    const standing = legProgress('basketball', leg, quarters)
    expect(standing).toEqual({ ...needs(any(6)), unit: 'point' })
  })
})

describe('[MYB-01] corners and cards', () => {
  test('are counted as goals are', () => {
    const tally = { corners: ['hha', 'h'], cards: ['a', ''] }
    const seen = {
      halves: [
        [0, 0],
        [0, 0],
      ] as const,
      tally,
    }
    expect(at(166, 12, seen, 'total=5.5')).toEqual(needs(any(2)))
    expect(at(167, 12, seen, 'total=2.5')).toEqual({ kind: 'safe' })
    expect(at(173, 1, seen)).toEqual({ kind: 'safe' })
    expect(at(578, 13, seen, 'total=1.5')).toEqual(holds(any(1)))
    expect(at(139, 12, seen, 'total=1.5')).toEqual(needs(any(1)))
    expect(at(142, 'sr:exact_bookings:7+:1063', seen)).toEqual(needs(any(2)))
    expect(at(146, 74, { red: [0, 1] })).toEqual({ kind: 'safe' })
    expect(at(146, 76)).toEqual(holds(any(1)))
  })

  test('nothing is said of what nobody counts', () => {
    const facts: MatchFacts = { ...factsOf({}), tally: undefined }
    for (const marketId of [166, 139, 9, 164, 40]) {
      const leg = { marketId, outcomeId: '12', specifier: 'total=5.5' }
      expect(legProgress('soccer', leg, facts)).toBeNull()
    }
  })

  test('the unit is told with it', () => {
    const leg = { outcomeId: '12', specifier: 'total=2.5' }
    const unitOf = (marketId: number) =>
      legProgress('soccer', { ...leg, marketId }, factsOf({}))?.unit
    expect([18, 166, 139].map(unitOf)).toEqual(['goal', 'corner', 'card'])
  })
})

describe('[MYB-01] what comes next, first and last', () => {
  const turn = (scorer: string, number: number, isNext: boolean) =>
    needs({ by: 'turn', scorer, number, isNext })
  const oneNil = { halves: [[1, 0]] as const, tally: { goals: 'h' } }

  test('the goal of a number', () => {
    expect(at(8, 6, oneNil, 'goalnr=2')).toEqual(turn('home', 2, true))
    expect(at(8, 8, oneNil, 'goalnr=4')).toEqual(turn('away', 4, false))
    expect(at(8, 7, oneNil, 'goalnr=3')).toEqual(holds(any(2)))
    expect(at(8, 6, oneNil, 'goalnr=1')).toBeNull()
    expect(at(163, 6, { tally: { corners: ['ha'] } }, 'cornernr=3')).toEqual(turn('home', 3, true))
    expect(at(137, 8, {}, 'bookingnr=1')).toEqual(turn('away', 1, true))
  })

  test('a race', () => {
    const race = (side: string, count: number, rival: number) =>
      needs({ by: 'race', side, count, rival })
    expect(at(572, 6, oneNil, 'race=3')).toEqual(race('home', 2, 3))
    expect(at(572, 8, oneNil, 'race=2')).toEqual(race('away', 2, 1))
    expect(at(572, 7, oneNil, 'race=2')).toEqual(holds(home(1)))
    expect(at(580, 6, { tally: { corners: ['haa'] } }, 'race=5')).toEqual(race('home', 4, 3))
    const points = { halves: [[9, 7]] as const }
    expect(at(312, 4, points, 'setnr=1|pointnr=15')).toEqual(race('home', 6, 8))
    expect(at(336, 5, points, 'mapnr=1|pointnr=10')).toEqual(race('away', 3, 1))
  })

  test('the last one', () => {
    expect(at(9, 6, oneNil)).toEqual(holds(away(1)))
    expect(at(9, 8, oneNil)).toEqual(needs(away(1)))
    expect(at(9, 7, oneNil)).toEqual({ kind: 'gone' })
    expect(at(9, 7)).toEqual(holds(any(1)))
    expect(at(164, 8, { tally: { corners: ['h', 'a'] } })).toEqual(holds(home(1)))
  })
})

describe('[MYB-01] scorers', () => {
  const PLAYER = 'sr:player:7'
  const player = (count: number) => needs({ by: 'player', count })
  const scored = (...scorers: string[]): Seen => ({
    halves: [[scorers.length, 0]],
    tally: { goals: 'h'.repeat(scorers.length), scorers },
  })

  test('at any time, and twice', () => {
    expect(at(40, PLAYER, scored())).toEqual(player(1))
    expect(at(40, PLAYER, scored('sr:player:8', PLAYER))).toEqual({ kind: 'safe' })
    expect(at(891, PLAYER, scored(PLAYER))).toEqual(player(1))
    expect(at(891, PLAYER, scored(PLAYER, PLAYER))).toEqual({ kind: 'safe' })
  })

  test('first, next and last', () => {
    const turn = { by: 'turn', scorer: 'player', number: 1, isNext: true }
    expect(at(38, PLAYER, scored(), 'goalnr=1')).toEqual(needs(turn))
    expect(at(38, PLAYER, scored('x'), 'goalnr=1')).toBeNull()
    expect(at(38, PLAYER, scored(), 'goalnr=3')).toEqual(
      needs({ ...turn, number: 3, isNext: false }),
    )
    expect(at(38, 7, scored(), 'goalnr=2')).toEqual(holds(any(2)))
    expect(at(39, PLAYER, scored('x'))).toEqual(player(1))
    expect(at(39, PLAYER, scored(PLAYER))).toEqual(holds({ by: 'others' }))
    expect(at(39, 7, scored())).toEqual(holds(any(1)))
    expect(at(39, 7, scored('x'))).toEqual({ kind: 'gone' })
  })
})

test('the runs of cricket say how an innings stands, and not who is ahead', () => {
  const facts = factsOf({ halves: [[158, 0]] })
  const leg = (marketId: number, outcomeId: string, specifier = '') =>
    legProgress('cricket', { marketId, outcomeId, specifier }, facts)
  // The other side has still to bat.
  expect(leg(340, '4')).toBeNull()
  expect(leg(346, '12', 'inningnr=1|total=150.5')).toMatchObject({ kind: 'safe', unit: 'run' })
  expect(leg(346, '12', 'inningnr=1|total=160.5')).toMatchObject(needs(any(3)))
})
