import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { LIVE_SPORTS, sampleMatch, sampleMoment } from '../testing/sample-matches.ts'
import type { MatchModel } from '../simulator/match-model.ts'
import { LOST, WON } from './grade.ts'
import { priceTogether, type JointLeg } from './joint.ts'
import type { Line } from './line.ts'
import { gradeLine, priceLine } from './price-line.ts'
import type { Tables } from './table.ts'

const SPORTS = [...LIVE_SPORTS, 'dota-2'] as const

type Offer = {
  readonly model: MatchModel
  readonly t: number
  readonly lines: readonly Line[]
  readonly alone: Tables
  readonly parts: readonly Tables[]
}

const isWhole = ({ family, value }: Line): boolean => family === '' || Number.isInteger(value * 2)

/** Lines of one group that have a price at this moment. */
const offerOf = (sportKey: string, number: number, t: number, group = 'match'): Offer => {
  const model = sampleMatch(sportKey, number)
  const tables = model.tables(t)
  const facts = model.facts(t)
  const lines = model.lines.filter((line) => {
    const table = facts.has(line.scope) ? undefined : tables.get(line.scope)
    if (table === undefined || !isWhole(line)) return false
    return model.joint.groupOf(line.scope) === group && priceLine(line, table).decided === null
  })
  return {
    model,
    t,
    lines,
    alone: tables,
    parts: lines.length > 0 ? model.joint.tables(group, t) : [],
  }
}

const together = ({ parts, alone }: Offer, legs: readonly JointLeg[]) =>
  priceTogether(legs, parts, alone)

const alone = (offer: Offer, { line, outcome }: JointLeg): number => {
  const table = offer.alone.get(line.scope)
  return table === undefined ? Number.NaN : (priceLine(line, table).fair[outcome] ?? Number.NaN)
}

const legOf = (
  { lines }: { readonly lines: readonly Line[] },
  marketId: number,
  specifier: string,
  outcomeId: string,
): JointLeg => {
  const line = lines.find((one) => one.marketId === marketId && one.specifier === specifier)
  if (line === undefined) throw new Error(`${marketId} ${specifier} is not on offer`)
  return { line, outcome: line.outcomeIds.indexOf(outcomeId) }
}

const pickLegs = ({ lines }: Offer, picks: readonly (readonly [number, number])[]): JointLeg[] =>
  picks.flatMap(([place, outcome]) => {
    const line = lines[place % lines.length]
    return line === undefined ? [] : [{ line, outcome: outcome % line.outcomeIds.length }]
  })

const picks = fc.uniqueArray(fc.tuple(fc.nat(500), fc.nat(30)), {
  minLength: 2,
  maxLength: 4,
  selector: ([place]) => place,
})

/** Tails that the joint distribution cuts at another place than the table of one scope. */
const TAILS = 1e-3

describe.each(SPORTS)('joint prices of %s', (sportKey) => {
  const offers = [0, 1, 2, 3]
    .map((number) =>
      offerOf(sportKey, number, number % 2 === 0 ? -600 : sampleMoment(sportKey, number)),
    )
    .filter(({ lines }) => lines.length > 3)

  test('are never above the chance of any leg', () => {
    fc.assert(
      fc.property(fc.nat(offers.length - 1), picks, (place, wanted) => {
        const offer = offers[place] as Offer
        const legs = pickLegs(offer, wanted)
        const answer = together(offer, legs)
        if (answer.kind !== 'priced') return
        for (const leg of legs) {
          expect(answer.probability).toBeLessThanOrEqual(alone(offer, leg) + TAILS)
        }
      }),
      { numRuns: 40 },
    )
  })

  test('add up over the outcomes of a market to the price without it', () => {
    fc.assert(
      fc.property(fc.nat(offers.length - 1), fc.nat(500), fc.nat(500), (place, one, two) => {
        const offer = offers[place] as Offer
        const first = offer.lines[one % offer.lines.length]
        const second = offer.lines[two % offer.lines.length]
        if (first === undefined || second === undefined || first === second) return
        const table = offer.alone.get(second.scope)
        const canBeVoid = [first, second].some((line) => mayBeVoid(offer, line))
        if (table === undefined || canBeVoid || second.winners !== 1) return
        const leg = { line: first, outcome: 0 }
        const sum = second.outcomeIds.reduce((total, _, outcome) => {
          const answer = together(offer, [leg, { line: second, outcome }])
          if (answer.kind === 'priced') return total + answer.probability
          if (answer.kind !== 'implied') return total
          const shorter = answer.selection === 0 ? { line: second, outcome } : leg
          return total + alone(offer, shorter)
        }, 0)
        expect(Math.abs(sum - alone(offer, leg))).toBeLessThan(TAILS)
      }),
      { numRuns: 40 },
    )
  })

  test('of one leg are its own price', () => {
    for (const offer of offers) {
      for (const line of offer.lines.slice(0, 40)) {
        const answer = together(offer, [{ line, outcome: 0 }])
        if (answer.kind !== 'priced') continue
        expect(answer.probability).toBeCloseTo(alone(offer, { line, outcome: 0 }), 9)
      }
    }
  })
})

const mayBeVoid = (offer: Offer, line: Line): boolean => {
  const table = offer.alone.get(line.scope)
  if (table === undefined) return true
  for (let i = 0; i < table.size; i++) {
    const grade = line.grade(0, table.a[i] ?? 0, table.b[i] ?? 0, table.c[i] ?? 0, table.d[i] ?? 0)
    if (grade !== WON && grade !== LOST) return true
  }
  return false
}

describe('joint prices of football', () => {
  const offer = offerOf('soccer', 3, -600)
  const leg = (...place: [number, string, string]): JointLeg => legOf(offer, ...place)

  test('are not the product of legs that hang together', () => {
    const legs = [leg(1, '', '1'), leg(18, 'total=2.5', '12')]
    const answer = together(offer, legs)
    if (answer.kind !== 'priced') throw new Error(answer.kind)
    const product = legs.reduce((chance, one) => chance * alone(offer, one), 1)
    expect(Math.abs(answer.probability / product - 1)).toBeGreaterThan(0.05)
  })

  test('agree with the market that asks for both at once', () => {
    const both = together(offer, [leg(1, '', '1'), leg(29, '', '74')])
    if (both.kind !== 'priced') throw new Error(both.kind)
    expect(both.probability).toBeCloseTo(alone(offer, leg(35, '', '78')), 9)
    const halves = together(offer, [leg(60, '', '1'), leg(1, '', '1')])
    if (halves.kind !== 'priced') throw new Error(halves.kind)
    expect(Math.abs(halves.probability - alone(offer, leg(47, '', '418')))).toBeLessThan(TAILS)
  })

  test('take corners as independent, because the model does', () => {
    const legs = [leg(1, '', '1'), leg(166, 'total=9.5', '12')]
    const answer = together(offer, legs)
    if (answer.kind !== 'priced') throw new Error(answer.kind)
    const product = legs.reduce((chance, one) => chance * alone(offer, one), 1)
    expect(answer.probability).toBeCloseTo(product, 9)
  })

  test('name the legs that cannot win together', () => {
    const away = leg(1, '', '3')
    const under = leg(18, 'total=0.5', '13')
    const corners = leg(166, 'total=9.5', '12')
    expect(together(offer, [corners, away, under])).toEqual({
      kind: 'impossible',
      selections: [1, 2],
    })
    const three = [leg(1, '', '1'), leg(29, '', '74'), leg(18, 'total=2.5', '13')]
    expect(together(offer, three)).toEqual({ kind: 'impossible', selections: [0, 1, 2] })
  })

  test('name the leg that adds nothing', () => {
    const over = (line: string) => leg(18, `total=${line}`, '12')
    expect(together(offer, [over('2.5'), over('1.5')])).toEqual({
      kind: 'implied',
      selection: 1,
      by: [0],
    })
    expect(together(offer, [leg(1, '', '1'), leg(29, '', '74'), over('2.5')])).toEqual({
      kind: 'implied',
      selection: 2,
      by: [0, 1],
    })
  })

  test('say which legs have no price with the others', () => {
    const stray = { line: { ...leg(1, '', '1').line, scope: 'elsewhere' }, outcome: 0 }
    expect(together(offer, [leg(29, '', '74'), stray])).toEqual({
      kind: 'unavailable',
      selections: [1],
    })
  })
})

type Combo = {
  readonly sport: (typeof LIVE_SPORTS)[number]
  readonly legs: readonly [number, string, string][]
}

const COMBOS: readonly Combo[] = [
  {
    sport: 'soccer',
    legs: [
      [1, '', '1'],
      [29, '', '74'],
    ],
  },
  {
    sport: 'soccer',
    legs: [
      [8, 'goalnr=1', '6'],
      [18, 'total=2.5', '12'],
      [60, '', '2'],
    ],
  },
  {
    sport: 'tennis',
    legs: [
      [186, '', '4'],
      [202, 'setnr=1', '5'],
    ],
  },
  {
    sport: 'ice-hockey',
    legs: [
      [406, '', '4'],
      [18, 'total=5.5', '13'],
      [8, 'goalnr=1', '8'],
    ],
  },
  {
    sport: 'cricket',
    legs: [
      [340, '', '4'],
      [346, 'inningnr=1|total=150.5', '12'],
    ],
  },
]

/** What a unit at fair odds returns, over many matches: 1, within four standard errors. */
describe('matches settle at their joint prices', () => {
  test.each(COMBOS)(
    '$sport $legs',
    ({ sport, legs }) => {
      let [gain, variance, bets] = [0, 0, 0]
      for (let number = 0; number < 250; number++) {
        const model = sampleMatch(sport, number)
        const picked = legs.map((place) => legOf(model, ...place))
        const answer = priceTogether(picked, model.joint.tables('match', 0), model.tables(0))
        if (answer.kind !== 'priced' || answer.probability < 0.02) continue
        const final = model.facts(model.duration)
        const grades = picked.map(({ line, outcome }) => {
          const fact = final.get(line.scope)
          return fact === undefined ? LOST : (gradeLine(line, fact)[outcome] ?? LOST)
        })
        const won = grades.every((grade) => grade === WON)
        const back = won ? 1 / answer.probability : grades.includes(LOST) ? 0 : 1
        gain += back - 1
        variance += (back - 1) ** 2
        bets++
      }
      expect(bets).toBeGreaterThan(150)
      expect(Math.abs(gain) / Math.sqrt(variance)).toBeLessThan(4)
    },
    600_000,
  )
})
