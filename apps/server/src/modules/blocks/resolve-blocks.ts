import { isKnownBlock, isListedHost } from '@touchline/contract'
import type {
  BlockImage,
  EventFilters,
  PageBlock,
  TextByLanguage,
  UnknownBlock,
  Visibility,
  WrittenBlock,
  WrittenBlockOf,
  WrittenImage,
} from '@touchline/contract'
import type { LocaleCode } from '../../settings/locales.ts'
import { textIn } from '../../texts/local-text.ts'

export type BlockReading = {
  readonly locale: LocaleCode
  /** Whether something is for who looks. */
  readonly isFor: (rule: Visibility) => boolean
  /** Hosts that frames may come from, besides the site's own. */
  readonly frameHosts: readonly string[]
  /** Milliseconds. */
  readonly now: number
  /** Told of what is left out for everybody: `block 3 is of the type wheel, which …`. */
  readonly onSkipped: (sentence: string) => void
}

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/**
 * A list of blocks for who looks, in their language. What is not for them is not among it, what
 * nobody can be shown neither; its keys are the blocks' places in the document.
 */
export function resolveBlocks(
  blocks: readonly (WrittenBlock | UnknownBlock)[],
  reading: BlockReading,
): PageBlock[] {
  return blocks.flatMap((block, place) => {
    const fault = faultOf(block, reading.frameHosts)
    if (fault !== undefined) {
      reading.onSkipped(`block ${place + 1} ${fault}`)
      return []
    }
    if (!isKnownBlock(block) || !reading.isFor(block)) return []
    return [resolve(block, String(place), reading)]
  })
}

/** Why nobody can be shown a block, as the end of a sentence; undefined where that is not so. */
function faultOf(
  block: WrittenBlock | UnknownBlock,
  frameHosts: readonly string[],
): string | undefined {
  if (!isKnownBlock(block)) return `is of the type ${block.type}, which is not known`
  if (block.type !== 'iframe') return undefined
  const { host } = new URL(block.src)
  if (isListedHost(host, frameHosts)) return undefined
  return `frames ${host}, which FRAME_HOSTS does not name`
}

function resolve(block: WrittenBlock, key: string, reading: BlockReading): PageBlock {
  const { locale } = reading
  const said = (text: TextByLanguage | undefined) =>
    text === undefined ? null : textIn(text, locale)
  if (block.type === 'home') return { type: block.type, key, title: null, link: null }
  const { link } = block
  const common = {
    key,
    title: said(block.title),
    link: link === undefined ? null : { href: link.href, label: said(link.label) },
  }
  switch (block.type) {
    case 'label':
      return { ...common, type: block.type, icon: block.icon ?? null }
    case 'text':
      return { ...common, type: block.type, text: textIn(block.text, locale) }
    case 'image': {
      const images = block.images.map((one) => imageIn(one, locale))
      return { ...common, type: block.type, images, columns: block.columns }
    }
    case 'page_banner':
      return {
        ...common,
        type: block.type,
        images: block.images.map((one) => imageIn(one, locale)),
      }
    case 'iframe':
      return { ...common, type: block.type, src: block.src, height: block.height }
    case 'event_markets': {
      const { matchId, marketIds, limit } = block
      return { ...common, type: block.type, matchId, marketIds: [...marketIds], limit }
    }
    case 'event_stats':
      return { ...common, type: block.type, matchId: block.matchId }
    case 'promocode':
      return { ...common, type: block.type, text: said(block.text) }
    case 'tournaments': {
      const { bonusIds } = block.filters
      return { ...common, type: block.type, bonusIds: [...bonusIds], limit: block.limit }
    }
    case 'bonuses': {
      const { bonusIds, kinds } = block.filters
      const lists = { bonusIds: [...bonusIds], kinds: [...kinds] }
      return { ...common, type: block.type, ...lists, limit: block.limit }
    }
    case 'jackpot_banner':
      return { ...common, type: block.type, jackpotId: block.filters.jackpotId ?? null }
    case 'jackpot_card': {
      const jackpotIds = [...block.filters.jackpotIds]
      return { ...common, type: block.type, jackpotIds, limit: block.limit }
    }
    case 'speed_dial':
      return { ...common, type: block.type, items: itemsOf(block, reading) }
    case 'favorites':
      return { ...common, type: block.type, lists: [...block.filters.lists], limit: block.limit }
    case 'prediction': {
      const matchId = block.filters.matchId ?? null
      return { ...common, type: block.type, matchId, limit: block.limit }
    }
    case 'live_events':
    case 'outrights':
    case 'prematch_events':
    case 'result_events':
    case 'results':
    case 'schedule':
    case 'top_events':
    case 'top_leagues': {
      const filters = filtersOf(block.filters, reading.now)
      return { ...common, type: block.type, filters, limit: block.limit }
    }
  }
}

function imageIn({ src, width, height, ...more }: WrittenImage, locale: LocaleCode): BlockImage {
  const { alt, narrow = null, dark = null, link = null } = more
  return { src, width, height, alt: textIn(alt, locale), narrow, dark, href: link }
}

function itemsOf(block: WrittenBlockOf<'speed_dial'>, { isFor, locale }: BlockReading) {
  return block.items.filter(isFor).map(({ label, href, icon, sportKey, image }) => ({
    label: textIn(label, locale),
    href,
    icon: icon ?? null,
    sportKey: sportKey ?? null,
    image: image ?? null,
  }))
}

function filtersOf(
  { startsWithinHours, ...filters }: WrittenBlockOf<'live_events'>['filters'],
  now: number,
): EventFilters {
  // To the minute, so that pages of one minute ask for one list.
  const minute = Math.floor(now / MINUTE_MS) * MINUTE_MS
  return {
    sportKeys: [...filters.sportKeys],
    categoryIds: [...filters.categoryIds],
    leagueIds: [...filters.leagueIds],
    matchIds: [...filters.matchIds],
    hasVideo: filters.hasVideo,
    startsBefore:
      startsWithinHours === undefined
        ? null
        : new Date(minute + startsWithinHours * HOUR_MS).toISOString(),
  }
}
