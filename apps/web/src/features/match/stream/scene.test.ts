import { describe, expect, it } from 'vitest'

import { playsOf } from './plays/plays-of.ts'
import { KICK_OFF, nextScene } from './scene.ts'
import type { Sighting } from './sighting.ts'

const football = playsOf('soccer')

const seen = (home: number, corners: number, attacks: number): Sighting => ({
  score: { home, away: 0 },
  parts: { home, away: 0 },
  small: undefined,
  numbers: [
    { key: 'corners', home: 1, away: corners, unit: 'count' },
    { key: 'dangerous_attacks', home: attacks, away: 3, unit: 'count' },
  ],
})

const scored = (score: number, parts: number, small: number, aces = 0): Sighting => ({
  score: { home: score, away: 0 },
  parts: { home: parts, away: 0 },
  small: { home: small, away: 0 },
  numbers: [{ key: 'aces', home: aces, away: 0, unit: 'count' }],
})

describe('[STREAM-02] the animation of a match', () => {
  it('goes where something happened, the away side to the other end', () => {
    const attack = nextScene(football, KICK_OFF, seen(0, 2, 5), seen(0, 2, 6))
    expect(attack).toMatchObject({ event: 'dangerous_attacks', side: 'home' })
    expect(attack.spot?.[0]).toBeGreaterThan(50)
    const corner = nextScene(football, attack, seen(0, 2, 6), seen(0, 3, 6))
    expect(corner).toMatchObject({ event: 'corners', side: 'away' })
    expect(corner.spot?.[0]).toBe(11)
  })

  it('shows the most important of what happened at once', () => {
    expect(nextScene(football, KICK_OFF, seen(0, 2, 5), seen(1, 3, 9))).toMatchObject({
      event: 'goal',
      side: 'home',
      spot: [89, 28],
    })
  })

  it('stays where it is while nothing happens', () => {
    expect(nextScene(football, KICK_OFF, seen(0, 2, 5), seen(0, 2, 5))).toBe(KICK_OFF)
  })

  it('does not take the numbers of a goal for something new, but the next ones', () => {
    const goal = nextScene(football, KICK_OFF, seen(0, 2, 5), seen(1, 2, 5))
    const after = nextScene(football, goal, seen(1, 2, 5), seen(1, 2, 6))
    expect(after).toMatchObject({ event: 'goal', number: goal.number })
    expect(nextScene(football, after, seen(1, 2, 6), seen(1, 2, 7)).event).toBe('dangerous_attacks')
  })

  it('says more of a point of tennis when the numbers have come', () => {
    const tennis = playsOf('tennis')
    const point = nextScene(tennis, KICK_OFF, scored(0, 0, 0), scored(0, 0, 1))
    expect(point).toMatchObject({ event: 'point', side: 'home', spot: null })
    expect(nextScene(tennis, point, scored(0, 0, 1), scored(0, 0, 1, 1)).event).toBe('ace')
    expect(nextScene(tennis, point, scored(0, 0, 3), scored(0, 1, 0)).event).toBe('game')
    expect(nextScene(tennis, point, scored(0, 5, 3), scored(1, 6, 0)).event).toBe('set')
  })

  it('tells what was scored by how much it is worth', () => {
    const eventOf = (sport: string, by: number) =>
      nextScene(playsOf(sport), KICK_OFF, scored(0, 0, 0), scored(by, by, 0)).event
    expect([1, 2, 3].map((by) => eventOf('basketball', by))).toEqual([
      'free_throw',
      'basket',
      'three_points',
    ])
    expect([3, 7].map((by) => eventOf('american-football', by))).toEqual([
      'field_goal',
      'touchdown',
    ])
    expect([3, 5].map((by) => eventOf('rugby', by))).toEqual(['penalty_goal', 'try'])
    expect([1, 4, 6].map((by) => eventOf('cricket', by))).toEqual(['runs', 'four', 'six'])
  })

  it('counts what is thrown at darts, and shows where a maximum goes', () => {
    const darts = playsOf('darts')
    expect(nextScene(darts, KICK_OFF, scored(0, 0, -501), scored(0, 0, -441))).toMatchObject({
      event: 'visit',
      count: 60,
      spot: null,
    })
    expect(nextScene(darts, KICK_OFF, scored(0, 0, -501), scored(0, 0, -321))).toMatchObject({
      count: 180,
      spot: [50, 15.4],
    })
  })
})
