import { isKnownItem } from '@touchline/contract'
import type {
  HeaderItemView,
  MenuEntry,
  MenuEntryView,
  SiteView,
  Visibility,
  WrittenHeaderItem,
} from '@touchline/contract'
import type { LocaleCode } from '../../settings/locales.ts'
import { textIn } from '../../texts/local-text.ts'
import { markOfTexts } from '../../texts/site-texts.ts'
import { maySee } from '../players/may-see.ts'
import type { Viewer } from '../players/may-see.ts'
import type { Preview } from './preview-token.ts'
import type { SiteNow } from './site-keeper.ts'

export type Looking = { readonly viewer: Viewer; readonly locale: LocaleCode }

/** What of the document is for who looks, in their language. */
export function presentSite(
  { version, document }: SiteNow,
  { viewer, locale }: Looking,
  preview: Preview | null,
): SiteView {
  const { header, sideMenu = [], footer, pages } = document
  const known = header?.filter((item) => isKnownItem(item))
  const links = footer?.links ?? []
  const entries = (list: readonly MenuEntry[]) => presentEntries(list, { viewer, locale })
  return {
    version,
    texts: markOfTexts(document.texts),
    isDraft: preview !== null,
    previewFor: preview && {
      audience: preview.audience,
      groups: [...preview.groups],
      isVerified: preview.isVerified,
    },
    isPersonal: [...(known ?? []), ...sideMenu, ...links, ...(known ?? []).flatMap(itemsOf)].some(
      isPersonal,
    ),
    header:
      known
        ?.filter((item) => maySee(item, viewer))
        .map((item) => presentItem(item, { viewer, locale })) ?? null,
    sideMenu: entries(sideMenu),
    footer: entries(links),
    pages: pages.map(({ slug }) => slug),
  }
}

const itemsOf = (item: WrittenHeaderItem): readonly MenuEntry[] =>
  item.type === 'submenu' || item.type === 'side_menu' ? (item.items ?? []) : []

function isPersonal(rule: Visibility): boolean {
  return (
    rule.audience !== 'all' ||
    rule.onlyVerified ||
    rule.groupIds.length + rule.hiddenForGroupIds.length > 0
  )
}

function presentEntries(list: readonly MenuEntry[], { viewer, locale }: Looking): MenuEntryView[] {
  return list
    .filter((entry) => maySee(entry, viewer))
    .map(({ title, link, icon }) => ({ title: textIn(title, locale), link, icon: icon ?? null }))
}

function presentItem(item: WrittenHeaderItem, looking: Looking): HeaderItemView {
  const common = {
    title: item.title === undefined ? null : textIn(item.title, looking.locale),
    audience: item.audience,
  }
  switch (item.type) {
    case 'bonus':
      return { type: item.type, ...common, link: item.link ?? null }
    case 'brand_logo':
      return { type: item.type, ...common, images: item.images ?? null, link: item.link ?? null }
    case 'events_filter':
      return { type: item.type, ...common, filters: [...item.filters] }
    case 'submenu':
      return { type: item.type, ...common, items: presentEntries(item.items, looking) }
    case 'side_menu':
      return { type: item.type, ...common, items: presentEntries(item.items ?? [], looking) }
    case 'menu_item':
      return { type: item.type, ...common, link: item.link, icon: item.icon ?? null }
    case 'sport_list':
      return { type: item.type, ...common, filters: [...item.filters], limit: item.limit }
    case 'button':
      return { type: item.type, ...common, link: item.link, tone: item.tone }
    case 'platform_switcher':
      return { type: item.type, ...common, links: { ...item.links }, active: item.active }
    case 'chat_toggle':
    case 'language':
    case 'notifications':
    case 'odds':
    case 'profile':
    case 'search':
      return { type: item.type, ...common }
  }
}
