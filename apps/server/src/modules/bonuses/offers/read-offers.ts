import * as v from 'valibot'
import type { Document } from 'yaml'
import { LineCounter, parseDocument } from 'yaml'
import { offerDocument } from './offer-document.ts'
import type { Offer } from './offer-document.ts'
import { unknownPlaceholders } from './offer-texts.ts'

/** An offer beside what was written: that is what is kept. */
export type WrittenOffer = { readonly offer: Offer; readonly document: object }

export type ReadOffers =
  | { readonly ok: true; readonly offers: readonly WrittenOffer[] }
  /** Sentences that name the place. */
  | { readonly ok: false; readonly faults: readonly string[] }

/** No document is as long: neither is one that names itself over and over. */
const MOST_LETTERS = 2_000_000
const MOST_OFFERS = 1_000
const MOST_FAULTS = 50
/** The day that a round begins follows it. */
const MOST_ID_OF_ROUNDS = 49

type Place = readonly (string | number)[]
type Fault = { readonly place: Place; readonly says: string }

/**
 * Reads a file of offers: `offers:` and a list.
 * @param known ids of offers that are there already, which the file may name
 */
export function readOffers(
  text: string,
  known: ReadonlyMap<string, Offer> = new Map(),
): ReadOffers {
  if (text.length > MOST_LETTERS) return { ok: false, faults: ['The file is too long.'] }
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false })
  const wrong = document.errors.map(({ message, pos }) => {
    const { line } = lines.linePos(pos[0])
    return `Line ${line}: ${message}.`
  })
  if (wrong.length > 0) return { ok: false, faults: wrong.slice(0, MOST_FAULTS) }
  const read = readList(toPlain(document), known)
  if (read.ok) return read
  const faults = read.faults
    .slice(0, MOST_FAULTS)
    .map((fault) => sentenceOf(document, lines, fault))
  return { ok: false, faults }
}

type ReadList =
  | Extract<ReadOffers, { ok: true }>
  | { readonly ok: false; readonly faults: readonly Fault[] }

function readList(plain: unknown, known: ReadonlyMap<string, Offer>): ReadList {
  const list = v.safeParse(file, plain)
  if (!list.success) {
    return {
      ok: false,
      faults: [
        { place: [], says: 'the file must be a list under "offers:", and nothing beside it' },
      ],
    }
  }
  const { offers: written } = list.output
  const faults: Fault[] = []
  const offers: WrittenOffer[] = []
  for (const [index, one] of written.entries()) {
    const parsed = v.safeParse(offerDocument, one)
    if (parsed.success) offers.push({ offer: parsed.output, document: one })
    else faults.push(...parsed.issues.map((issue) => faultOf(index, issue)))
  }
  if (faults.length > 0) return { ok: false, faults }
  const apart = faultsBetween(
    offers.map(({ offer }) => offer),
    known,
  )
  return apart.length > 0 ? { ok: false, faults: apart } : { ok: true, offers }
}

const file = v.strictObject({
  offers: v.pipe(v.array(v.looseObject({})), v.minLength(1), v.maxLength(MOST_OFFERS)),
})

function toPlain(document: Document): unknown {
  try {
    return document.toJS({ maxAliasCount: 100 })
  } catch {
    return undefined
  }
}

function faultOf(index: number, issue: v.BaseIssue<unknown>): Fault {
  const path = (issue.path ?? []).map(({ key }) => key as string | number)
  const isMissing = issue.kind === 'schema' && issue.received === 'undefined'
  return {
    place: ['offers', index, ...path],
    says: isMissing ? 'is missing' : issue.message,
  }
}

function sentenceOf(document: Document, lines: LineCounter, { place, says }: Fault): string {
  if (place.length === 0) return `${says.charAt(0).toUpperCase()}${says.slice(1)}.`
  const id: unknown = document.getIn([...place.slice(0, 2), 'id'])
  const inside = place
    .slice(2)
    .reduce<string>(
      (text, key) =>
        typeof key === 'number' ? `${text}[${key}]` : text === '' ? key : `${text}.${key}`,
      '',
    )
  const what = typeof id === 'string' ? `offer ${id}` : `offer number ${Number(place[1]) + 1}`
  return `Line ${lineOf(document, lines, place)}, ${what}: ${inside} ${says}.`.replace(':  ', ': ')
}

/** Of the place, or of what it would stand in. */
function lineOf(document: Document, lines: LineCounter, place: Place): number {
  for (let length = place.length; length > 0; length -= 1) {
    const node = document.getIn(place.slice(0, length), true)
    const start = (node as { range?: readonly number[] } | undefined)?.range?.[0]
    if (start !== undefined) return lines.linePos(start).line
  }
  return 1
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
