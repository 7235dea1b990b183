import { placeTerms, type PlaceTerms } from '@touchline/betting'

import type { Competitor, RaceFacts, RaceRunner } from '../../messages.ts'
import { noiseAt } from '../../noise.ts'
import { hashOf, randomOf, unitOf } from '../../random.ts'
import {
  COURSES,
  HORSE_FIRST,
  HORSE_SECOND,
  JOCKEYS,
  RIDER_FIRST,
  TRAINERS,
  type Course,
} from './courses.ts'
import type { RaceSlot } from './race-calendar.ts'

/** The end of a race as it is drawn. */
export type RaceEnd = {
  /** Seconds since the off, by the places of the card; Infinity for one that does not run. */
  readonly times: readonly number[]
  /** From 1, the same for those that are not told apart; 0 for one that does not run. */
  readonly ranks: readonly number[]
  /** The camera has to say who was first. */
  readonly isPhoto: boolean
}

/** One race, from its card to its result: a function of seed and slot. */
export type RaceDraw = {
  readonly slot: RaceSlot
  readonly course: Course
  readonly facts: Omit<RaceFacts, 'runners' | 'terms'>
  readonly runners: readonly RaceRunner[]
  readonly horses: readonly Competitor[]
  /** By the places of the card: seconds before the off (negative) at which it is taken out. */
  readonly withdrawnAt: readonly (number | null)[]
  /** Relative strength of each runner at a moment, in seconds since the off; 0 for one taken out. */
  readonly strengths: (t: number) => readonly number[]
  readonly end: () => RaceEnd
}

const HORSE = 700_000
const HORSES = HORSE_FIRST.length * HORSE_SECOND.length
/** Has no divisor in common with the number of horses. */
const STRIDE = 367

const DISTANCES = [1000, 1200, 1400, 1600, 2000, 2400, 2800, 3200]
const TURF_GOING = ['firm', 'good_to_firm', 'good', 'good_to_soft', 'soft', 'heavy'] as const
const SAND_GOING = ['standard', 'standard_to_slow'] as const
const FIELDS = [6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 12, 12, 13, 14, 16]
const WITHDRAWN = 0.035
const MOST_WITHDRAWN = 2
const METRES_PER_SECOND = 16.2
/** Of neighbours at the post: not told apart, or only by the camera. */
const DEAD_HEAT = 0.012
const PHOTO = 0.12

const at = <T>(list: readonly T[], index: number): T => list[index % list.length] as T
const pick = <T>(list: readonly T[], unit: number): T => at(list, Math.floor(unit * list.length))

function horseName(number: number): string {
  return `${at(HORSE_FIRST, number)} ${at(HORSE_SECOND, Math.floor(number / HORSE_FIRST.length))}`
}

function person(names: readonly string[], unit: number): string {
  return `${pick(RIDER_FIRST, (unit * 97) % 1)} ${pick(names, unit)}`
}

function formOf(seed: string, horse: number, strength: number): string {
  return Array.from({ length: 5 }, (_, race) => {
    const luck = unitOf(seed, horse, 'form', race)
    const place = Math.ceil(luck * (9 - 3 * strength))
    return luck > 0.96 ? '-' : place > 9 ? '0' : String(Math.max(1, place))
  }).join('')
}

export function drawRace(seed: string, slot: RaceSlot): RaceDraw {
  const { id, course: courseNumber } = slot
  const course = at(COURSES, courseNumber)
  const unit = (...key: readonly (string | number)[]): number => unitOf(seed, id, ...key)
  const isHandicap = unit('handicap') < 0.45
  const declared = pick(FIELDS, unit('field'))
  const distance = pick(DISTANCES, unit('distance'))
  const first = (slot.index * 17) % HORSES
  const numbers = Array.from(
    { length: declared },
    (_, place) => ((first + place) * STRIDE) % HORSES,
  )
  const spread = isHandicap ? 0.7 : 1
  const strength = numbers.map((number, place) => {
    const hump = [1, 2, 3].reduce((sum, part) => sum + unit(place, part), -1.5)
    return (hump * 0.8 + (unitOf(seed, number, 'class') - 0.5)) * spread
  })
  const draws = shuffled(declared, hashOf(seed, id, 'draw'))
  // The heaviest carries the first number.
  const order = [...strength.keys()].sort(
    (x, y) => (isHandicap ? (strength[y] ?? 0) - (strength[x] ?? 0) : 0) || x - y,
  )
  const card = order.map((place, index) => {
    const number = numbers[place] ?? 0
    return { number, power: strength[place] ?? 0, index }
  })
  let out = 0
  const withdrawnAt = card.map(({ index }) => {
    if (unit('out', index) >= WITHDRAWN || out >= MOST_WITHDRAWN || declared - out < 6) return null
    out += 1
    return -Math.round(300 + 5400 * unit('out at', index))
  })
  const runners = card.map(({ number, power, index }): RaceRunner => ({
    competitorId: HORSE + number,
    number: index + 1,
    draw: (draws[index] ?? index) + 1,
    age: 3 + Math.floor(unitOf(seed, number, 'age') * 5),
    // Half kilograms.
    weight: isHandicap ? 122 - Math.round((index * 20) / declared) : 116,
    jockey: person(JOCKEYS, unit('jockey', index)),
    trainer: person(TRAINERS, unitOf(seed, number, 'trainer')),
    form: formOf(seed, number, power),
    silks: hashOf(seed, number, 'silks') % 4096,
    withdrawn: null,
  }))
  const strengths = (t: number): readonly number[] =>
    card.map(({ power, index }) => {
      const gone = withdrawnAt[index]
      if (gone !== null && gone !== undefined && gone <= t) return 0
      const drift = noiseAt(`${seed} ${id} ${index} money`, Math.min(t, 0), 1200)
      return Math.exp(1.5 * power + 0.3 * drift)
    })
  return {
    slot,
    course,
    facts: {
      number: slot.number,
      distance,
      surface: course.turf ? 'turf' : 'all_weather',
      going: pick(course.turf ? TURF_GOING : SAND_GOING, unitOf(seed, slot.meeting, 'going')),
      isHandicap,
      prize: 5_000 * (1 + Math.floor(unit('prize') * 12)),
    },
    runners,
    horses: card.map(({ number }) => ({
      id: HORSE + number,
      name: horseName(number),
      abbreviation: horseName(number).slice(0, 3).toUpperCase(),
    })),
    withdrawnAt,
    strengths,
    end: () => drawEnd(seed, id, distance, strengths(0)),
  }
}

function shuffled(count: number, key: number): readonly number[] {
  const random = randomOf('stalls', key)
  const list = Array.from({ length: count }, (_, index) => index)
  for (let last = count - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1))
    ;[list[last], list[other]] = [list[other] ?? 0, list[last] ?? 0]
  }
  return list
}

/** The order by strength alone, as the prices have it (Plackett and Luce); gaps are for the eye. */
function drawEnd(
  seed: string,
  id: string,
  distance: number,
  strengths: readonly number[],
): RaceEnd {
  const random = randomOf(seed, id, 'result')
  const drawn = strengths.map((strength, place) => ({
    place,
    key: strength === 0 ? Infinity : -Math.log(1 - random()) / strength,
  }))
  const order = drawn.filter(({ key }) => key < Infinity).sort((x, y) => x.key - y.key)
  const times = strengths.map(() => Infinity)
  const ranks = strengths.map(() => 0)
  let time = (distance / METRES_PER_SECOND) * (0.98 + 0.04 * random())
  let isPhoto = false
  for (const [index, { place }] of order.entries()) {
    const luck = random()
    const isDeadHeat = index > 0 && luck < DEAD_HEAT
    if (index > 0 && !isDeadHeat) time += luck < PHOTO ? 0.02 : 0.08 + 0.5 * luck
    if (index === 1) isPhoto = luck < PHOTO
    times[place] = time
    const ahead = order[index - 1]?.place
    ranks[place] = isDeadHeat && ahead !== undefined ? (ranks[ahead] ?? 1) : index + 1
  }
  return { times, ranks, isPhoto }
}

/** Terms for a field of so many. */
export function termsFor(draw: RaceDraw, t: number): PlaceTerms | null {
  return placeTerms(fieldAt(draw, t), draw.facts.isHandicap)
}

/** How many run, as it stands at a moment. */
export function fieldAt({ strengths }: RaceDraw, t: number): number {
  return strengths(t).filter((strength) => strength > 0).length
}

/** How far each runner has come at a moment, in thousandths of the distance. */
export function progressAt(seed: string, id: string, end: RaceEnd, t: number): readonly number[] {
  return end.times.map((time, place) => {
    if (time === Infinity) return 0
    const share = Math.min(1, Math.max(0, t / time))
    // Some go off fast and tire, others come late; at the post each is where its time says.
    const style = (unitOf(seed, id, place, 'style') - 0.5) * 0.14
    return Math.round(1000 * Math.min(1, share + style * share * (1 - share) * (1.6 - share)))
  })
}
