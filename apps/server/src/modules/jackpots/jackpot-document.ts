import {
  amountOf,
  amountToDecimalString,
  leastMustDrop,
  NO_AMOUNT,
  oddsOf,
  parseAmount,
} from '@touchline/betting'
import { strict } from '@touchline/contract'
import * as v from 'valibot'
import { decimal, idOf, price, textOf } from '../../documents/fields.ts'
import type { LocalText } from '../../texts/local-text.ts'
import { findCurrency } from '../../settings/currencies.ts'

/** As it is kept. */
export type JackpotDocument = {
  readonly id: string
  readonly name: LocalText
  readonly currency: string
  /** What a bet needs for a ticket: smallest units, and thousandths. */
  readonly min_stake: number
  readonly min_odds: number
  readonly active: boolean
  readonly levels: readonly {
    readonly code: string
    readonly name: LocalText
    /** Smallest units of the jackpot's currency. */
    readonly seed: number
    readonly must_drop: number
    /** Millionths of a stake, from the house's margin. */
    readonly contribution_ppm: number
    readonly active: boolean
  }[]
}

/** Of a level that one bet may fill: each is booked, told and paid by itself, in one transaction. */
const MOST_ROUNDS = 100n

const money = v.pipe(
  v.union([v.string(), v.number()], 'must be an amount, as 5.00'),
  v.transform(String),
)
const isActive = v.optional(v.boolean('must be true or false'), true)

/** What an operator writes about a jackpot; amounts in its currency. */
export const writtenJackpot = v.pipe(
  strict({
    id: idOf(30),
    name: textOf(60),
    currency: v.pipe(
      v.string(),
      v.check((given) => findCurrency(given) !== undefined, 'must be a currency of the site'),
    ),
    min_stake: money,
    min_odds: price,
    active: isActive,
    levels: v.pipe(
      v.array(
        strict({
          code: idOf(30),
          name: textOf(60),
          seed: money,
          must_drop: money,
          contribution: decimal(6, { least: 1, most: 50_000 }),
          active: isActive,
        }),
      ),
      v.minLength(1, 'must hold a level at least'),
      v.maxLength(8, 'must hold at most 8'),
      v.check(
        (levels) => new Set(levels.map(({ code }) => code)).size === levels.length,
        'must have every code once',
      ),
    ),
  }),
  v.rawTransform(({ dataset: { value }, addIssue, NEVER }): JackpotDocument => {
    const currency = findCurrency(value.currency)
    const wrong: string[] = []
    const units = (text: string, place: string): number => {
      const read = currency === undefined ? undefined : parseAmount(text, currency)
      const amount = read?.ok === true ? read.amount : NO_AMOUNT
      if (amount > 0n && amount <= Number.MAX_SAFE_INTEGER) return Number(amount)
      wrong.push(`has as its ${place} no amount in ${value.currency}: ${text}`)
      return 0
    }
    const levels = value.levels.map(({ contribution, ...level }) => ({
      ...level,
      seed: units(level.seed, `seed of ${level.code}`),
      must_drop: units(level.must_drop, `must_drop of ${level.code}`),
      contribution_ppm: contribution,
    }))
    const minStake = units(value.min_stake, 'min_stake')
    for (const { code, seed, must_drop: most, contribution_ppm: ppm } of levels) {
      if (most <= seed) {
        wrong.push(`must have a must_drop above its seed in ${code}`)
        continue
      }
      if (currency === undefined) continue
      const least = leastMustDrop(
        { seed: amountOf(BigInt(seed)), contributionPpm: ppm },
        { maxPayout: currency.maxPayout, minOdds: oddsOf(value.min_odds), rounds: MOST_ROUNDS },
      )
      if (BigInt(most) >= least) continue
      const said = amountToDecimalString(least, currency)
      wrong.push(
        `must have a must_drop of ${said} or more in ${code}: one bet could fill more than ${MOST_ROUNDS} rounds`,
      )
    }
    for (const message of wrong) addIssue({ message })
    return wrong.length > 0 ? NEVER : { ...value, min_stake: minStake, levels }
  }),
)

/** What a newcomer sees: three quarters of a percent of every stake, over four levels. */
export const DEFAULT_JACKPOTS: readonly JackpotDocument[] = [
  {
    id: 'touchline',
    name: { en: 'Touchline Jackpot' },
    currency: 'EUR',
    min_stake: 100,
    min_odds: 1_200,
    active: true,
    levels: [
      levelOf('mini', 'Mini', { seed: 5_000, most: 10_000, ppm: 3_000 }),
      levelOf('midi', 'Midi', { seed: 50_000, most: 100_000, ppm: 2_000 }),
      levelOf('maxi', 'Maxi', { seed: 500_000, most: 1_000_000, ppm: 1_500 }),
      levelOf('grand', 'Grand', { seed: 5_000_000, most: 10_000_000, ppm: 1_000 }),
    ],
  },
]

function levelOf(
  levelCode: string,
  name: string,
  terms: { readonly seed: number; readonly most: number; readonly ppm: number },
): JackpotDocument['levels'][number] {
  return {
    code: levelCode,
    name: { en: name },
    seed: terms.seed,
    must_drop: terms.most,
    contribution_ppm: terms.ppm,
    active: true,
  }
}
