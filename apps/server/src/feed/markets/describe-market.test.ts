import { describe, expect, test } from 'vitest'
import { LIVE_SPORTS, sampleMatch } from '../testing/sample-matches.ts'
import { SPORTS } from '../simulator/catalogue/sports.ts'
import { describeMarket, nameOutcome } from './describe-market.ts'
import { playerId } from './player-name.ts'
import { MARKET_DESCRIPTIONS } from './find-description.ts'

const TEAMS = ['Hamburg Nord', 'Köln West'] as const

describe('describeMarket', () => {
  test('fills lines, signs, ordinals and competitors in both languages', () => {
    const handicap = describeMarket(16, 'hcp=-0.5', 'de', TEAMS)
    expect(['1714', '1715'].map((id) => handicap?.outcome(id))).toEqual([
      'Hamburg Nord (\u22120,5)',
      'Köln West (+0,5)',
    ])
    expect(describeMarket(8, 'goalnr=2', 'en', TEAMS)?.name).toBe('2nd goal')
    expect(describeMarket(8, 'goalnr=2', 'de', TEAMS)?.name).toBe('2. Tor')
    expect(describeMarket(18, 'total=2.5', 'en', TEAMS)?.outcome('12')).toBe('Over 2.5')
    expect(describeMarket(210, 'setnr=1|gamenr=11', 'en', TEAMS)?.name).toBe(
      '1st set game 11 - winner',
    )
    expect(describeMarket(16, 'hcp=0', 'en', TEAMS)?.outcome('1715')).toBe('Köln West (0)')
  })

  test('knows nothing of a market that nobody described', () => {
    expect(describeMarket(99_999, '', 'en', TEAMS)).toBeUndefined()
  })

  test('names a player with his team', () => {
    const described = describeMarket(40, '', 'en', TEAMS)
    const teams = [
      { id: 77, name: TEAMS[0], abbreviation: 'HAM' },
      { id: 78, name: TEAMS[1], abbreviation: 'KOL' },
    ]
    expect(nameOutcome(described, playerId(78, 'DE', 1), teams)).toMatch(/^\S+ \S+ \(KOL\)$/)
    expect(nameOutcome(described, '7', teams)).toBe('No goal')
    expect(nameOutcome(described, 'sr:competitor:78', teams)).toBe(TEAMS[1])
  })

  test('leaves no placeholder in the names of any line of any sport', () => {
    const wrong: string[] = []
    for (const { key } of SPORTS) {
      for (const { marketId, specifier, outcomeIds } of sampleMatch(key, 1).lines) {
        for (const locale of ['en', 'de'] as const) {
          const described = describeMarket(marketId, specifier, locale, TEAMS)
          const names = [described?.name, ...outcomeIds.map((id) => nameOutcome(described, id))]
          if (names.some((name) => name === undefined || /[{}]/.test(name))) {
            wrong.push(`${key} ${marketId} ${specifier} ${locale}`)
          }
        }
      }
    }
    expect(wrong).toEqual([])
  })

  test('offers 120 types of market for a top match of football and 8 for other live sports', () => {
    const types = (key: string): number =>
      new Set(sampleMatch(key, 1).lines.map(({ marketId }) => marketId)).size
    expect(types('soccer')).toBeGreaterThanOrEqual(120)
    for (const key of LIVE_SPORTS) expect(types(key)).toBeGreaterThanOrEqual(8)
  })

  test('describes every market once', () => {
    const ids = MARKET_DESCRIPTIONS.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
  })
})
