import { describe, expect, it } from 'vitest'

import { askedFilter, askedMarkets } from './asked-markets.ts'

describe('the markets that a list is read with', () => {
  const chosen = new Map([
    ['soccer', 29],
    ['handball', 16],
    ['rugby', 16],
  ])

  it('[BROWSE-07] are those that the player chose, once each, of the sports of the list', () => {
    const asked = askedMarkets(chosen)
    expect(askedFilter(asked)).toEqual({ marketId: [16, 29] })
    expect(askedFilter(asked, ['soccer'])).toEqual({ marketId: [29] })
    expect(askedFilter(asked, ['tennis'])).toEqual({})
  })

  it('[BROWSE-19] are a third one too where rows have room for it', () => {
    const listed = (sportKey: string, ...ids: number[]) =>
      ids.map((id) => ({ sportKey, id, name: String(id), outcomesCount: 2 }))
    const wide = [...listed('soccer', 1, 18, 16, 29), ...listed('cricket', 340, 346)]
    const asked = (id?: number) =>
      askedMarkets(id === undefined ? new Map() : new Map([['soccer', id]]), wide)
    expect(askedFilter(asked(), ['soccer'])).toEqual({ marketId: [16] })
    expect(askedFilter(asked(29), ['soccer'])).toEqual({ marketId: [18, 29] })
    expect(askedFilter(asked(18), ['soccer'])).toEqual({ marketId: [16, 18] })
    expect(askedFilter(asked(), ['cricket'])).toEqual({})
  })
})
