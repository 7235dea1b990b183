import * as v from 'valibot'

import { matchStatus } from './catalogue.ts'
import { count, id, odds, timestamp } from './primitives.ts'

/** Where bets stand for a field: so many places at 1 ÷ `part` of the win odds. */
const placeTerms = v.object({ places: count, part: count })

const raceHead = {
  id,
  slug: v.string(),
  /** Of the sport, for the address of the race's page. */
  sportKey: v.string(),
  course: v.string(),
  countryCode: v.nullable(v.string()),
  /** Localised: "Race 3". */
  name: v.string(),
  /** When it goes off. */
  startTime: timestamp,
  status: matchStatus,
  /** Localised: "Photo finish". */
  stage: v.nullable(v.string()),
  /** Metres. */
  distance: count,
  surface: v.picklist(['turf', 'all_weather']),
  /** A stable word: `good_to_soft`. */
  going: v.string(),
  isHandicap: v.boolean(),
  /** Those that run. */
  runnersCount: count,
}

export const raceSummary = v.object({
  ...raceHead,
  /** The first three once it is over; those not told apart share a place. */
  placed: v.array(
    v.object({
      number: count,
      name: v.string(),
      silks: count,
      place: count,
      startingPrice: v.nullable(odds),
    }),
  ),
})

export const raceRunner = v.object({
  /** Outcome of each of the race's markets. */
  outcomeId: id,
  /** On its cloth. */
  number: count,
  name: v.string(),
  draw: count,
  age: count,
  /** Kilograms. */
  weight: v.number(),
  jockey: v.string(),
  trainer: v.string(),
  /** Its last places, the latest at the end: `1`–`9`, `0` further back, `-` did not finish. */
  form: v.string(),
  /** Says which colours its rider wears. */
  silks: count,
  /** The price at which it was taken out; null for one that runs. */
  withdrawn: v.nullable(odds),
  /** Null before the result. */
  place: v.nullable(count),
  isDeadHeat: v.boolean(),
  startingPrice: v.nullable(odds),
  /** What a place paid at the starting price. */
  placeDividend: v.nullable(odds),
})

export const race = v.object({
  ...raceHead,
  /** Euros for the winner's owner. */
  prize: count,
  /** Null where bets are on the winner alone. */
  terms: v.nullable(placeTerms),
  runners: v.array(raceRunner),
})

export type RaceSummary = v.InferOutput<typeof raceSummary>
export type Race = v.InferOutput<typeof race>
