import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import type { HeaderItemView, MenuEntryView } from '@touchline/contract'
import { buttonAttributes, Icon, pictureSource, Popover, usePictureFailure } from '@touchline/ui'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'

import { siteAddress } from '../../addresses/site-address.ts'
import { useServices } from '../../base/services.ts'
import { sportsQuery } from '../../data/queries/catalogue.ts'
import { useSite } from '../../data/queries/site.ts'
import { SiteLink } from '../../parts/blocks/site-link.tsx'
import { useIsVisitor } from '../../player/session/use-session.ts'
import { Brand } from '../brand/brand.tsx'
import { FeedLight } from '../header/header.tsx'
import { SearchButton } from '../header/search-button.tsx'
import { byPlay } from '../side-nav/by-name.ts'
import styles from './own-header.module.css'

/** What features show in the header, by the item that asks for it. */
export type HeaderNodes = {
  [Type in 'bonus' | 'chat_toggle' | 'language' | 'notifications' | 'odds' | 'profile']: ReactNode
}

type OwnHeaderProps = {
  nodes: HeaderNodes
  /** Opens the drawer; on smaller screens it is always there. */
  menu: ReactNode
  /** Takes the place of what stands first on a phone. */
  back: ReactNode
  /** Where the document names no items. */
  standard: ReactNode
}

/** HEAD-02 to HEAD-15: the items of the site document, in its order. */
export function OwnHeader({ nodes, menu, back, standard }: OwnHeaderProps) {
  const t = useTranslations('layout')
  const header = useSite()?.header
  const items = useForWhoLooks(header ?? [])
  const hasMenu = items.some(({ type }) => type === 'side_menu')
  const profile = items.find(({ type }) => type === 'profile')
  if (header == null) return standard
  return (
    <nav className={styles['bar']} aria-label={t('menu')}>
      {!hasMenu && <div className={styles['menu']}>{menu}</div>}
      {back}
      {runsOf(items).map((run, at) => (
        // The order is the document's, and nothing in it moves.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={at} className={styles['run']} data-words={isOfWords(run[0]) || undefined}>
          {run.map((item, index) => (
            // oxlint-disable-next-line react/no-array-index-key
            <div key={index} className={styles['item']} data-item={item.type}>
              {item === profile && <FeedLight />}
              <Item item={item} nodes={nodes} menu={menu} />
            </div>
          ))}
        </div>
      ))}
      {profile === undefined && <FeedLight />}
    </nav>
  )
}

const OF_WORDS: readonly (HeaderItemView['type'] | undefined)[] = [
  'menu_item',
  'submenu',
  'sport_list',
  'events_filter',
  'platform_switcher',
]
const isOfWords = (item: HeaderItemView | undefined) => OF_WORDS.includes(item?.type)

/** Links that follow each other share a strip, which slides where the header has no room for it. */
function runsOf(items: readonly HeaderItemView[]): HeaderItemView[][] {
  const runs: HeaderItemView[][] = []
  for (const item of items) {
    const last = runs.at(-1)
    if (last !== undefined && isOfWords(item) && isOfWords(last[0])) last.push(item)
    else runs.push([item])
  }
  return runs
}

/** Until it is known who looks, a page was sent what visitors see. */
function useForWhoLooks(items: readonly HeaderItemView[]): readonly HeaderItemView[] {
  const { page } = useServices()
  const isVisitor = useIsVisitor()
  // A draft is shown as those see it whom its address names.
  if (page.preview !== null) return items
  return items.filter(({ audience }) => isVisitor || audience !== 'not_logged_in')
}

type ItemProps = { item: HeaderItemView; nodes: HeaderNodes; menu: ReactNode }

function Item({ item, nodes, menu }: ItemProps) {
  switch (item.type) {
    case 'bonus':
      return item.link === null ? nodes.bonus : <OwnBonusLink {...item} link={item.link} />
    case 'brand_logo':
      return <Logo {...item} />
    case 'events_filter':
      return <EventsFilter {...item} />
    case 'submenu':
      return <Submenu {...item} />
    case 'menu_item':
      return <EntryLink entry={{ title: item.title ?? '', link: item.link, icon: item.icon }} />
    case 'search':
      return <SearchButton />
    case 'side_menu':
      return menu
    case 'sport_list':
      return <SportList {...item} />
    case 'button':
      return (
        <SiteLink href={item.link} {...buttonAttributes({ tone: item.tone })}>
          {item.title}
        </SiteLink>
      )
    case 'platform_switcher':
      return <PlatformSwitcher {...item} />
    case 'chat_toggle':
    case 'language':
    case 'notifications':
    case 'odds':
    case 'profile':
      return nodes[item.type]
  }
}

type ItemOf<Type extends HeaderItemView['type']> = Extract<HeaderItemView, { type: Type }>

function OwnBonusLink({ title, link }: { title: string | null; link: string }) {
  const t = useTranslations('site')
  return (
    <SiteLink href={link} className={styles['link']}>
      <Icon name="gift" />
      {title ?? t('bonuses')}
    </SiteLink>
  )
}

/** HEAD-02: the operator's own mark in both themes, or the product's. */
function Logo({ title, images, link }: ItemOf<'brand_logo'>) {
  const t = useTranslations('layout')
  if (images === null) return <Brand />
  const name = title ?? t('home')
  return (
    <SiteLink href={link ?? '/sports'} className={styles['logo']}>
      <Mark src={images.light} on="light" name={name} />
      <Mark src={images.dark} on="dark" name={name} />
    </SiteLink>
  )
}

function Mark({ src, on, name }: { src: string; on: 'light' | 'dark'; name: string }) {
  const [failed, watched] = usePictureFailure(src)
  if (failed) return <bdi data-on={on}>{name}</bdi>
  return <img {...pictureSource(src, 160)} {...watched} alt={name} data-on={on} height={32} />
}

type EntryLinkProps = {
  entry: MenuEntryView
  /** Its page is narrowed by another entry beside it, which is the current one. */
  isPart?: boolean
}

function EntryLink({ entry: { title, link, icon }, isPart = false }: EntryLinkProps) {
  const isCurrent = useIsCurrent(link) && !isPart
  return (
    <SiteLink href={link} className={styles['link']} isCurrent={isCurrent}>
      {icon !== null && <Icon name={icon} />}
      {title}
    </SiteLink>
  )
}

/** Whether a link of the site leads to the page that is shown. */
function useIsCurrent(link: string): boolean {
  const { page } = useServices()
  const { pathname, searchStr } = useLocation()
  const address = siteAddress(link, page)
  return address === pathname || address === `${pathname}${searchStr}`
}

/** HEAD-04: all matches, those in play, today's, those that can be watched. */
function EventsFilter({ filters, title }: ItemOf<'events_filter'>) {
  const t = useTranslations('site')
  const words = useTranslations('words')
  const links = {
    all: { title: t('all'), link: '/sports' },
    live: { title: words('live'), link: '/sports/live' },
    today: { title: words('today'), link: '/sports/schedule' },
    video: { title: t('video'), link: '/sports/live?video=true' },
  }
  const hasVideo = useIsCurrent(links.video.link)
  return (
    <div role="group" aria-label={title ?? t('events')} className={styles['group']}>
      {filters.map((name) => (
        <EntryLink
          key={name}
          entry={{ ...links[name], icon: null }}
          isPart={name === 'live' && hasVideo && filters.includes('video')}
        />
      ))}
    </div>
  )
}

/** HEAD-06. */
function Submenu({ title, items }: ItemOf<'submenu'>) {
  return (
    <Popover
      label={title ?? ''}
      trigger={(attributes) => (
        <button type="button" className={styles['link']} {...attributes}>
          {title}
          <Icon name="chevron-down" />
        </button>
      )}
    >
      <ul className={styles['entries']}>
        {items.map((entry) => (
          <li key={`${entry.link} ${entry.title}`}>
            <EntryLink entry={entry} />
          </li>
        ))}
      </ul>
    </Popover>
  )
}

/** HEAD-13: the sports that the operator names in their order, or those with most matches. */
function SportList({ filters, limit }: ItemOf<'sport_list'>) {
  const services = useServices()
  const { data: sports = [] } = useQuery(sportsQuery(services))
  const open = byPlay(
    sports.filter(({ gamesCount }) => gamesCount > 0),
    services.page.locale,
  )
  const shown =
    filters.length === 0
      ? open
      : filters.flatMap((key) => sports.find((sport) => sport.key === key) ?? [])
  return shown
    .slice(0, limit)
    .map(({ key, name }) => (
      <EntryLink key={key} entry={{ title: name, link: `/sports/${key}`, icon: null }} />
    ))
}

/** HEAD-15. */
function PlatformSwitcher({ links, active, title }: ItemOf<'platform_switcher'>) {
  const t = useTranslations('site')
  return (
    <div role="group" aria-label={title ?? t('platform')} className={styles['switcher']}>
      {(['casino', 'sport'] as const).map((platform) => (
        <SiteLink
          key={platform}
          href={links[platform]}
          className={styles['platform']}
          isCurrent={platform === active}
        >
          {t(platform)}
        </SiteLink>
      ))}
    </div>
  )
}
