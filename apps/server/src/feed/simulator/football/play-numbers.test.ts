import { describe, expect, it } from 'vitest'

import { playNumbers } from './play-numbers.ts'

const at = (second: number, goals = { home: 1, away: 0 }) =>
  playNumbers('7', '10001', { home: 2, away: 0.9 }).at(second, goals)

describe('[MATCH-06] numbers of a football match', () => {
  it('are the same for the same seed and only grow', () => {
    expect(at(2000)).toEqual(at(2000))
    const [early, late] = [at(1200), at(5400)]
    for (const key of ['shots', 'shots_on_target', 'fouls', 'dangerous_attacks']) {
      expect(late[key]?.home).toBeGreaterThanOrEqual(early[key]?.home ?? 0)
    }
    expect(late['dangerous_attacks']?.home).toBeGreaterThan(10)
  })

  it('hold together: a goal is a shot on target, possession is shared', () => {
    const { shots, shots_on_target: onTarget, possession } = at(5400, { home: 4, away: 2 })
    expect(onTarget?.home).toBeGreaterThanOrEqual(4)
    expect(shots?.home).toBeGreaterThanOrEqual(onTarget?.home ?? 0)
    expect((possession?.home ?? 0) + (possession?.away ?? 0)).toBe(100)
  })

  it('start from nothing', () => {
    expect(at(0, { home: 0, away: 0 })['shots']).toEqual({ home: 0, away: 0 })
  })
})
