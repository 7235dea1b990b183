import { describe, expect, test } from 'vitest'
import { drawnSchedule, pairingOf } from './schedule.ts'

const HOUR = 3600_000

describe('the simulated season', () => {
  const schedule = drawnSchedule('one')
  const plans = schedule.plans(-5 * HOUR, 0)

  test('has 12 sports and 40 leagues', () => {
    expect(schedule.catalogue.sports.length).toBeGreaterThanOrEqual(12)
    expect(schedule.catalogue.tournaments.length).toBeGreaterThanOrEqual(40)
  })

  test('has 600 matches to come, some of them a week ahead', () => {
    const coming = plans.filter(({ kickOff }) => kickOff > 0)
    expect(coming.length).toBeGreaterThanOrEqual(600)
    expect(Math.max(...coming.map(({ kickOff }) => kickOff))).toBeGreaterThan(6 * 24 * HOUR)
  })

  test('has 60 matches and more in play at any hour, of every sport that is played live', () => {
    for (const hour of [0, 4, 11]) {
      const now = hour * HOUR
      const live = schedule
        .plans(now - 5 * HOUR, now)
        .filter(({ id, kickOff, model }) => {
          if (kickOff > now) return false
          const played = model?.({ seed: 'one', matchId: id, suspension: 15 })
          return played?.moment((now - kickOff) / 1000).status === 1
        })
        .map(({ facts }) => facts.sportKey)
      expect(live.length).toBeGreaterThanOrEqual(60)
      expect(live.length).toBeLessThanOrEqual(110)
      const played = schedule.catalogue.sports.filter((sport) => sport.live).map(({ key }) => key)
      expect(played.length).toBeGreaterThanOrEqual(12)
      expect(new Set(live)).toEqual(new Set(played))
    }
  })

  test('gives every match its own digits and two different sides', () => {
    expect(new Set(plans.map(({ id }) => id)).size).toBe(plans.length)
    for (const { id, facts } of plans) {
      expect(id).toMatch(/^\d+$/)
      expect(facts.home.id).not.toBe(facts.away.id)
      expect(facts.home.name).not.toBe(facts.away.name)
    }
  })

  test('pairs everyone with everyone once per turn, before the first start too', () => {
    for (const from of [0, -66]) {
      const pairs = Array.from({ length: 66 }, (_, slot) =>
        [...pairingOf(from + slot, 12)].sort((x, y) => x - y).join('-'),
      )
      expect(new Set(pairs).size).toBe(66)
    }
  })
})
