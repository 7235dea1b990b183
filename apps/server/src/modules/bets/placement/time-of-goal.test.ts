import { oddsOf } from '@touchline/betting'
import { describe, expect, it } from 'vitest'
import type { PlayedMatch } from '../../../feed/testing/played-match.ts'
import { playedMatch } from '../../../feed/testing/played-match.ts'
import { checkLeg } from './check-leg.ts'
import { findLeg } from './find-leg.ts'

const QUARTER_S = 15 * 60
const FIRST_QUARTER = { marketId: 100, specifier: '', outcomeId: '584' }
const BY_MINUTE_20 = { marketId: 102, specifier: 'minute=20', outcomeId: '74' }

type Place = typeof FIRST_QUARTER

/** A football match that has no goal in its first twenty minutes. */
function goalless(): PlayedMatch {
  for (let number = 40; number < 80; number++) {
    const match = playedMatch('soccer', String(number))
    match.playTo(20 * 60 - 1)
    const score = match.book.match(match.id)?.state?.score
    if (score?.home === 0 && score.away === 0) return playedMatch('soccer', String(number))
  }
  throw new Error('Every match had an early goal')
}

describe('[M12] the time of a goal', () => {
  const match = goalless()
  const { book, id } = match
  const priceOf = ({ marketId, specifier, outcomeId }: Place) =>
    book.priceOf(id, marketId, specifier, outcomeId)
  const problemAt = (place: Place, secondsLater: number) => {
    const odds = priceOf(place)?.odds ?? oddsOf(0)
    const leg = findLeg(book, { matchId: id, ...place, odds })
    return checkLeg(leg, { book, acceptMode: 'any', now: match.now() + secondsLater * 1000 })
  }

  it('cannot be bet on from the moment its minutes are over, before the feed says anything', () => {
    match.playTo(QUARTER_S - 8)
    expect(problemAt(FIRST_QUARTER, 7.999)).toBeNull()
    expect(problemAt(FIRST_QUARTER, 8)?.messageKey).toBe('error.place_bets.selection_not_available')
    expect(problemAt(BY_MINUTE_20, 8)).toBeNull()
  })

  it('leaves the others on offer until theirs are over, with the next step of the feed', () => {
    match.playTo(QUARTER_S + 0.25)
    expect(priceOf(FIRST_QUARTER)?.active).toBe(false)
    const next = { ...FIRST_QUARTER, outcomeId: '585' }
    expect(problemAt(next, 0)).toBeNull()
    expect(problemAt(next, QUARTER_S - 1)?.messageKey).not.toBe(
      'error.place_bets.selection_not_available',
    )
    expect(problemAt(next, QUARTER_S)?.messageKey).toBe('error.place_bets.selection_not_available')
  })
})
