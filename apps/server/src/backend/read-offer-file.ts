import * as v from 'valibot'
import type { Fault } from '../documents/yaml-file.ts'
import { faultOf, readYaml } from '../documents/yaml-file.ts'
import type { Offer } from '../modules/bonuses/offers/offer-document.ts'
import type { WrittenOffer } from '../modules/bonuses/offers/read-offers.ts'
import { readOffers } from '../modules/bonuses/offers/read-offers.ts'
import type { JackpotDocument } from '../modules/jackpots/jackpot-document.ts'
import { writtenJackpot } from '../modules/jackpots/jackpot-document.ts'
import type { WrittenPrediction } from '../modules/predictions/predictions.ts'
import { writtenPrediction } from '../modules/predictions/predictions.ts'
import type { PromotionDocument } from '../modules/promotions/promotion-documents.ts'
import { writtenPromotion } from '../modules/promotions/promotion-documents.ts'

/** What a file holds; what it says nothing of is undefined. */
export type OfferFile = {
  readonly offers: readonly WrittenOffer[] | undefined
  readonly jackpots: readonly JackpotDocument[] | undefined
  readonly promotions: readonly PromotionDocument[] | undefined
  readonly predictions: readonly WrittenPrediction[] | undefined
}

export type ReadFile =
  | {
      readonly ok: true
      readonly file: OfferFile
      readonly say: (faults: readonly Fault[]) => readonly string[]
    }
  /** Sentences that name the place. */
  | { readonly ok: false; readonly faults: readonly string[] }

const MOST = 1_000
const KINDS = ['offers', 'jackpots', 'promotions', 'predictions'] as const
const list = v.optional(v.pipe(v.array(v.looseObject({})), v.maxLength(MOST)))
const lists = v.pipe(
  v.strictObject({ offers: list, jackpots: list, promotions: list, predictions: list }),
  v.check((file) => KINDS.some((kind) => file[kind] !== undefined)),
)

/**
 * Reads a file of what a site offers: lists under `offers:`, `jackpots:`, `promotions:` and
 * `predictions:`.
 * @param known offers that are there already, which the file may name
 */
export function readOfferFile(
  text: string,
  known: ReadonlyMap<string, Offer> = new Map(),
): ReadFile {
  const yaml = readYaml(text)
  if (!yaml.ok) return yaml
  const { say } = yaml
  const plain = v.safeParse(lists, yaml.plain)
  if (!plain.success) {
    const says = `the file must hold lists under ${KINDS.map((kind) => `"${kind}:"`).join(', ')}, one at least, and nothing beside them`
    return { ok: false, faults: say([{ place: [], says }]) }
  }
  const written = plain.output
  const faults: Fault[] = []
  const read = <Schema extends v.GenericSchema>(kind: (typeof KINDS)[number], schema: Schema) =>
    written[kind]?.flatMap((one, index): v.InferOutput<Schema>[] => {
      const parsed = v.safeParse(schema, one)
      if (parsed.success) return [parsed.output]
      faults.push(...parsed.issues.map((issue) => faultOf([kind, index], issue)))
      return []
    })
  const ofOffers = written.offers === undefined ? undefined : readOffers(written.offers, known)
  faults.push(...(ofOffers?.faults ?? []))
  const file = {
    offers: ofOffers?.offers,
    jackpots: read('jackpots', writtenJackpot),
    promotions: read('promotions', writtenPromotion),
    predictions: read('predictions', writtenPrediction),
  }
  for (const kind of ['jackpots', 'promotions', 'predictions'] as const) {
    faults.push(...twiceIn(kind, written[kind] ?? []))
  }
  return faults.length > 0 ? { ok: false, faults: say(faults) } : { ok: true, file, say }
}

function twiceIn(kind: string, all: readonly object[]): Fault[] {
  const ids = all.map((one) => ('id' in one ? one.id : undefined))
  return ids.flatMap((id, index) =>
    id !== undefined && ids.indexOf(id) < index
      ? [{ place: [kind, index, 'id'], says: 'is the id of an earlier one too' }]
      : [],
  )
}
