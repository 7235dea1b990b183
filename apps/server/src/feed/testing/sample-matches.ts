import { SPORT_KEYS } from '../../settings/sport-keys.ts'
import { randomOf } from '../random.ts'
import { modelFor } from '../simulator/catalogue/models.ts'
import type { MatchModel } from '../simulator/match-model.ts'

/** Of the three esports one: they have the same model. */
export const LIVE_SPORTS = SPORT_KEYS.filter(
  (key) => key !== 'dota-2' && key !== 'league-of-legends',
)

/** A match between two sides of random strength; the same for the same sport and number. */
export const sampleMatch = (sportKey: string, number: number): MatchModel => {
  const random = randomOf('sample', sportKey, number)
  const strength = (id: number) => ({
    id,
    attack: random() * 2 - 1,
    defence: random() * 2 - 1,
  })
  const model = modelFor(sportKey)(strength(1), strength(2), true)
  return model({ seed: 'sample', matchId: `${number}`, suspension: 15 })
}

/** A moment that does not depend on how the match goes: seconds from kick-off, -1 hour to 2 h. */
export const sampleMoment = (sportKey: string, number: number): number =>
  randomOf('moment', sportKey, number)() * 3 * 3600 - 3600
