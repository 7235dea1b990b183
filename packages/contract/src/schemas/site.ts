import { BONUS_TYPES } from '@touchline/betting'
import { LOCALES, TEXT_FILES } from '@touchline/i18n'
import * as v from 'valibot'

import { writtenBlocks } from './blocks.ts'
import { BLOCK_ICONS } from './page-blocks.ts'
import { isTimeZone } from '../time-zone.ts'
import { text, word } from './primitives.ts'
import { SITE_THEMES } from './settings.ts'
import {
  country,
  few,
  siteHref,
  siteSource,
  strict,
  textByLanguage,
  visibility,
  whole,
} from './written.ts'

/**
 * The site document: what an operator makes of the site, as it is written in one file. Nothing of it
 * is needed; what is not said is as the product comes.
 */

const trueOrFalse = v.boolean('must be true or false')
const title = textByLanguage(80)

const icon = v.optional(v.picklist(BLOCK_ICONS, `must be one of ${BLOCK_ICONS.join(', ')}`))

/** A line of a menu, a link at a page's end. */
const menuEntry = strict({ title, link: siteHref, icon, ...visibility })
const menuEntries = few(menuEntry, 1, 40)

export const EVENT_FILTERS = ['all', 'live', 'today', 'video'] as const
export const PLATFORMS = ['casino', 'sport'] as const
export const BUTTON_TONES = ['primary', 'secondary', 'ghost'] as const

const oneOf = (names: readonly string[]) => `must be one of ${names.join(', ')}`

/** In place of what the product says. */
const common = { ...visibility, title: v.optional(title) }

/** HEAD-01 to HEAD-15, each with its options (GAP-44). */
const knownItems = {
  bonus: strict({ type: v.literal('bonus'), ...common, link: v.optional(siteHref) }),
  /** Without pictures: the product's own mark. */
  brand_logo: strict({
    type: v.literal('brand_logo'),
    ...common,
    images: v.optional(strict({ light: siteSource, dark: siteSource })),
    link: v.optional(siteHref),
  }),
  chat_toggle: strict({ type: v.literal('chat_toggle'), ...common }),
  events_filter: strict({
    type: v.literal('events_filter'),
    ...common,
    filters: v.optional(few(v.picklist(EVENT_FILTERS, oneOf(EVENT_FILTERS)), 1, 4), [
      ...EVENT_FILTERS,
    ]),
  }),
  language: strict({ type: v.literal('language'), ...common }),
  submenu: strict({ type: v.literal('submenu'), ...common, title, items: menuEntries }),
  menu_item: strict({
    type: v.literal('menu_item'),
    ...common,
    title,
    link: siteHref,
    icon,
  }),
  notifications: strict({ type: v.literal('notifications'), ...common }),
  odds: strict({ type: v.literal('odds'), ...common }),
  profile: strict({ type: v.literal('profile'), ...common }),
  search: strict({ type: v.literal('search'), ...common }),
  /** Without entries: the product's own menu. */
  side_menu: strict({
    type: v.literal('side_menu'),
    ...common,
    items: v.optional(menuEntries),
  }),
  /** `filters` are keys of sports in their order; none named: those with most matches. */
  sport_list: strict({
    type: v.literal('sport_list'),
    ...common,
    filters: v.optional(few(word, 0, 40), []),
    limit: v.optional(whole(1, 20), 6),
  }),
  button: strict({
    type: v.literal('button'),
    ...common,
    title,
    link: siteHref,
    tone: v.optional(v.picklist(BUTTON_TONES, oneOf(BUTTON_TONES)), 'secondary'),
  }),
  platform_switcher: strict({
    type: v.literal('platform_switcher'),
    ...common,
    links: strict({ casino: siteHref, sport: v.optional(siteHref, '/sports') }),
    active: v.optional(v.picklist(PLATFORMS, oneOf(PLATFORMS)), 'sport'),
  }),
} as const

export type HeaderType = keyof typeof knownItems
type WrittenItem = { [Type in HeaderType]: v.InferOutput<(typeof knownItems)[Type]> }
export type WrittenHeaderItem = WrittenItem[HeaderType]
/** Of a newer product, or misspelt: it is kept, reported and shown to nobody. */
export type UnknownHeaderItem = { readonly type: string; readonly [option: string]: unknown }

export const HEADER_TYPES = Object.keys(knownItems) as readonly HeaderType[]

const unknownItem = v.pipe(
  v.looseObject({ type: word }),
  v.check((item) => JSON.stringify(item).length <= 10_000, 'is too long'),
  v.transform((item): UnknownHeaderItem => item),
)

const headerItem = v.lazy(
  (input): v.GenericSchema<unknown, WrittenHeaderItem | UnknownHeaderItem> => {
    const type = (input as { type?: unknown } | null)?.type
    return isHeaderType(type) ? knownItems[type] : unknownItem
  },
)

function isHeaderType(type: unknown): type is HeaderType {
  return typeof type === 'string' && Object.hasOwn(knownItems, type)
}

export function isKnownItem(
  item: WrittenHeaderItem | UnknownHeaderItem,
): item is WrittenHeaderItem {
  return isHeaderType(item.type)
}

const slug = v.pipe(
  v.string(),
  v.regex(
    /^[a-z0-9]+(-[a-z0-9]+)*$/,
    'must be small letters and digits with hyphens between them, as summer-cup',
  ),
  v.maxLength(60, 'must be at most 60 letters long'),
)

const writtenPage = strict({
  slug,
  title: textByLanguage(120),
  /** What search engines say below the title. */
  description: v.optional(textByLanguage(300)),
  blocks: writtenBlocks,
  hiddenFromSearch: v.optional(trueOrFalse, false),
  ...visibility,
})

/** What an operator may switch. */
export const FEATURES = [
  'activity_tracking',
  'best_odds_guaranteed',
  'custom_sport_type_providers',
  'jackpots',
  'quick_deposit',
  'quick_deposit_test',
  'responsible_gambling',
  'sign_up_iframe_preloader',
] as const

const HOST_ORIGIN = /^(?:\*|https?:\/\/(?:\*\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)*(?::\d{1,5})?)$/

/** As browsers say it, or a pattern of them; anything else is never heard. */
export const hostOrigin = v.pipe(
  v.string(),
  v.check((given) => {
    if (!HOST_ORIGIN.test(given) || given === '*') return given === '*'
    const one = given.replace('*.', '')
    return URL.canParse(one) && new URL(one).origin === one
  }, 'must be an origin, as https://www.host.example, without a path'),
)
/** In the zone of the browser where the operator names none. */
export const timeZone = v.pipe(
  v.string(),
  v.check(isTimeZone, 'must be a time zone, as Europe/Berlin'),
)

const wayIn = strict({
  enabled: v.optional(trueOrFalse),
  blockedCountries: v.optional(few(country, 0, 250)),
})

/** What the environment says of the site and not of the machine; a variable that is set goes first. */
const siteSettings = strict({
  signIn: v.optional(wayIn),
  signUp: v.optional(wayIn),
  signUpReminderSeconds: v.optional(v.nullable(whole(1, 86_400))),
  sharing: v.optional(trueOrFalse),
  myBets: v.optional(trueOrFalse),
  bonusToasts: v.optional(
    strict({
      delaySeconds: v.optional(whole(0, 3_600)),
      disabledTypes: v.optional(few(v.picklist(BONUS_TYPES, oneOf(BONUS_TYPES)), 0, 5)),
    }),
  ),
  hiddenPages: v.optional(few(word, 0, 100)),
  timezone: v.optional(v.nullable(timeZone)),
  /** What is shown to who has chosen none. */
  defaultTheme: v.optional(v.picklist(SITE_THEMES, oneOf(SITE_THEMES))),
  /** Whether players choose their own. */
  themeSwitch: v.optional(trueOrFalse),
  /** Whose pages may frame the site, and are heard by it. */
  embedOrigins: v.optional(few(hostOrigin, 0, 100)),
  platformUrl: v.optional(siteHref),
  playerGroup: v.optional(v.nullable(word)),
  operator: v.optional(
    strict({
      name: v.optional(text(200)),
      licence: v.optional(v.nullable(text(200))),
      licenceUrl: v.optional(v.nullable(siteHref)),
      supportEmail: v.optional(v.nullable(text(320))),
    }),
  ),
})

/** By the names of tokens without their hyphens in front: brand, surface-0, radius-control. */
const tokens = v.record(
  v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,40}$/, 'must be the name of a token, as brand')),
  v.pipe(text(200), v.regex(/^[^;{}<>@\\]+$/, 'must be one value, without ; or brackets')),
)

const FLAT_KEY = 'must be the key of a text, as layout.home'

/** Texts of the product in other words: by language, by file, by key, as the folders of languages. */
const saidTexts = v.record(
  v.picklist(LOCALES, `is no language of Touchline; it knows ${LOCALES.join(', ')}`),
  v.record(
    v.picklist(TEXT_FILES, `is none of the files of texts, which are ${TEXT_FILES.join(', ')}`),
    v.record(
      v.pipe(v.string(), v.regex(/^[\w-]+(\.[\w-]+)*$/, FLAT_KEY), v.maxLength(120, FLAT_KEY)),
      v.pipe(v.string('must be a text'), v.maxLength(5_000, 'must be at most 5000 characters')),
      'must be texts by their keys, as { layout.home: … }',
    ),
    'must be texts by file, as { app: { layout.home: … } }',
  ),
  'must be texts by language, as { de: { app: { layout.home: … } } }',
)

export const siteDocument = strict({
  pages: v.optional(few(writtenPage, 0, 200), []),
  /** What stands in the header, in its order. */
  header: v.optional(few(headerItem, 1, 30)),
  /** Above the sports of the left column and of the drawer. */
  sideMenu: v.optional(menuEntries),
  /** After the product's own links at a page's end. */
  footer: v.optional(strict({ links: menuEntries })),
  features: v.optional(v.record(v.picklist(FEATURES, oneOf(FEATURES)), trueOrFalse), {}),
  /** Groups of players that anything here names, with what they are for. */
  groups: v.optional(v.record(word, text(500)), {}),
  theme: v.optional(strict({ light: v.optional(tokens, {}), dark: v.optional(tokens, {}) }), {
    light: {},
    dark: {},
  }),
  settings: v.optional(siteSettings, {}),
  texts: v.optional(saidTexts, {}),
})

export type SiteDocument = v.InferOutput<typeof siteDocument>
export type SitePage = SiteDocument['pages'][number]
export type MenuEntry = NonNullable<SiteDocument['sideMenu']>[number]
