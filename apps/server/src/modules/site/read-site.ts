import { isKnownBlock, isKnownItem, PAGE_NAMES, siteDocument } from '@touchline/contract'
import type { SiteDocument } from '@touchline/contract'
import { isLocale } from '@touchline/i18n'
import { checkSaid, LOCALES_FOLDER } from '@touchline/i18n/folder'
import * as v from 'valibot'
import type { Fault, Place } from '../../documents/yaml-file.ts'
import { faultOf, MOST_FAULTS, placeText, readYaml } from '../../documents/yaml-file.ts'
import type { SiteMachine, SiteNames } from './site-names.ts'
import { deadLinks, faultsOfNames, needsOfMachine } from './site-names.ts'

/** A document beside what was written: that is what is kept. */
export type WrittenSite = {
  readonly document: SiteDocument
  readonly plain: object
  /** Of the version that the file was made from; 0 where there was none. */
  readonly basedOn: number
  /** Sentences about what is kept and shown to nobody. */
  readonly skipped: readonly string[]
}

export type ReadSite =
  | ({ readonly ok: true } & WrittenSite)
  /** Sentences that name the place. */
  | { readonly ok: false; readonly faults: readonly string[] }

/** What is wrong with the operator's tokens of one theme, by token. */
export type ThemeJudge = (
  theme: 'light' | 'dark',
  tokens: Readonly<Record<string, string>>,
) => readonly { readonly token: string; readonly says: string }[]

/** Built-in pages below /sports, which no page of an operator takes the place of. */
export const BUILT_IN = [
  'live',
  'cybersport',
  'favorites',
  'schedule',
  'results',
  'jackpots',
  'promotions',
  'my-bets',
  'verify',
  'users',
  'racing',
  'lotteries',
  'general-rules',
  'about',
  'init-sportsbook',
  'widgets',
  '404',
  '500',
  'blocked',
  'locked',
]

const HIDEABLE = new Set<string>(['all', ...PAGE_NAMES])

const version = v.optional(
  v.pipe(
    v.number('must be the number of a version'),
    v.safeInteger('must be the number of a version'),
    v.minValue(0),
  ),
)

/**
 * Reads the file of a site.
 * @param names what it may name; undefined where that cannot be known here
 * @param judgeTheme undefined where nobody can read colours
 * @param machine undefined where its settings do not matter
 */
export function readSite(
  text: string,
  names?: SiteNames,
  judgeTheme?: ThemeJudge,
  machine?: SiteMachine,
): ReadSite {
  const yaml = readYaml(text)
  if (!yaml.ok) return yaml
  const plain = yaml.plain ?? {}
  if (typeof plain !== 'object' || Array.isArray(plain)) {
    return {
      ok: false,
      faults: ['The file must hold pages, a header, settings or others by name.'],
    }
  }
  const { version: from = 0, ...written } = plain as { version?: unknown }
  const base = v.safeParse(version, from)
  const read = v.safeParse(siteDocument, written)
  const faults: Fault[] = [
    ...(base.success ? [] : [{ place: ['version'], says: 'must be the number of a version' }]),
    ...(read.success
      ? [
          ...faultsBetween(read.output, names),
          ...faultsOfThemes(read.output, judgeTheme),
          ...faultsOfTexts(read.output),
        ]
      : read.issues.map((issue) => faultOf([], issue))),
  ]
  if (!read.success || faults.length > 0) {
    const sentences = faults
      .slice(0, MOST_FAULTS)
      .map((fault) => `Line ${yaml.lineOf(fault.place)}, ${sentenceOf(written, fault)}`)
    return { ok: false, faults: sentences }
  }
  return {
    ok: true,
    document: read.output,
    plain: written,
    basedOn: Number(from),
    skipped: [
      ...skippedOf(read.output),
      ...faultsOfNames(read.output, { matches: names?.matches }),
      ...deadLinksOf(read.output, names),
      ...(machine === undefined ? [] : needsOfMachine(read.output, machine)),
    ].map((fault) => capital(sentenceOf(written, fault))),
  }
}

/** A stored document; undefined for one that this version of the product cannot read. */
export function readStored(plain: object): SiteDocument | undefined {
  const read = v.safeParse(siteDocument, plain)
  return read.success ? read.output : undefined
}

/** What no part can be judged for by itself. */
function faultsBetween(document: SiteDocument, names: SiteNames | undefined): Fault[] {
  const faults: Fault[] = []
  const slugs = new Set<string>()
  for (const [index, { slug }] of document.pages.entries()) {
    const place = ['pages', index, 'slug']
    if (slugs.has(slug)) faults.push({ place, says: 'is the slug of an earlier page too' })
    if (BUILT_IN.includes(slug)) {
      faults.push({ place, says: 'is the address of a page of the product' })
    }
    if (isLocale(slug)) faults.push({ place, says: 'is a language, whose pages stand there' })
    slugs.add(slug)
  }
  if (names !== undefined) {
    // A match that is over must not keep the next change from being applied.
    faults.push(...faultsOfNames(document, { ...names, matches: undefined }))
  }
  for (const [index, name] of (document.settings.hiddenPages ?? []).entries()) {
    if (HIDEABLE.has(name)) continue
    const place = ['settings', 'hiddenPages', index]
    const says = `must be all, or the name of a page: ${PAGE_NAMES.join(', ')}`
    faults.push({ place, says })
  }
  const { licence = null, licenceUrl = null } = document.settings.operator ?? {}
  if (licence === null && licenceUrl !== null) {
    const place = ['settings', 'operator', 'licenceUrl']
    faults.push({ place, says: 'makes no sense without licence' })
  }
  if (document.settings.playerGroup != null && document.settings.platformUrl === undefined) {
    const place = ['settings', 'playerGroup']
    faults.push({ place, says: 'needs platformUrl, where the others are sent' })
  }
  return faults
}

function deadLinksOf(document: SiteDocument, names: SiteNames | undefined): Fault[] {
  if (names?.sports === undefined) return []
  const slugs = document.pages.map(({ slug }) => slug)
  return deadLinks(document, new Set([...BUILT_IN, ...slugs, ...names.sports]))
}

function faultsOfThemes({ theme }: SiteDocument, judge: ThemeJudge | undefined): Fault[] {
  if (judge === undefined) return []
  return (['light', 'dark'] as const).flatMap((name) =>
    judge(name, theme[name]).map(({ token, says }) => ({ place: ['theme', name, token], says })),
  )
}

const OF_THE_FEED = /^(?:tournament|season|race)(?:\.|$)/

function faultsOfTexts({ texts }: SiteDocument): Fault[] {
  const named = Object.entries(texts).flatMap(([language, { catalogue = {} }]) =>
    Object.keys(catalogue)
      .filter((key) => OF_THE_FEED.test(key))
      .map((key) => ({
        place: ['texts', language, 'catalogue', key],
        says: 'is said by the feed as it starts: LOCALES_DIR changes it, and this file does not',
      })),
  )
  const wrong = checkSaid(LOCALES_FOLDER, texts).map(({ language, file, key, says }) => ({
    place: ['texts', language, file, key],
    says,
  }))
  return [...named, ...wrong]
}

function skippedOf({ pages, header = [] }: SiteDocument): Fault[] {
  const says = 'is of a type that is not known here: it is kept, and shown to nobody'
  return [
    ...header.flatMap((item, index) =>
      isKnownItem(item) ? [] : [{ place: ['header', index], says }],
    ),
    ...pages.flatMap(({ blocks }, page) =>
      blocks.flatMap((block, index) =>
        isKnownBlock(block) ? [] : [{ place: ['pages', page, 'blocks', index], says }],
      ),
    ),
  ]
}

type Written = { readonly [key: string]: unknown }

/** `block 3 of home names league 99, …`. */
function sentenceOf(written: object, { place, says }: Fault): string {
  const [part, index, inner, block, ...rest] = place
  const at = (...path: Place) =>
    path.reduce<unknown>((node, key) => (node as Written | undefined)?.[key as string], written)
  const typeAt = (...path: Place) => {
    const type = at(...path, 'type')
    return typeof type === 'string' ? ` (${type})` : ''
  }
  if (part === 'pages' && typeof index === 'number') {
    const slug = at('pages', index, 'slug')
    const page = typeof slug === 'string' ? slug : `page ${index + 1}`
    if (inner === 'blocks' && typeof block === 'number') {
      const type = typeAt('pages', index, 'blocks', block)
      return say(`block ${block + 1} of ${page}${type}`, rest, says)
    }
    return say(page === slug ? `page ${page}` : page, place.slice(2), says)
  }
  if (part === 'header' && typeof index === 'number') {
    return say(`item ${index + 1} of the header${typeAt('header', index)}`, place.slice(2), says)
  }
  return say('', place, says)
}

function say(what: string, place: Place, says: string): string {
  const inside = placeText(place)
  if (inside === '' && what === '') return `the file ${says}.`
  if (inside === '') return `${what} ${says}.`
  return what === '' ? `${inside} ${says}.` : `${what}: ${inside} ${says}.`
}

const capital = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`
