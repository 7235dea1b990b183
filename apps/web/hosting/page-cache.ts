import { DEFAULT_ODDS_FORMAT, normalizeOddsFormat } from '@touchline/betting'

import type { RequestPreferences } from '../src/base/environment.ts'
import type { VisitorPart } from '../src/base/page-fill.ts'
import { createAnswerCache, type AnswerCacheOptions } from './answer-cache.ts'
import type { RenderedPage } from './render-page.ts'

/** What a rendering may read of a visitor. */
export type PageVisitor = { preferences: RequestPreferences; country: string | null }

/**
 * @param address with its language, what pages read of its query, and the version of the site
 * @param render for this visitor
 */
export type PageCache = (
  address: string,
  visitor: PageVisitor,
  render: () => Promise<RenderedPage>,
) => Promise<RenderedPage>

/** Addresses are chosen by strangers, with their length. */
const KNOWN_BYTES = 2_000_000
/** What an entry takes beside its address, whose letters take up to two bytes each. */
const ENTRY_BYTES = 200
const NOTHING: ReadonlySet<VisitorPart> = new Set()

/**
 * One rendering of a page serves whoever is alike in what that rendering read of its visitor, which is
 * most often nothing: what is only filled in is not read.
 */
export function createPageCache(options: AnswerCacheOptions<RenderedPage>): PageCache {
  const answers = createAnswerCache(options)
  const known = createKnownReads()

  return async (address, visitor, render) => {
    let rendering: Promise<RenderedPage> | undefined
    const once = () => (rendering ??= render())
    for (;;) {
      const reads = known.of(address)
      const page = await answers(keyOf(address, reads, visitor), once)
      if ([...page.reads].every((part) => reads.has(part))) return page
      // It was found by too little: it may have been rendered for somebody else.
      known.add(address, page.reads)
    }
  }
}

/** What renderings of an address have read so far; of those that were learnt of longest ago it is forgotten. */
function createKnownReads() {
  const known = new Map<string, ReadonlySet<VisitorPart>>()
  let bytes = 0
  const bytesOf = (address: string) => ENTRY_BYTES + 2 * address.length
  const of = (address: string) => known.get(address) ?? NOTHING
  const drop = (address: string) => {
    if (known.delete(address)) bytes -= bytesOf(address)
  }
  return {
    of,
    add(address: string, reads: ReadonlySet<VisitorPart>): void {
      const all = new Set([...of(address), ...reads])
      drop(address)
      known.set(address, all)
      bytes += bytesOf(address)
      for (const oldest of known.keys()) {
        // Whoever has just learnt of the last one is about to ask for it.
        if (bytes <= KNOWN_BYTES || oldest === address) return
        drop(oldest)
      }
    },
  }
}

function keyOf(address: string, reads: ReadonlySet<VisitorPart>, visitor: PageVisitor): string {
  const parts = [...reads].toSorted().map((part) => `${part}=${valueOf(part, visitor)}`)
  return [address, ...parts].join('\n')
}

function valueOf(part: VisitorPart, { preferences, country }: PageVisitor): string {
  switch (part) {
    case 'calm':
      return String(preferences.calm === true)
    case 'country':
      return country ?? ''
    case 'foldsPitch':
      return String(preferences.foldsPitch === true)
    case 'hasSession':
      return String(preferences.hasSession)
    case 'oddsFormat':
      return normalizeOddsFormat(preferences.oddsType ?? DEFAULT_ODDS_FORMAT)
    case 'ownSports':
      return preferences.ownSports?.join('.') ?? ''
    case 'pinned':
      return String(preferences.pinned)
    case 'pins':
      return preferences.pinnedMarkets ?? ''
    case 'theme':
      return preferences.theme ?? ''
    case 'timeZone':
      return preferences.timeZone ?? ''
  }
}
