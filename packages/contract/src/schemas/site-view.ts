import * as v from 'valibot'

import { BLOCK_ICONS } from './page-blocks.ts'
import { SITE_THEMES, siteMarks } from './settings.ts'
import { count } from './primitives.ts'

/** The site document as a page gets it: in the reader's language, and only what is for them. */

const icon = v.fallback(v.nullable(v.picklist(BLOCK_ICONS)), null)
const menuEntry = v.object({ title: v.string(), link: v.string(), icon })

/** `audience`: of what visitors and players both were sent, until it is known which of them looks. */
const common = {
  title: v.nullable(v.string()),
  audience: v.picklist(['all', 'logged_in', 'not_logged_in']),
}

export const headerItemView = v.variant('type', [
  v.object({ type: v.literal('bonus'), ...common, link: v.nullable(v.string()) }),
  v.object({
    type: v.literal('brand_logo'),
    ...common,
    images: v.nullable(v.object({ light: v.string(), dark: v.string() })),
    link: v.nullable(v.string()),
  }),
  v.object({ type: v.literal('chat_toggle'), ...common }),
  v.object({
    type: v.literal('events_filter'),
    ...common,
    filters: v.array(v.picklist(['all', 'live', 'today', 'video'])),
  }),
  v.object({ type: v.literal('language'), ...common }),
  v.object({ type: v.literal('submenu'), ...common, items: v.array(menuEntry) }),
  v.object({
    type: v.literal('menu_item'),
    ...common,
    link: v.string(),
    icon,
  }),
  v.object({ type: v.literal('notifications'), ...common }),
  v.object({ type: v.literal('odds'), ...common }),
  v.object({ type: v.literal('profile'), ...common }),
  v.object({ type: v.literal('search'), ...common }),
  v.object({ type: v.literal('side_menu'), ...common, items: v.array(menuEntry) }),
  v.object({
    type: v.literal('sport_list'),
    ...common,
    filters: v.array(v.string()),
    limit: count,
  }),
  v.object({
    type: v.literal('button'),
    ...common,
    link: v.string(),
    tone: v.picklist(['primary', 'secondary', 'ghost']),
  }),
  v.object({
    type: v.literal('platform_switcher'),
    ...common,
    links: v.object({ casino: v.string(), sport: v.string() }),
    active: v.picklist(['casino', 'sport']),
  }),
])

/** `site` of `GET /fe-api/settings`, read by the parts of a page that show it. */
export const siteView = v.object({
  ...siteMarks.entries,
  /** Only whoever has a preview's address sees it. */
  isDraft: v.boolean(),
  /** For whom a draft is shown; who looks is signed in as nobody by it. Null: no draft. */
  previewFor: v.nullish(
    v.object({
      audience: v.picklist(['all', 'logged_in', 'not_logged_in']),
      groups: v.array(v.string()),
      isVerified: v.boolean(),
    }),
  ),
  /** Null: the product's own. */
  header: v.nullable(v.array(headerItemView)),
  sideMenu: v.array(menuEntry),
  footer: v.array(menuEntry),
  /** Slugs of pages that the operator made; `home` is the page that a visitor meets first. */
  pages: v.array(v.string()),
})

/** What the server that hosts the pages asks for, of the published site or of a preview's draft. */
export const siteParts = v.object({
  version: count,
  hiddenPages: v.array(v.string()),
  /** In which times are shown to who has chosen none. */
  timezone: v.optional(v.nullable(v.string()), null),
  defaultTheme: v.optional(v.picklist(SITE_THEMES), 'system'),
  themeSwitch: v.optional(v.boolean(), true),
  /** Whose pages may frame the site. */
  embedOrigins: v.array(v.string()),
  /** A style sheet; null where the theme stands as it is. */
  themeCss: v.nullable(v.string()),
  textsMark: v.string(),
  /** What pages say in other words, by language, file and key; null to who has those of the mark. */
  texts: v.nullable(v.record(v.string(), v.record(v.string(), v.record(v.string(), v.string())))),
})

export type SiteView = v.InferOutput<typeof siteView>
export type HeaderItemView = v.InferOutput<typeof headerItemView>
export type MenuEntryView = v.InferOutput<typeof menuEntry>
export type SiteParts = v.InferOutput<typeof siteParts>
