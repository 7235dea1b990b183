import { describe, expect, test } from 'vitest'
import { isOfEarlierSeason } from '../../earlier-seasons.ts'
import { LEAGUES } from './leagues.ts'
import { drawnSchedule, onlySports } from './schedule.ts'

const HOUR = 3600_000
const DAY = 24 * HOUR
/** A Monday. */
const ZERO = Date.UTC(2026, 0, 5, 12)

describe('the simulated season', () => {
  const schedule = drawnSchedule('one', ZERO)
  const plans = schedule.plans(-5 * HOUR, 0)

  test('has 12 sports and 40 leagues', () => {
    expect(schedule.catalogue.sports.length).toBeGreaterThanOrEqual(12)
    expect(schedule.catalogue.tournaments.length).toBeGreaterThanOrEqual(40)
  })

  test('has 600 matches to come, some of them a week ahead', () => {
    const coming = plans.filter(({ kickOff }) => kickOff > 0)
    expect(coming.length).toBeGreaterThanOrEqual(600)
    const matches = coming.filter(({ outright }) => outright === undefined)
    expect(Math.max(...matches.map(({ kickOff }) => kickOff))).toBeGreaterThan(6 * DAY)
  })

  test('[R9] has no more to come, and no more with the full offer, than the memory is measured for', () => {
    const full = new Set(LEAGUES.flatMap(({ rank }, index) => (rank === 1 ? [1000 + index] : [])))
    for (let day = 0; day < 28; day++) {
      const now = day * DAY
      const matches = schedule
        .plans(now - 2 * HOUR, now)
        .filter(({ outright }) => outright === undefined)
      expect(matches.length).toBeLessThanOrEqual(1250)
      const whole = matches.filter(({ facts }) => full.has(facts.tournamentId))
      expect(whole.length).toBeLessThanOrEqual(72)
    }
  })

  test('has 40 to 90 matches in play by their own clocks', () => {
    for (const hour of [0, 8, 31, 124]) {
      const now = hour * HOUR
      const live = schedule
        .plans(now - 5 * HOUR, now)
        .filter(({ id, kickOff, model, outright }) => {
          if (kickOff > now || outright !== undefined) return false
          const played = model?.({ seed: 'one', matchId: id, suspension: 15 })
          return played?.moment((now - kickOff) / 1000).status === 1
        })
      expect(live.length).toBeGreaterThanOrEqual(38)
      expect(live.length).toBeLessThanOrEqual(92)
      const sports = new Set(live.map(({ facts }) => facts.sportKey))
      for (const sportKey of ['soccer', 'tennis', 'table-tennis', 'darts', 'counter-strike']) {
        expect(sports).toContain(sportKey)
      }
    }
  })

  test('gives every match its own digits and two different sides', () => {
    const month = schedule.plans(-5 * HOUR, 28 * DAY)
    expect(new Set(month.map(({ id }) => id)).size).toBe(month.length)
    expect(month.filter(({ id }) => !/^\d+$/.test(id))).toEqual([])
    const alone = month.filter(({ facts: { home, away } }) => home.name === away.name)
    expect(alone).toEqual([])
  })

  test('never gives a match an id of the seasons before the calendar', () => {
    // As they were made: the league, and a slot or a season in seven digits and more.
    const earlier = LEAGUES.flatMap((_, index) =>
      [999_000, 1_000_000, 1_234_567, 8_500_000, 12_345_678].map(
        (slot) => `${1000 + index}${slot}`,
      ),
    ).filter((id) => id.length > 10)
    expect(earlier.every(isOfEarlierSeason)).toBe(true)
    // Rounds have more digits the later it is.
    for (const years of [0, 40, 400]) {
      const from = years * 366 * DAY
      const ids = schedule.plans(from, from + HOUR).map(({ id }) => id)
      expect(ids.length).toBeGreaterThan(0)
      expect(ids.filter(isOfEarlierSeason)).toEqual([])
    }
  })

  test('[MATCH-06] is the same by the calendar, whenever a feed was first started', () => {
    const later = drawnSchedule('one', ZERO + 3 * DAY)
    const seen = (at: number, of: ReturnType<typeof drawnSchedule>, zero: number) =>
      of.plans(at - zero - 5 * HOUR, at - zero).map(({ id, kickOff, facts, model }) => {
        const result = model?.({ seed: 'one', matchId: id, suspension: 15 })
        const isMatch = facts.sportKey === 'soccer' && !id.startsWith('3')
        const end = isMatch ? result?.moment(result.duration).score : null
        return { id, kickOff: kickOff + zero, facts, end }
      })
    const at = ZERO + 4 * DAY
    expect(seen(at, later, ZERO + 3 * DAY)).toEqual(seen(at, schedule, ZERO))
  })

  test('with some of its sports has their leagues and matches alone, as they were', () => {
    const some = onlySports(schedule, ['tennis', 'soccer'])
    const wanted = ['soccer', 'tennis']
    expect(some.catalogue.sports.map(({ key }) => key)).toEqual(wanted)
    const { categories, tournaments } = schedule.catalogue
    const ofThem = <T extends { sportKey: string }>(all: readonly T[]) =>
      all.filter(({ sportKey }) => wanted.includes(sportKey))
    expect(some.catalogue.categories).toEqual(ofThem(categories))
    expect(some.catalogue.tournaments).toEqual(ofThem(tournaments))
    const idsOf = (of: typeof plans) => of.map(({ id }) => id)
    const theirs = plans.filter(({ facts }) => wanted.includes(facts.sportKey))
    expect(idsOf(some.plans(-5 * HOUR, 0))).toEqual(idsOf(theirs))
    expect(theirs.length).toBeLessThan(plans.length)
  })

  test('with two of its sports has matches in play at each hour of a week', () => {
    const some = onlySports(schedule, ['soccer', 'tennis'])
    const kickOffs = some
      .plans(-2 * HOUR, 7 * DAY)
      .flatMap(({ kickOff, outright }) => (outright === undefined ? [kickOff] : []))
    for (let now = 0; now < 7 * DAY; now += HOUR) {
      const begun = kickOffs.filter((kickOff) => kickOff <= now && kickOff > now - 1.5 * HOUR)
      expect(begun.length).toBeGreaterThanOrEqual(6)
    }
  })

  test('draws other matches for another seed, at the same times', () => {
    const other = drawnSchedule('two', ZERO).plans(-5 * HOUR, 0)
    expect(other.map(({ id }) => id).toSorted()).toEqual(plans.map(({ id }) => id).toSorted())
    const pairs = (of: typeof plans) => of.map(({ facts }) => `${facts.home.id} ${facts.away.id}`)
    expect(pairs(other)).not.toEqual(pairs(plans))
  })
})
