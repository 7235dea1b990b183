import { expect, test } from 'vitest'

import { heapInUse } from '../../modules/testing/heap-in-use.ts'
import { baseballMatch } from './baseball/baseball-match.ts'
import { cricketMatch } from './cricket/cricket-match.ts'
import { dartsMatch } from './darts/darts-match.ts'
import type { MatchModel, ModelOptions } from './match-model.ts'
import { rallyMatch } from './rally/rally-match.ts'
import { VOLLEYBALL } from './rally/sports.ts'
import { tennisMatch } from './tennis/tennis-match.ts'

const MATCHES = 40
const HOUR = 3600

const models: Record<string, (options: ModelOptions) => MatchModel> = {
  baseball: (options) => baseballMatch({ home: 4.5, away: 4.2 }, options),
  cricket: (options) => cricketMatch({ home: 0.1, away: -0.1 }, options),
  darts: (options) => dartsMatch({ skills: [0.2, 0] }, options),
  tennis: (options) => tennisMatch({ serve: [0.64, 0.62] }, options),
  volleyball: (options) => rallyMatch(VOLLEYBALL, { serve: [0.4, 0.38] }, options),
}

const drawn = (name: string, matchId: string): MatchModel => {
  const model = models[name]?.({ seed: 'courses', matchId, suspension: 15 })
  if (model === undefined) throw new Error(`There is no model of ${name}`)
  return model
}

test.each(Object.keys(models))(
  '[R9] a match of %s holds its course in play alone, and it is the same one',
  async (name) => {
    // Lines and what is compiled come with the first.
    drawn(name, '0').moment(-HOUR)
    const before = await heapInUse()
    const waiting = Array.from({ length: MATCHES }, (_, index) => drawn(name, `${index}`))
    for (const model of waiting) expect(model.moment(-HOUR).stage).toBe('not_started')
    const held = (await heapInUse()) - before
    expect(held / MATCHES).toBeLessThan(5_000)

    const [waited] = waiting
    const fresh = drawn(name, '0')
    for (const t of [0, 600, 2 * HOUR, fresh.duration]) {
      expect({ ...waited?.moment(t), stats: 0 }).toEqual({ ...fresh.moment(t), stats: 0 })
      expect(waited?.facts(t)).toEqual(fresh.facts(t))
    }
  },
)
