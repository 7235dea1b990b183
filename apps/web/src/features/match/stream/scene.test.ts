import { describe, expect, it } from 'vitest'

import { KICK_OFF, nextScene, type Sighting } from './scene.ts'

const seen = (home: number, corners: number, attacks: number): Sighting => ({
  score: { home, away: 0 },
  numbers: [
    { key: 'corners', home: 1, away: corners, unit: 'count' },
    { key: 'dangerous_attacks', home: attacks, away: 3, unit: 'count' },
  ],
})

describe('[STREAM-02] the animation of a match', () => {
  it('goes where something happened', () => {
    const attack = nextScene(KICK_OFF, seen(0, 2, 5), seen(0, 2, 6))
    expect(attack).toMatchObject({ event: 'dangerous_attacks', side: 'home' })
    expect(attack.x).toBeGreaterThan(50)
    const corner = nextScene(attack, seen(0, 2, 6), seen(0, 3, 6))
    expect(corner).toMatchObject({ event: 'corners', side: 'away', x: 2 })
  })

  it('shows the most important of what happened at once', () => {
    expect(nextScene(KICK_OFF, seen(0, 2, 5), seen(1, 3, 9))).toMatchObject({
      event: 'goal',
      side: 'home',
      y: 50,
    })
  })

  it('stays where it is while nothing happens', () => {
    expect(nextScene(KICK_OFF, seen(0, 2, 5), seen(0, 2, 5))).toBe(KICK_OFF)
  })
})
