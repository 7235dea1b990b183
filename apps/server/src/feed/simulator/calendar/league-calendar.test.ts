import { describe, expect, test } from 'vitest'
import { leagueCalendar } from './league-calendar.ts'
import { createPairings, pairingOf } from './pairings.ts'
import { slots, spread } from './rhythm.ts'
import { instantOf, localOf } from './zone-time.ts'

const HOUR = 3600_000
const DAY = 24 * HOUR

describe('the clocks of a zone', () => {
  // As the people there read them, from another source than ours.
  const shown = (zone: string, instant: number): number => {
    const parts = new Intl.DateTimeFormat('en-GB', {
      timeZone: zone,
      dateStyle: 'short',
      timeStyle: 'medium',
    }).formatToParts(instant)
    const of = (type: string) => Number(parts.find((part) => part.type === type)?.value)
    return Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'), of('second'))
  }

  test.each(['Europe/Berlin', 'America/Los_Angeles', 'Asia/Kolkata', 'Australia/Sydney'])(
    'of %s show the same evening in summer and winter',
    (zone) => {
      for (let day = Date.UTC(2026, 0, 1, 20, 30); day < Date.UTC(2027, 0, 1); day += DAY) {
        const instant = instantOf(zone, day)
        expect(shown(zone, instant)).toBe(day)
        expect(localOf(zone, instant)).toBe(day)
      }
    },
  )

  test('are right on the day of a change and at its very moment', () => {
    const berlin = (hour: number) => instantOf('Europe/Berlin', Date.UTC(2026, 2, 29, hour))
    expect(berlin(1)).toBe(Date.UTC(2026, 2, 29, 0))
    expect(berlin(3)).toBe(Date.UTC(2026, 2, 29, 1))
    expect(localOf('Europe/Berlin', berlin(3) - 1)).toBe(Date.UTC(2026, 2, 29, 2) - 1)
    expect(localOf('Europe/Berlin', berlin(3))).toBe(Date.UTC(2026, 2, 29, 3))
    expect(localOf('Africa/Cairo', Date.UTC(2026, 0, 5) + 0.25)).toBe(
      Date.UTC(2026, 0, 5, 2) + 0.25,
    )
  })
})

describe('a round robin', () => {
  test.each([12, 16, 24])('of %i is fair', (competitors) => {
    const rounds = 2 * (competitors - 1)
    for (const from of [0, -rounds]) {
      const sides = Array.from({ length: competitors }, () => '')
      const pairs = new Set<string>()
      for (let round = from; round < from + rounds; round++) {
        const seen = new Set<number>()
        for (let table = 0; table < competitors / 2; table++) {
          const [home, away] = pairingOf(round, table, competitors)
          pairs.add(`${home}-${away}`)
          for (const side of [home, away]) seen.add(side)
          sides[home] += 'H'
          sides[away] += 'A'
        }
        expect(seen.size).toBe(competitors)
      }
      expect(pairs.size).toBe(competitors * (competitors - 1))
      for (const side of sides) {
        expect(side.replaceAll('A', '')).toHaveLength(competitors - 1)
        expect(side).not.toMatch(/H{4}|A{4}/)
      }
    }
  })

  test('seats everybody anew each season, or keeps the seats', () => {
    const order = (keepsSeats: boolean, season: number) => {
      const options = { seed: 'one', tournamentId: 1, competitors: 12, series: 3, keepsSeats }
      const { rounds, of } = createPairings(options)
      expect(rounds).toBe(66)
      expect(of(1, 2)).toEqual(of(0, 2))
      return Array.from({ length: rounds }, (_, round) => of(season * rounds + round, 3).join('-'))
    }
    expect(order(false, 1)).not.toEqual(order(false, 0))
    expect(order(true, 1)).toEqual(order(true, 0))
  })
})

describe('the calendar of a league', () => {
  const weeks = [
    [slots('Tue', '19:00 20:45'), slots('Sat', '15:30 18:30')],
    [slots('Sun', '15:30 17:30')],
  ]
  const calendar = leagueCalendar({ zone: 'Europe/Berlin', weeks, ahead: 24 }, 'test')
  const from = Date.UTC(2026, 0, 1)
  const until = Date.UTC(2027, 0, 1)

  test('has the same matches whichever way one looks', () => {
    const all = calendar.between(from, until)
    expect(new Set(all.map(({ round, table }) => `${round} ${table}`)).size).toBe(all.length)
    expect(all.map(({ kickOff }) => kickOff)).toEqual(
      all.map(({ round, table }) => calendar.kickOffOf(round, table)),
    )
    expect(calendar.before(until, all.length)).toEqual(all.toReversed())
    const parts = Array.from({ length: 365 }, (_, day) =>
      calendar.between(from + day * DAY, from + (day + 1) * DAY),
    )
    expect(parts.flat()).toEqual(all)
    const numbers = [...new Set(all.map(({ round }) => round))]
    expect(numbers).toEqual(numbers.map((_, index) => (numbers[0] ?? 0) + index))
    const [first] = all
    expect(calendar.roundAt(first?.kickOff ?? 0)).toBeLessThanOrEqual(first?.round ?? 0)
  })

  test('lets the slots of a round go round among its matches', () => {
    const sundays = calendar
      .between(from, until)
      .filter(({ kickOff }) => new Date(kickOff).getUTCDay() === 0)
    const early = sundays.filter(
      ({ kickOff }, index) => kickOff < (sundays[index + 1]?.kickOff ?? 0) && index % 2 === 0,
    )
    expect(new Set(early.map(({ table }) => table)).size).toBe(2)
  })

  test('spreads slots evenly', () => {
    expect(spread('Mon', '17:00', '19:00', 3)).toEqual([1020, 1080, 1140])
  })
})
