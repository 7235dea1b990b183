import { describe, expect, test } from 'vitest'

import { LIVE_SPORTS, sampleMatch } from '../../testing/sample-matches.ts'
import { createStoryTeller } from './story.ts'

const tellerOf = (sportKey: string) =>
  createStoryTeller(sampleMatch(sportKey, 900), { seed: 'test', matchId: '900', sportKey })

describe.each(LIVE_SPORTS)('[STREAM-02] the story of %s', (sport) => {
  const { duration } = sampleMatch(sport, 900)

  test('is the same whenever the feed begins to look', () => {
    const always = tellerOf(sport)
    const half = Math.floor(duration / 2)
    for (let t = 0; t < half; t += 4) always(t)
    const late = tellerOf(sport)
    expect(late(half)).toEqual(always(half))
    expect(late(half + 33)).toEqual(always(half + 33))
  })

  test('keeps what was told through breaks and quiet minutes', () => {
    const tell = tellerOf(sport)
    const told: number[] = []
    for (let t = 0; t <= duration; t += 10) told.push(tell(t).plays.length)
    const first = told.findIndex((count) => count > 0)
    expect(told.slice(first).filter((count) => count === 0)).toEqual([])
  })

  test('tells plays of both sides, newest first, each inside the ground and with its minute', () => {
    const tell = tellerOf(sport)
    const plays = new Map<string, ReturnType<typeof tell>['plays'][number]>()
    let pressed = 0
    for (let t = 0; t <= duration; t += 20) {
      const story = tell(t)
      expect(story.momentum).toHaveLength(10)
      expect(story.momentum.every((value) => Math.abs(value) <= 100)).toBe(true)
      pressed += story.momentum.filter((value) => value !== 0).length
      for (const play of story.plays) plays.set(play.id, play)
      const steps = story.plays.map(({ id }) => Number.parseInt(id, 10))
      expect(steps).toEqual(steps.toSorted((x, y) => y - x))
    }
    expect(pressed).toBeGreaterThan(0)
    expect(new Set([...plays.values()].map(({ side }) => side))).toEqual(new Set([1, 2]))
    for (const { spot, minute, count } of plays.values()) {
      expect(minute).toBeGreaterThan(0)
      expect(count).toBeGreaterThan(0)
      if (spot === null) continue
      expect(spot.x >= 0 && spot.x <= 100 && spot.y >= 0 && spot.y <= 56).toBe(true)
    }
  })
})

const PLACES: Readonly<Record<string, RegExp>> = {
  tennis: /^set_[1-3]$/,
  volleyball: /^set_[1-5]$/,
  'table-tennis': /^set_[1-5]$/,
  darts: /^leg_\d+$/,
  'counter-strike': /^map_[1-3]$/,
  baseball: /^(top|bottom)_\d+$/,
  cricket: /^over_\d+\.[1-6]$/,
}

test.each(LIVE_SPORTS)('[STREAM-02] plays of %s tell where they were, if by no clock', (sport) => {
  const { duration } = sampleMatch(sport, 900)
  const tell = tellerOf(sport)
  for (let t = 0; t <= duration; t += 10) {
    for (const { stage } of tell(t).plays) {
      const place = PLACES[sport]
      if (place === undefined) expect(stage).toBeUndefined()
      else expect(stage).toMatch(place)
    }
  }
})

test('[STREAM-02] the point that ends a set is one of that set', () => {
  const tell = tellerOf('volleyball')
  const ends = new Map<string, string | undefined>()
  for (let t = 0; t <= sampleMatch('volleyball', 900).duration; t += 10) {
    for (const { id, kind, stage } of tell(t).plays) if (kind === 'set') ends.set(id, stage)
  }
  expect([...ends.values()]).toEqual([...ends.values()].map((_, index) => `set_${index + 1}`))
  expect(ends.size).toBeGreaterThan(2)
})

test('[STREAM-02] a goal of football is told with its side and the minute of the clock', () => {
  const model = sampleMatch('soccer', 901)
  const tell = createStoryTeller(model, { seed: 'test', matchId: '901', sportKey: 'soccer' })
  let goals = 0
  const told = new Set<string>()
  for (let t = 0; t <= model.duration; t += 5) {
    for (const { id, kind, count } of tell(t).plays) {
      if (kind === 'goal' && !told.has(id)) goals += count
      told.add(id)
    }
  }
  const { score } = model.moment(model.duration)
  expect(goals).toBe(score.home + score.away)
})

test.each(['table-tennis', 'volleyball', 'counter-strike', 'basketball'])(
  '[STREAM-02] what scores in %s tells how it stood after it, and nothing else does',
  (sport) => {
    const { duration } = sampleMatch(sport, 900)
    const tell = tellerOf(sport)
    const best = new Map<string, number>()
    const scorers = /^(point|ace|block|round|basket|three_points|free_throw)$/
    const plays = new Map<string, ReturnType<typeof tell>['plays'][number]>()
    for (let t = 0; t <= duration; t += 10) {
      for (const play of tell(t).plays) plays.set(play.id, play)
    }
    expect(plays.size).toBeGreaterThan(20)
    for (const { kind, side, stage = '', score } of plays.values()) {
      if (scorers.test(kind)) expect(score).toBeDefined()
      if (score === undefined) continue
      // Points of a side only grow within a set or a map.
      const key = `${stage} ${side}`
      const own = side === 1 ? score.home : score.away
      expect(own).toBeGreaterThan(best.get(key) ?? 0)
      best.set(key, own)
    }
  },
)

test('[STREAM-02] of cricket, whose score is runs and wickets, a play tells no score', () => {
  const { duration } = sampleMatch('cricket', 900)
  const tell = tellerOf('cricket')
  for (let t = 0; t <= duration; t += 60) {
    for (const { score } of tell(t).plays) expect(score).toBeUndefined()
  }
})
