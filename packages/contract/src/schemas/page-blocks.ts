import * as v from 'valibot'

import { count, id, timestamp } from './primitives.ts'

/** Pictures that a block can show beside a word; those of sports come by the sport's key. */
export const BLOCK_ICONS = [
  'activity',
  'bank',
  'bell',
  'bolt',
  'calculator',
  'calendar',
  'card',
  'chart',
  'clock',
  'coin',
  'external',
  'flame',
  'gift',
  'globe',
  'help',
  'history',
  'home',
  'info',
  'live',
  'mail',
  'message',
  'percentage',
  'receipt',
  'search',
  'settings',
  'shield',
  'star',
  'ticket',
  'trophy',
  'user',
  'wallet',
] as const

/** Lists of favourites, as the calls name them. */
export const FAVOURITE_LISTS = ['matches', 'tournaments', 'sports'] as const

/** Which matches a block of events shows; an empty list asks for nothing. */
export const eventFilters = v.object({
  sportKeys: v.array(v.string()),
  categoryIds: v.array(v.string()),
  leagueIds: v.array(v.string()),
  matchIds: v.array(v.string()),
  hasVideo: v.boolean(),
  /** Null: however far off. */
  startsBefore: v.nullable(timestamp),
})

const blockLink = v.object({ href: v.string(), label: v.nullable(v.string()) })

const source = v.object({ src: v.string(), width: count, height: count })

export const blockImage = v.object({
  ...source.entries,
  alt: v.string(),
  /** In its place up to 780 px, and on a dark page. */
  narrow: v.nullable(source),
  dark: v.nullable(v.string()),
  href: v.nullable(v.string()),
})

const common = {
  /** The same for a block as long as its document is. */
  key: id,
  title: v.nullable(v.string()),
  link: v.nullable(blockLink),
}

const ofEvents = { ...common, filters: eventFilters, limit: count }
const ofBonuses = { ...common, bonusIds: v.array(v.string()), limit: count }

/**
 * A block as a page gets it: in the reader's language, and only if it is for them. What it lists is
 * asked for by the calls of the lists themselves. One that a page does not know reads as `unknown`.
 */
export const pageBlock = v.fallback(
  v.variant('type', [
    v.object({ type: v.literal('label'), ...common, icon: v.nullable(v.picklist(BLOCK_ICONS)) }),
    v.object({ type: v.literal('text'), ...common, text: v.string() }),
    v.object({ type: v.literal('image'), ...common, images: v.array(blockImage), columns: count }),
    v.object({ type: v.literal('page_banner'), ...common, images: v.array(blockImage) }),
    v.object({ type: v.literal('iframe'), ...common, src: v.string(), height: count }),
    v.object({
      type: v.literal('event_markets'),
      ...common,
      matchId: id,
      marketIds: v.array(count),
      limit: count,
    }),
    v.object({ type: v.literal('event_stats'), ...common, matchId: id }),
    v.object({ type: v.literal('live_events'), ...ofEvents }),
    v.object({ type: v.literal('outrights'), ...ofEvents }),
    v.object({ type: v.literal('prematch_events'), ...ofEvents }),
    v.object({ type: v.literal('promocode'), ...common, text: v.nullable(v.string()) }),
    v.object({ type: v.literal('result_events'), ...ofEvents }),
    v.object({ type: v.literal('results'), ...ofEvents }),
    v.object({ type: v.literal('schedule'), ...ofEvents }),
    v.object({ type: v.literal('top_events'), ...ofEvents }),
    v.object({ type: v.literal('top_leagues'), ...ofEvents }),
    v.object({ type: v.literal('tournaments'), ...ofBonuses }),
    v.object({ type: v.literal('bonuses'), ...ofBonuses, kinds: v.array(v.string()) }),
    v.object({ type: v.literal('jackpot_banner'), ...common, jackpotId: v.nullable(id) }),
    v.object({
      type: v.literal('jackpot_card'),
      ...common,
      jackpotIds: v.array(v.string()),
      limit: count,
    }),
    v.object({
      type: v.literal('speed_dial'),
      ...common,
      items: v.array(
        v.object({
          label: v.string(),
          href: v.string(),
          icon: v.nullable(v.picklist(BLOCK_ICONS)),
          /** Of a sport, drawn as its icon. */
          sportKey: v.nullable(v.string()),
          image: v.nullable(v.string()),
        }),
      ),
    }),
    v.object({
      type: v.literal('favorites'),
      ...common,
      lists: v.array(v.picklist(FAVOURITE_LISTS)),
      limit: count,
    }),
    v.object({ type: v.literal('prediction'), ...common, matchId: v.nullable(id), limit: count }),
    v.object({ type: v.literal('home'), ...common }),
    v.object({ type: v.literal('unknown') }),
  ]),
  { type: 'unknown' },
)

/** A page that an operator made, for who asked. */
export const sitePageAnswer = v.object({
  slug: v.string(),
  title: v.string(),
  description: v.nullable(v.string()),
  hiddenFromSearch: v.boolean(),
  blocks: v.array(pageBlock),
})

export type PageBlock = Exclude<v.InferOutput<typeof pageBlock>, { type: 'unknown' }>
export type PageBlockType = PageBlock['type']
export type PageBlockOf<Type extends PageBlockType> = Extract<PageBlock, { type: Type }>
export type EventFilters = v.InferOutput<typeof eventFilters>
export type BlockImage = v.InferOutput<typeof blockImage>
/** What a list of blocks decodes to. */
export type SentBlock = v.InferOutput<typeof pageBlock>
export type SitePageAnswer = v.InferOutput<typeof sitePageAnswer>
