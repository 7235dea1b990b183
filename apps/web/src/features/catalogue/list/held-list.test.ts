import { describe, expect, it } from 'vitest'

import { sampleMarket, sampleMatch } from '../../../testing/sample-match.ts'
import { releaseHeld, tidyHeld, updateHeld } from './held-changes.ts'
import { holdList } from './held-list.ts'

const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((id) => sampleMatch({ id }))
const ids = (matches: readonly { id: string }[]) => matches.map((match) => match.id)

describe('a held live list', () => {
  it('[LIVE-01] keeps its order when the backend gives another', () => {
    const held = holdList([a!, b!, c!])
    expect(updateHeld(held, [c!, a!, b!])).toBe(held)
  })

  it('[LIVE-01] lets newcomers wait', () => {
    const held = updateHeld(holdList([a!, b!]), [c!, a!, b!, d!])
    expect(ids(held.shown)).toEqual(['a', 'b'])
    expect(ids(held.waiting)).toEqual(['c', 'd'])
  })

  it('[LIVE-01] leaves the place of a match that ended', () => {
    const held = updateHeld(holdList([a!, b!]), [b!])
    expect(ids(held.shown)).toEqual(['a', 'b'])
    expect([...held.ended]).toEqual(['a'])
  })

  it('[LIVE-01] shows newcomers and drops what ended when asked', () => {
    const held = releaseHeld(updateHeld(holdList([a!, b!]), [b!, c!]))
    expect(ids(held.shown)).toEqual(['b', 'c'])
    expect(held.waiting).toEqual([])
    expect(held.ended.size).toBe(0)
  })

  it('[LIVE-01] is drawn anew where nobody asked, and stays as it is where nothing happened', () => {
    const held = holdList([a!, b!])
    expect(tidyHeld(held)).toBe(held)
    const tidied = tidyHeld(updateHeld(held, [b!, c!]))
    expect(ids(tidied.shown)).toEqual(['b', 'c'])
    expect(tidied.round).toBe(1)
    expect(releaseHeld(updateHeld(tidied, [c!, d!])).round).toBe(1)
  })

  it('[P18] knows the matches that were decided, and moves none while it is held', () => {
    const open = { ...a!, mainMarket: sampleMarket() }
    const settled = { ...b!, mainMarket: sampleMarket({ status: -3 }) }
    const held = holdList([settled, open, c!])
    expect([...held.decided]).toEqual(['b', 'c'])
    const later = updateHeld(held, [settled, { ...open, mainMarket: null }, c!])
    expect([...later.decided]).toEqual(['b', 'c'])
  })

  it('[LIVE-01] knows favourites from when it was arranged, and moves none while it is held', () => {
    const favourites = { matches: new Set(['b']), tournaments: new Set<string>() }
    expect(holdList([a!, b!]).favourite.size).toBe(0)
    expect([...holdList([a!, b!], favourites).favourite]).toEqual(['b'])
    const held = updateHeld(holdList([a!]), [a!, b!])
    expect([...releaseHeld(held, favourites).favourite]).toEqual(['b'])
    const league = { matches: new Set<string>(), tournaments: new Set([a!.tournament.id]) }
    expect(holdList([a!], league).favourite.has('a')).toBe(true)
  })

  it('takes over another market of what it shows, in place', () => {
    const open = { ...a!, mainMarket: sampleMarket() }
    const held = updateHeld(holdList([a!, b!]), [b!, open])
    expect(held.shown).toEqual([open, b])
  })

  it('takes over another market that stands in for those that are over', () => {
    const over = { ...a!, mainMarket: null, secondaryMarket: null }
    const spare = { ...sampleMarket(), id: 14 }
    const held = updateHeld(holdList([{ ...over, spareMarket: sampleMarket() }]), [
      { ...over, spareMarket: spare },
    ])
    expect(held.shown[0]?.spareMarket).toBe(spare)
  })

  it('[RT-22] keeps the match where only scores and prices differ, for those are pushed', () => {
    const held = holdList([a!])
    expect(updateHeld(held, [{ ...a!, totalScore: { home: 1, away: 0 } }])).toBe(held)
  })

  it('forgets a newcomer that ended while it waited', () => {
    const waiting = updateHeld(holdList([a!]), [a!, b!])
    expect(updateHeld(waiting, [a!]).waiting).toEqual([])
  })

  it('takes a match back that the list had lost for a moment', () => {
    const lost = updateHeld(holdList([a!, b!]), [a!])
    expect(updateHeld(lost, [a!, b!]).ended.size).toBe(0)
  })

  it('has nothing to release when nothing changed', () => {
    const held = holdList([a!])
    expect(releaseHeld(held)).toBe(held)
  })
})
