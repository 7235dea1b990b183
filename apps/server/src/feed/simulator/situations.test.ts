import { describe, expect, test } from 'vitest'
import type { Situation } from '../messages.ts'
import { sampleMatch } from '../testing/sample-matches.ts'
import type { Moment } from './match-model.ts'

/** Every moment of a match that a score board shows. */
const course = (sportKey: string, number: number): readonly Moment[] => {
  const model = sampleMatch(sportKey, number)
  const seen = new Map<string, Moment>()
  for (let t = -60; t <= model.duration + 1; t += 5) {
    const moment = model.moment(t)
    seen.set(moment.signature, moment)
  }
  return [...seen.values()]
}

const situationOf = ({ situation = {} }: Moment): Situation => situation

describe('[LIVE-03] what stands beside the score of', () => {
  test('baseball: outs, runners, hits and errors', () => {
    const moments = course('baseball', 900)
    expect(moments[0]?.situation).toBeUndefined()
    for (const moment of moments.slice(1)) {
      const { outs, bases, hits, errors } = situationOf(moment)
      const { hits: counted, errors: failed } = moment.stats()
      expect([hits, errors]).toEqual([counted, failed])
      if (moment.status !== 1) expect([outs, bases]).toEqual([undefined, undefined])
      else expect([0, 1, 2]).toContain(outs)
    }
    const taken = moments.map((moment) => situationOf(moment).bases?.filter(Boolean).length ?? 0)
    expect(new Set(taken).size).toBeGreaterThan(2)
  })

  test('cricket: overs, and what the second side needs', () => {
    const moments = course('cricket', 900)
    const chases = moments.flatMap((moment) => situationOf(moment).chase ?? [])
    expect(chases.length).toBeGreaterThan(20)
    for (const { runs, balls } of chases) {
      expect(runs).toBeGreaterThan(0)
      expect(balls).toBeGreaterThan(0)
    }
    expect(situationOf(moments.at(-1) as Moment).overs).toBeDefined()
  })

  test('tennis: the points that decide a game against the server, a set or the match', () => {
    for (const number of [900, 901, 902]) {
      const moments = course('tennis', number)
      const point = situationOf(moments.at(-2) as Moment).point
      const { score } = moments.at(-1) as Moment
      expect(point).toEqual({ kind: 'match', side: score.home > score.away ? 1 : 2 })
      const breaks = moments.filter((moment) => situationOf(moment).point?.kind === 'break')
      for (const { situation, currentServer } of breaks) {
        expect(situation?.point?.side).not.toBe(currentServer)
      }
    }
  })
})

test.each(['soccer', 'ice-hockey', 'rugby', 'american-football'])(
  '[LIVE-03] a score of %s stops betting just before the board has it, and for a while',
  (sportKey) => {
    const model = sampleMatch(sportKey, 900)
    const scoreAt = (t: number) => {
      const { home, away } = model.moment(t).score
      return home + away
    }
    let t = 0
    while (scoreAt(t) === 0) t++
    for (const at of [t - 2, t, t + 10]) expect(model.moment(at).suspended).toBe(true)
  },
)
