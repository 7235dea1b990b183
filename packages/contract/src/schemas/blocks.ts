import { BONUS_TYPES } from '@touchline/betting'
import * as v from 'valibot'

import { BLOCK_ICONS, FAVOURITE_LISTS } from './page-blocks.ts'
import { word } from './primitives.ts'
import {
  few,
  httpsAddress,
  siteHref,
  siteSource,
  strict,
  textByLanguage,
  visibility,
  whole,
} from './written.ts'

/**
 * Blocks as an operator writes them in the site document (GAP-44). Everything has a bound: a document
 * is read whole, and every page of the site carries what it says.
 */

export const blockLinkWritten = strict({ href: siteHref, label: v.optional(textByLanguage(80)) })

const common = {
  ...visibility,
  title: v.optional(textByLanguage(120)),
  link: v.optional(blockLinkWritten),
}

const size = { width: whole(1, 10_000), height: whole(1, 10_000) }

/** `alt` says what the picture says; its sizes keep the page from jumping. */
const image = strict({
  src: siteSource,
  ...size,
  alt: textByLanguage(300),
  narrow: v.optional(strict({ src: siteSource, ...size })),
  dark: v.optional(siteSource),
  link: v.optional(siteHref),
})

/** YAML reads an id without quotes as a number. */
const writtenId = v.union(
  [word, v.pipe(v.number(), v.safeInteger(), v.transform(String))],
  'must be an id',
)
const ids = v.optional(few(writtenId, 0, 50), [])

const filtersOfEvents = {
  sportKeys: ids,
  categoryIds: ids,
  leagueIds: ids,
  matchIds: ids,
  hasVideo: v.optional(v.boolean('must be true or false'), false),
  startsWithinHours: v.optional(whole(1, 8_784)),
}
const noFilters = {
  sportKeys: [],
  categoryIds: [],
  leagueIds: [],
  matchIds: [],
  hasVideo: false,
}

/* @__NO_SIDE_EFFECTS__ */
const limit = (usual: number) => v.optional(whole(1, 50), usual)

/* @__NO_SIDE_EFFECTS__ */
const events = (usual: number) => ({
  ...common,
  filters: v.optional(strict(filtersOfEvents), noFilters),
  limit: limit(usual),
})

const bonusFilters = { bonusIds: ids }

const icon = v.picklist(BLOCK_ICONS, `must be one of ${BLOCK_ICONS.join(', ')}`)

/** The type's own options; `title` is what a reader of the page takes it for. */
const known = {
  label: strict({
    type: v.literal('label'),
    ...common,
    title: textByLanguage(120),
    icon: v.optional(icon),
  }),
  /** Paragraphs, headings, lists, emphasis and links of Markdown; never HTML. */
  text: strict({ type: v.literal('text'), ...common, text: textByLanguage(20_000) }),
  image: strict({
    type: v.literal('image'),
    ...common,
    images: few(image, 1, 12),
    columns: v.optional(whole(1, 4), 1),
  }),
  page_banner: strict({ type: v.literal('page_banner'), ...common, images: few(image, 1, 8) }),
  iframe: strict({
    type: v.literal('iframe'),
    ...common,
    title: textByLanguage(120),
    src: httpsAddress,
    height: whole(40, 4_000),
  }),
  event_markets: strict({
    type: v.literal('event_markets'),
    ...common,
    matchId: writtenId,
    marketIds: v.optional(few(whole(0, 2_147_483_647), 0, 50), []),
    limit: limit(6),
  }),
  event_stats: strict({ type: v.literal('event_stats'), ...common, matchId: writtenId }),
  live_events: strict({ type: v.literal('live_events'), ...events(10) }),
  outrights: strict({ type: v.literal('outrights'), ...events(6) }),
  prematch_events: strict({ type: v.literal('prematch_events'), ...events(10) }),
  promocode: strict({
    type: v.literal('promocode'),
    ...common,
    text: v.optional(textByLanguage(500)),
  }),
  result_events: strict({ type: v.literal('result_events'), ...events(10) }),
  results: strict({ type: v.literal('results'), ...events(20) }),
  schedule: strict({ type: v.literal('schedule'), ...events(20) }),
  top_events: strict({ type: v.literal('top_events'), ...events(8) }),
  top_leagues: strict({ type: v.literal('top_leagues'), ...events(10) }),
  tournaments: strict({
    type: v.literal('tournaments'),
    ...common,
    filters: v.optional(strict(bonusFilters), { bonusIds: [] }),
    limit: limit(4),
  }),
  bonuses: strict({
    type: v.literal('bonuses'),
    ...common,
    filters: v.optional(
      strict({ ...bonusFilters, kinds: v.optional(few(v.picklist(BONUS_TYPES), 0, 5), []) }),
      { bonusIds: [], kinds: [] },
    ),
    limit: limit(4),
  }),
  jackpot_banner: strict({
    type: v.literal('jackpot_banner'),
    ...common,
    filters: v.optional(strict({ jackpotId: v.optional(writtenId) }), {}),
  }),
  jackpot_card: strict({
    type: v.literal('jackpot_card'),
    ...common,
    filters: v.optional(strict({ jackpotIds: ids }), { jackpotIds: [] }),
    limit: limit(4),
  }),
  speed_dial: strict({
    type: v.literal('speed_dial'),
    ...common,
    items: few(
      strict({
        ...visibility,
        label: textByLanguage(40),
        href: siteHref,
        icon: v.optional(icon),
        sportKey: v.optional(word),
        image: v.optional(siteSource),
      }),
      1,
      24,
    ),
  }),
  favorites: strict({
    type: v.literal('favorites'),
    ...common,
    filters: v.optional(
      strict({
        lists: v.optional(few(v.picklist(FAVOURITE_LISTS), 1, 3), [...FAVOURITE_LISTS]),
      }),
      { lists: [...FAVOURITE_LISTS] },
    ),
    limit: limit(10),
  }),
  prediction: strict({
    type: v.literal('prediction'),
    ...common,
    filters: v.optional(strict({ matchId: v.optional(writtenId) }), {}),
    limit: limit(3),
  }),
  /** What the product shows on the home page by itself; on any other page nothing. */
  home: strict({ type: v.literal('home'), ...visibility }),
} as const

export type BlockType = keyof typeof known

export const BLOCK_TYPES = Object.keys(known) as readonly BlockType[]

type Written = { [Type in BlockType]: v.InferOutput<(typeof known)[Type]> }

export type WrittenBlockOf<Type extends BlockType> = Written[Type]
export type WrittenBlock = Written[BlockType]

/** Of a newer product, or misspelt: it is kept, reported and shown to nobody. */
export type UnknownBlock = { readonly type: string; readonly [option: string]: unknown }

const unknownBlock = v.pipe(
  v.looseObject({ type: word }),
  v.check((block) => JSON.stringify(block).length <= 50_000, 'is too long'),
  v.transform((block): UnknownBlock => block),
)

/** One block of a document. What it does not fit is said with the path inside the block. */
export const writtenBlock = v.lazy(
  (input): v.GenericSchema<unknown, WrittenBlock | UnknownBlock> => {
    const type = (input as { type?: unknown } | null)?.type
    return isBlockType(type) ? known[type] : unknownBlock
  },
)

function isBlockType(type: unknown): type is BlockType {
  return typeof type === 'string' && Object.hasOwn(known, type)
}

export function isKnownBlock(block: WrittenBlock | UnknownBlock): block is WrittenBlock {
  return isBlockType(block.type)
}

export const writtenBlocks = few(writtenBlock, 0, 40)

export type WrittenImage = v.InferOutput<typeof image>
