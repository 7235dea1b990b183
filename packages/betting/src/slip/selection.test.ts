import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { oddsOf } from '../odds/odds.ts'
import { pick } from '../testing/slip.ts'
import { isSameMarket, parseSelectionId, selectionId } from './selection-id.ts'
import {
  acceptOdds,
  createSelection,
  SELECTION_TYPES,
  withAvailability,
  withOdds,
} from './selection.ts'

test('names match, market, line and outcome', () => {
  const key = { matchId: '7', marketId: 18, specifier: 'total=2.5', outcomeId: '12' }
  expect(selectionId(key)).toBe('7:18:total=2.5:12')
  expect(selectionId({ ...key, marketId: 1, specifier: '' })).toBe('7:1::12')
  expect(isSameMarket(key, { ...key, outcomeId: '13' })).toBe(true)
  expect(isSameMarket(key, { ...key, specifier: 'total=3.5' })).toBe(false)
})

test('leads back to its parts, whatever they hold', () => {
  const text = fc.string({ minLength: 1 })
  fc.assert(
    fc.property(text, fc.nat(), fc.string(), text, (matchId, marketId, specifier, outcomeId) => {
      const key = { matchId, marketId, specifier, outcomeId }
      expect(parseSelectionId(selectionId(key))).toEqual(key)
    }),
  )
})

test('anything else is refused', () => {
  for (const id of ['', '1:2:3', '1:2:3:4:5', ':1::1', '1:x::1', '1:01::1', '1:1::', '1:9e99::1']) {
    expect(parseSelectionId(id)).toBeNull()
  }
})

const fresh = createSelection(pick('1'))

describe('a selection', () => {
  test('[SLIP-14] has its fields, the price of adding being the accepted one', () => {
    expect(fresh).toEqual({
      id: '1:1::1',
      matchId: '1',
      matchUrnId: 'sr:match:1',
      marketId: 1,
      specifier: '',
      outcomeId: '1',
      odds: 2000,
      acceptedOdds: 2000,
      initialOdds: 2000,
      isSuspended: false,
      isChanged: false,
      isNotAvailable: false,
      active: true,
      provider: 'plain',
      type: 'match',
      span: null,
      matchStatus: 0,
      marketStatus: 1,
      isProviderActive: true,
    })
  })

  test('[SLIP-15] stands for a match or one of three kinds of outrights', () => {
    expect(SELECTION_TYPES).toEqual(['match', 'stage', 'season', 'simple_tournament'])
  })

  test('[ODDS-10] is suspended with its market, outcome, match or provider', () => {
    const suspended = (more: Partial<typeof fresh>) =>
      withAvailability({ ...fresh, ...more }).isSuspended
    expect(suspended({})).toBe(false)
    expect(suspended({ active: false })).toBe(true)
    expect(suspended({ isProviderActive: false })).toBe(true)
    for (const marketStatus of [0, -1, -2, -3, -4] as const) {
      expect(suspended({ marketStatus })).toBe(true)
    }
    for (const matchStatus of [2, 3, 4, 5] as const) expect(suspended({ matchStatus })).toBe(true)
  })

  test('[SLIP-29] of an inactive provider is suspended from the start', () => {
    expect(createSelection(pick('1', { isProviderActive: false })).isSuspended).toBe(true)
  })

  test('[ODDS-11] is not available once its market or match is gone', () => {
    const gone = (more: Partial<typeof fresh>) =>
      withAvailability({ ...fresh, ...more }).isNotAvailable
    expect([-1, -2].some((marketStatus) => gone({ marketStatus: marketStatus as -1 }))).toBe(false)
    expect([0, -3, -4].every((marketStatus) => gone({ marketStatus: marketStatus as 0 }))).toBe(
      true,
    )
    expect(gone({ matchStatus: 4 })).toBe(true)
    expect(withAvailability(fresh)).toBe(fresh)
  })
})

describe('a price change', () => {
  test('[ODDS-07] is flagged against the accepted price, and no more when it comes back', () => {
    const moved = withOdds(fresh, oddsOf(2100), 'none')
    expect(moved).toMatchObject({ odds: 2100, acceptedOdds: 2000, isChanged: true })
    expect(withOdds(moved, oddsOf(2000), 'none')).toMatchObject({ odds: 2000, isChanged: false })
  })

  test('[ODDS-08] upwards is taken silently in mode higher, and counts from then on', () => {
    const risen = withOdds(fresh, oddsOf(2200), 'higher')
    expect(risen).toMatchObject({ acceptedOdds: 2200, isChanged: false })
    expect(withOdds(risen, oddsOf(2100), 'higher')).toMatchObject({
      acceptedOdds: 2200,
      isChanged: true,
    })
  })

  test('[ODDS-09] is taken either way in mode any', () => {
    expect(withOdds(fresh, oddsOf(1500), 'any')).toMatchObject({
      acceptedOdds: 1500,
      isChanged: false,
    })
    expect(withOdds(fresh, oddsOf(2000), 'any')).toBe(fresh)
  })

  test('[SLIP-30] is accepted by the player', () => {
    const accepted = acceptOdds(withOdds(fresh, oddsOf(1500), 'none'))
    expect(accepted).toMatchObject({ odds: 1500, acceptedOdds: 1500, isChanged: false })
    expect(accepted.initialOdds).toBe(2000)
  })
})
