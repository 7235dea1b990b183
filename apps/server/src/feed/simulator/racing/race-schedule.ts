import { catalogueText, type LocalText } from '../../../texts/local-text.ts'
import type { CatalogueCategory, CatalogueMessage, CatalogueTournament } from '../../messages.ts'
import { COUNTRIES } from '../catalogue/countries.ts'
import type { MatchPlan } from '../engine/plan.ts'
import { COURSES } from './courses.ts'
import { AHEAD, DAY, racesBetween, type RaceSlot } from './race-calendar.ts'
import { drawRace, type RaceDraw } from './race-draw.ts'

const RACING = 'horse-racing'
const SPORT_ID = 190
const COURSE = 9000

const FURTHER_PLACES: readonly string[] = ['GB-WLS', 'GB-SCT', 'IE']

function categoryId(code: string): number {
  const index = COUNTRIES.findIndex((country) => country.code === code)
  const place = index >= 0 ? index : COUNTRIES.length + FURTHER_PLACES.indexOf(code)
  return SPORT_ID * 100 + place + 1
}

function categories(): readonly CatalogueCategory[] {
  return [...new Set(COURSES.map(({ countryCode }) => countryCode))].map((countryCode, index) => {
    const id = categoryId(countryCode)
    const english = COUNTRIES.find(({ code }) => code === countryCode)?.name ?? countryCode
    const name = catalogueText(`place.${countryCode}`) ?? { en: english }
    const urnId = `sr:category:${id}`
    return { id, urnId, sportKey: RACING, name, countryCode, priority: index + 1 }
  })
}

function tournaments(): readonly CatalogueTournament[] {
  return COURSES.map(({ name, countryCode }, index) => ({
    id: COURSE + index,
    urnId: `sr:tournament:${COURSE + index}`,
    sportKey: RACING,
    categoryId: categoryId(countryCode),
    name: { en: name },
    priority: index + 1,
  }))
}

/** The catalogue of matches with the courses beside them. */
export function withCourses(catalogue: CatalogueMessage): CatalogueMessage {
  return {
    ...catalogue,
    sports: [
      ...catalogue.sports,
      {
        key: RACING,
        urnId: `sr:sport:${SPORT_ID}`,
        id: SPORT_ID,
        name: catalogueText('sport.horse-racing') ?? { en: 'Horse racing' },
        type: 'horse_racing',
        priority: catalogue.sports.length + 1,
        mainMarketId: 910,
        mainMarketOutcomes: 0,
        secondaryMarketId: null,
        secondaryMarketOutcomes: 0,
        furtherMarkets: [],
        live: false,
      },
    ],
    categories: [...catalogue.categories, ...categories()],
    tournaments: [...catalogue.tournaments, ...tournaments()],
  }
}

const names = new Map<number, LocalText>()

function raceName(number: number): LocalText {
  const known = names.get(number)
  if (known !== undefined) return known
  const name = catalogueText('race', { number }) ?? { en: `Race ${number}` }
  names.set(number, name)
  return name
}

function planOf(seed: string, slot: RaceSlot, zero: number): MatchPlan {
  let drawn: RaceDraw | undefined
  const race = () => (drawn ??= drawRace(seed, slot))
  const course = COURSES[slot.course]?.name ?? ''
  const name = raceName(slot.number)
  const off = slot.off - zero
  const meeting = COURSE + slot.course
  return {
    id: slot.id,
    kickOff: off,
    publishAt: off - AHEAD,
    facts: {
      sportKey: RACING,
      tournamentId: meeting,
      home: { id: meeting, name: course, abbreviation: course.slice(0, 3).toUpperCase() },
      away: { id: slot.index, name: name.en, abbreviation: `R${slot.number}` },
      venue: course,
      city: null,
    },
    // Most plans are of races that are known by now: those are not drawn again.
    get outright() {
      return { name, competitors: race().horses, begins: off, ends: off }
    },
    race,
    model: null,
  }
}

/**
 * Races without end, the same for the same seed; those of the last day, and of the last three where
 * somebody may have bet on them.
 * @param zero when simulated time 0 is by the calendar, milliseconds since 1970
 */
export function racePlans(
  seed: string,
  zero: number,
  from: number,
  until: number,
): readonly MatchPlan[] {
  // Bets can be from the feed's first start on, which is 0.
  const since = Math.min(until - DAY, Math.max(0, until - 3 * DAY))
  return racesBetween(zero + Math.max(from, since), zero + until + AHEAD).map((slot) =>
    planOf(seed, slot, zero),
  )
}
