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
  return { offers, faults: faultsBetween(all, known) }
}

/** What no offer can be judged for by itself. */
function faultsBetween(offers: readonly Offer[], before: ReadonlyMap<string, Offer>): Fault[] {
  const faults: Fault[] = []
  const known = new Map([...before, ...offers.map((offer) => [offer.id, offer] as const)])
  const ids = new Set<string>()
  const codes = new Map<string, string>()
  const replaced = new Set(offers.map(({ id }) => id))
  for (const offer of before.values()) {
    if (replaced.has(offer.id)) continue
    for (const { code } of offer.codes) codes.set(code, offer.id)
  }
  for (const [index, offer] of offers.entries()) {
    const say = (says: string, ...place: Place) =>
      faults.push({ place: ['offers', index, ...place], says })
    if (ids.has(offer.id)) say('is the id of an earlier offer too', 'id')
    ids.add(offer.id)
    const { from, until, repeat, codes: own, issue } = offer
    if (until !== undefined && until <= from) say('must be later than from', 'until')
    if (repeat !== undefined && (issue === 'reward' || issue === 'promo_code')) {
      say('makes no sense for a reward or a promo code', 'repeat')
    }
    if (repeat !== undefined && offer.id.length > MOST_ID_OF_ROUNDS) {
      say(`must have at most ${MOST_ID_OF_ROUNDS} letters where it has rounds`, 'id')
    }
    if (offer.audience === 'not_logged_in' && issue === 'reward') {
      say('must be all or logged_in for a reward', 'audience')
    }
    if ((issue === 'promo_code') !== own.length > 0) {
      say('must be there where issue is promo_code, and only there', 'codes')
    }
    for (const [place, { code }] of own.entries()) {
      const holder = codes.get(code)
      if (holder !== undefined && holder !== offer.id) {
        say(`is a code of the offer ${holder} too`, 'codes', place, 'code')
      }
      codes.set(code, offer.id)
    }
    for (const [language, place, name] of unknownPlaceholders(offer)) {
      say(`says {${name}}, which this offer has not`, 'texts', language, ...place)
    }
    for (const { place, id, needs } of referencesOf(offer)) {
      const named = known.get(id)
      if (named === undefined) say(`names ${id}, which is no offer`, ...place)
      else if (named.kind !== 'freebet' || named.issue !== 'reward') {
        say(`names ${id}, which is no freebet whose issue is reward`, ...place)
      } else {
        const missing = needs.find((currency) => !named.amount.has(currency))
        if (missing !== undefined) say(`names ${id}, which has no amount in ${missing}`, ...place)
      }
    }
    if (offer.kind === 'freebet') {
      const { from: least = 1, to: most = 30 } = offer.selections
      if (most < least) say('must not be below from', 'selections', 'to')
      if (offer.max_odds !== undefined && offer.max_odds < (offer.min_odds ?? 0)) {
        say('must not be below min_odds', 'max_odds')
      }
      if ((offer.mode === 'no_risk') !== (offer.returns_as !== undefined)) {
        say('must be there where mode is no_risk, and only there', 'returns_as')
      }
    }
  }
  return faults
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
