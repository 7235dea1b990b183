import { isKnownBlock, isKnownItem, isListedHost } from '@touchline/contract'
import type { SiteDocument } from '@touchline/contract'
import type { Fault, Place } from '../../documents/yaml-file.ts'

/** What a document may name; a part that cannot be asked for here is undefined and goes unchecked. */
export type SiteNames = {
  readonly sports?: ReadonlySet<string> | undefined
  readonly categories?: ReadonlySet<string> | undefined
  readonly leagues?: ReadonlySet<string> | undefined
  readonly matches?: ReadonlySet<string> | undefined
  readonly bonuses?: ReadonlySet<string> | undefined
  readonly jackpots?: ReadonlySet<string> | undefined
  /** Groups that players are in. */
  readonly groups?: ReadonlySet<string> | undefined
  readonly icons?: ReadonlySet<string> | undefined
}

/** What the machine's settings let a document do. */
export type SiteMachine = {
  readonly frameHosts: readonly string[]
  readonly imageHosts: readonly string[]
  /** Undefined: nobody says where a visitor is. */
  readonly countryHeader: string | undefined
}

type NameFault = Fault & { readonly id: string }

/** By the key that names it in a document. */
const KINDS: Readonly<Record<string, readonly [keyof SiteNames, string]>> = {
  sportKey: ['sports', 'sport'],
  sportKeys: ['sports', 'sport'],
  categoryIds: ['categories', 'category'],
  leagueIds: ['leagues', 'league'],
  matchId: ['matches', 'match'],
  matchIds: ['matches', 'match'],
  bonusIds: ['bonuses', 'bonus'],
  jackpotId: ['jackpots', 'jackpot'],
  jackpotIds: ['jackpots', 'jackpot'],
  groupIds: ['groups', 'group'],
  hiddenForGroupIds: ['groups', 'group'],
  playerGroup: ['groups', 'group'],
}

/** The matches that a document names: they are too many to know them all. */
export function matchesNamedBy(document: SiteDocument): readonly string[] {
  return faultsOfNames(document, { matches: new Set() }).map(({ id }) => id)
}

/** What a document names and nobody knows, wherever it stands. */
export function faultsOfNames(document: SiteDocument, given: SiteNames): NameFault[] {
  const groups = given.groups && new Set([...given.groups, ...Object.keys(document.groups)])
  const names = { ...given, groups }
  const faults: NameFault[] = []

  function judge(key: string, value: unknown, place: Place): void {
    const [set, noun] = KINDS[key] ?? []
    const known = set && names[set]
    if (known === undefined || noun === undefined) return
    for (const [index, id] of (Array.isArray(value) ? value : [value]).entries()) {
      if (typeof id !== 'string' || known.has(id)) continue
      const hint =
        noun === 'group'
          ? ', which is no group of a player nor one under groups'
          : noun === 'match'
            ? ', which is not on offer: nothing of it is shown'
            : ', which does not exist'
      faults.push({
        id,
        place: Array.isArray(value) ? [...place, index] : place,
        says: `names ${noun} ${id}${hint}`,
      })
    }
  }

  function walk(node: unknown, place: Place): void {
    if (typeof node !== 'object' || node === null) return
    for (const [key, value] of Object.entries(node)) {
      const at = [...place, Array.isArray(node) ? Number(key) : key]
      if (key in KINDS) judge(key, value, at)
      else walk(value, at)
    }
  }

  for (const [page, written] of document.pages.entries()) {
    const { blocks, ...rest } = written
    walk(rest, ['pages', page])
    for (const [index, block] of blocks.entries()) {
      if (isKnownBlock(block)) walk(block, ['pages', page, 'blocks', index])
    }
  }
  for (const [index, item] of (document.header ?? []).entries()) {
    if (!isKnownItem(item)) continue
    walk(item, ['header', index])
    if (item.type === 'sport_list') {
      for (const [at, key] of item.filters.entries()) {
        judge('sportKey', key, ['header', index, 'filters', at])
      }
    }
  }
  walk(document.sideMenu, ['sideMenu'])
  walk(document.footer, ['footer'])
  walk(document.settings, ['settings'])
  return faults
}

/** Keys under which a document writes a picture's address. */
const PICTURES = new Set(['src', 'dark', 'light', 'image'])

/** What comes to nothing on this machine until one of its settings says more. */
export function needsOfMachine(document: SiteDocument, machine: SiteMachine): Fault[] {
  const { pages, header, settings } = document
  const faults: Fault[] = []
  function judge(place: Place, address: string, hosts: readonly string[], name: string): void {
    if (!URL.canParse(address)) return
    const { host, hostname } = new URL(address)
    if (isListedHost(host, hosts) || isListedHost(hostname, hosts)) return
    faults.push({ place, says: `is of ${host}, which ${name} does not name: it is not shown` })
  }
  function walk(node: unknown, place: Place): void {
    if (typeof node !== 'object' || node === null) return
    const isFrame = 'type' in node && node.type === 'iframe'
    for (const [key, value] of Object.entries(node)) {
      const at = [...place, Array.isArray(node) ? Number(key) : key]
      if (typeof value !== 'string' || !PICTURES.has(key)) walk(value, at)
      else if (isFrame) judge(at, value, machine.frameHosts, 'FRAME_HOSTS')
      else judge(at, value, machine.imageHosts, 'IMAGE_HOSTS')
    }
  }
  walk({ pages, header }, [])
  for (const way of ['signIn', 'signUp'] as const) {
    const isBlocked = (settings[way]?.blockedCountries ?? []).length > 0
    if (!isBlocked || machine.countryHeader !== undefined) continue
    const place = ['settings', way, 'blockedCountries']
    faults.push({ place, says: 'needs COUNTRY_HEADER: without it nobody is kept out' })
  }
  return faults
}

/** Keys under which a document writes where something leads. */
const LINKS = new Set(['link', 'href', 'casino', 'sport'])

/** An address below /sports that is a page's own: the sport's or the operator's page of that name. */
const PAGE = /^\/sports\/([^/?#]+)\/?(?:[?#]|$)/

/** Links to pages that the site does not have: mistyped, or to be written yet. */
export function deadLinks(document: SiteDocument, pages: ReadonlySet<string>): Fault[] {
  const { pages: written, header, sideMenu, footer } = document
  const faults: Fault[] = []
  function walk(node: unknown, place: Place): void {
    if (typeof node !== 'object' || node === null) return
    for (const [key, value] of Object.entries(node)) {
      const at = [...place, Array.isArray(node) ? Number(key) : key]
      const slug = typeof value === 'string' && LINKS.has(key) ? PAGE.exec(value)?.[1] : undefined
      if (slug === undefined) walk(value, at)
      else if (!pages.has(slug)) {
        faults.push({ place: at, says: 'leads to a page that is not there' })
      }
    }
  }
  walk({ pages: written, header, sideMenu, footer }, [])
  return faults
}
