import * as v from 'valibot'
import { findCurrency } from '../../settings/currencies.ts'
import { saidTexts } from '../../texts/said-texts.ts'

const code = v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9-]{0,29}$/, 'must be a short plain word'))
const units = v.pipe(v.number(), v.safeInteger(), v.minValue(1))

const level = v.pipe(
  v.strictObject({
    code,
    name: saidTexts,
    /** Smallest units of the jackpot's currency. */
    seed: units,
    must_drop: units,
    /** Millionths of a stake, from the house's margin. */
    contribution_ppm: v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(50_000)),
    active: v.optional(v.boolean(), true),
  }),
  v.check(({ seed, must_drop: most }) => most > seed, 'must_drop must be above seed'),
)

/** What an operator writes about a jackpot. Names of fields are those of the file. */
export const jackpotDocument = v.pipe(
  v.strictObject({
    id: code,
    name: saidTexts,
    currency: v.pipe(
      v.string(),
      v.check((given) => findCurrency(given) !== undefined, 'must be a currency that is offered'),
    ),
    /** What a bet needs for a ticket: smallest units, and thousandths. */
    min_stake: units,
    min_odds: v.pipe(v.number(), v.safeInteger(), v.minValue(1_000), v.maxValue(1_000_000)),
    active: v.optional(v.boolean(), true),
    levels: v.pipe(
      v.array(level),
      v.minLength(1),
      v.maxLength(8),
      v.check(
        (levels) => new Set(levels.map((one) => one.code)).size === levels.length,
        'must have every code once',
      ),
    ),
  }),
)

export type JackpotDocument = v.InferOutput<typeof jackpotDocument>

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
