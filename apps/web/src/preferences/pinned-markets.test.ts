import { describe, expect, it } from 'vitest'

import { togglePin } from './pin-market.ts'
import { readPins, writePins } from './pinned-markets.ts'

describe('[MATCH-01] pinned markets', () => {
  it('are written for the next first paint and read back', () => {
    const pins = togglePin(togglePin(togglePin({}, 'soccer', 18), 'soccer', 1), 'tennis', 186)
    expect(writePins(pins)).toBe('soccer:18,1.tennis:186')
    expect(readPins(writePins(pins))).toEqual(pins)
  })

  it('are taken out by a second press', () => {
    const pins = togglePin(togglePin({}, 'soccer', 18), 'soccer', 18)
    expect(writePins(pins)).toBe('')
  })

  it('leave out what is malformed, and keep the last twelve of a sport', () => {
    expect(readPins('soccer:18,x.tennis:186.<b>:1')).toEqual({ tennis: [186] })
    const many = Array.from({ length: 15 }, (_, index) => index + 1)
    const pins = many.reduce((all, id) => togglePin(all, 'soccer', id), readPins(undefined))
    expect(pins['soccer']).toEqual(many.slice(3))
  })
})
