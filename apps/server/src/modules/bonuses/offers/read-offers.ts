import * as v from 'valibot'
import type { Fault, Place } from '../../../documents/yaml-file.ts'
import { faultOf } from '../../../documents/yaml-file.ts'
import { offerDocument } from './offer-document.ts'
import type { Offer } from './offer-document.ts'
import { unknownPlaceholders } from './offer-texts.ts'

/** An offer beside what was written: that is what is kept. */
export type WrittenOffer = { readonly offer: Offer; readonly document: object }

/** The day that a round begins follows it. */
const MOST_ID_OF_ROUNDS = 49

/** @param known ids of offers that are there already, which the file may name */
export function readOffers(
  written: readonly object[],
  known: ReadonlyMap<string, Offer>,
): { readonly offers: readonly WrittenOffer[]; readonly faults: readonly Fault[] } {
  const faults: Fault[] = []
  const offers: WrittenOffer[] = []
  for (const [index, document] of written.entries()) {
    const parsed = v.safeParse(offerDocument, document)
    if (parsed.success) offers.push({ offer: parsed.output, document })
    else faults.push(...parsed.issues.map((issue) => faultOf(['offers', index], issue)))
  }
  if (faults.length > 0) return { offers, faults }
  const all = offers.map(({ offer }) => offer)
  return { offers, faults: faultsAmong(all, known) }
}

/** What is wrong with offers that can each be read. */
function faultsAmong(offers: readonly Offer[], before: ReadonlyMap<string, Offer>): Fault[] {
  const known = new Map([...before, ...offers.map((offer) => [offer.id, offer] as const)])
  const taken = takenBy(offers, before)
  return offers.flatMap((offer, index) =>
    [
      ...faultsOfNames(offer, taken),
      ...faultsOfIssue(offer),
      ...faultsOfBounds(offer),
      ...faultsOfTexts(offer),
      ...faultsOfReferences(offer, known),
    ].map(({ place, says }) => ({ place: ['offers', index, ...place], says })),
  )
}

type Taken = {
  readonly ids: Set<string>
  /** Ids of offers by code. */ readonly codes: Map<string, string>
}

/** By offers that are there and stay as they are. */
function takenBy(offers: readonly Offer[], before: ReadonlyMap<string, Offer>): Taken {
  const replaced = new Set(offers.map(({ id }) => id))
  const stay = [...before.values()].filter(({ id }) => !replaced.has(id))
  const codes = stay.flatMap(({ id, codes: own }) => own.map(({ code }) => [code, id] as const))
  return { ids: new Set(), codes: new Map(codes) }
}

/** Each id and each code is of one offer; those of this one are taken from here on. */
function faultsOfNames({ id, codes }: Offer, taken: Taken): Fault[] {
  const faults: Fault[] = []
  if (taken.ids.has(id)) faults.push({ place: ['id'], says: 'is the id of an earlier offer too' })
  taken.ids.add(id)
  for (const [index, { code }] of codes.entries()) {
    const holder = taken.codes.get(code)
    if (holder !== undefined && holder !== id) {
      const place = ['codes', index, 'code']
      faults.push({ place, says: `is a code of the offer ${holder} too` })
    }
    taken.codes.set(code, id)
  }
  return faults
}

/** Who gets it, and how. */
function faultsOfIssue({ id, issue, repeat, audience, codes }: Offer): Fault[] {
  const faults: Fault[] = []
  if (repeat !== undefined && (issue === 'reward' || issue === 'promo_code')) {
    faults.push({ place: ['repeat'], says: 'makes no sense for a reward or a promo code' })
  }
  if (repeat !== undefined && id.length > MOST_ID_OF_ROUNDS) {
    const says = `must have at most ${MOST_ID_OF_ROUNDS} letters where it has rounds`
    faults.push({ place: ['id'], says })
  }
  if (audience === 'not_logged_in' && issue === 'reward') {
    faults.push({ place: ['audience'], says: 'must be all or logged_in for a reward' })
  }
  if ((issue === 'promo_code') !== codes.length > 0) {
    const says = 'must be there where issue is promo_code, and only there'
    faults.push({ place: ['codes'], says })
  }
  return faults
}

/** What must be earlier or less than something else, and what goes with it. */
function faultsOfBounds(offer: Offer): Fault[] {
  const faults: Fault[] = []
  if (offer.until !== undefined && offer.until <= offer.from) {
    faults.push({ place: ['until'], says: 'must be later than from' })
  }
  if (offer.kind !== 'freebet') return faults
  const { from: least = 1, to: most = 30 } = offer.selections
  if (most < least) faults.push({ place: ['selections', 'to'], says: 'must not be below from' })
  if (offer.max_odds !== undefined && offer.max_odds < (offer.min_odds ?? 0)) {
    faults.push({ place: ['max_odds'], says: 'must not be below min_odds' })
  }
  if ((offer.mode === 'no_risk') !== (offer.returns_as !== undefined)) {
    const says = 'must be there where mode is no_risk, and only there'
    faults.push({ place: ['returns_as'], says })
  }
  return faults
}

function faultsOfTexts(offer: Offer): Fault[] {
  return unknownPlaceholders(offer).map(([language, place, name]) => ({
    place: ['texts', language, ...place],
    says: `says {${name}}, which this offer has not`,
  }))
}

/** Freebets that an offer gives must be there, and for every currency that it gives. */
function faultsOfReferences(offer: Offer, known: ReadonlyMap<string, Offer>): Fault[] {
  return referencesOf(offer).flatMap(({ place, id, needs }) => {
    const named = known.get(id)
    if (named === undefined) return [{ place, says: `names ${id}, which is no offer` }]
    if (named.kind !== 'freebet' || named.issue !== 'reward') {
      return [{ place, says: `names ${id}, which is no freebet whose issue is reward` }]
    }
    const missing = needs.find((currency) => !named.amount.has(currency))
    if (missing === undefined) return []
    return [{ place, says: `names ${id}, which has no amount in ${missing}` }]
  })
}

type Reference = { readonly place: Place; readonly id: string; readonly needs: readonly string[] }

/** Offers that an offer gives, and the currencies that it gives them in. */
function referencesOf(offer: Offer): Reference[] {
  switch (offer.kind) {
    case 'comboboost':
      return []
    case 'freebet':
      return offer.returns_as === undefined
        ? []
        : [{ place: ['returns_as'], id: offer.returns_as, needs: [...offer.amount.keys()] }]
    case 'hunting':
      return [{ place: ['reward', 'offer'], id: offer.reward.offer, needs: [] }]
    case 'tournament':
      return [{ place: ['pays_as'], id: offer.pays_as, needs: [...offer.pool.keys()] }]
    case 'lootbox':
      return offer.contents.flatMap(({ offer: id }, index) =>
        id === undefined ? [] : [{ place: ['contents', index, 'offer'], id, needs: [] }],
      )
  }
}
