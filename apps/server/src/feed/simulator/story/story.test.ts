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
