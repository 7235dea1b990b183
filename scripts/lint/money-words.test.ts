import { describe, expect, it } from 'vitest'
import { subjectOf } from './money-words.ts'

describe('subjectOf', () => {
  it.each(['stake', 'totalStake', 'max_stake', 'MIN_STAKE', 'balance', 'potentialWin', 'subunits'])(
    'takes %s for money',
    (name) => expect(subjectOf(name)).toBe('money'),
  )

  it.each(['odds', 'currentOdds', 'ODDS_SCALE', 'price', 'leg_price'])(
    'takes %s for odds',
    (name) => expect(subjectOf(name)).toBe('odds'),
  )

  it.each(['priceAge', 'oddsFormat', 'stakeInput', 'balanced', 'count', 'window', 'win', ''])(
    'leaves %s alone',
    (name) => expect(subjectOf(name)).toBeUndefined(),
  )
})
