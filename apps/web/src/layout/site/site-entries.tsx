import type { HeaderItemView, MenuEntryView } from '@touchline/contract'
import { Icon } from '@touchline/ui'
import { useTranslations } from 'use-intl'

import { useSite } from '../../data/queries/site.ts'
import { isElsewhere, SiteLink } from '../../parts/blocks/site-link.tsx'
import { NavSection } from '../side-nav/nav-section.tsx'
import nav from '../side-nav/side-nav.module.css'

/** What the operator puts above the sports of the left column and of the drawer. */
export function SideEntries() {
  const entries = useSite()?.sideMenu ?? []
  return <Entries entries={entries} />
}

/** What smaller screens have no room for in the header. */
export function HeaderEntries() {
  const t = useTranslations('site')
  const header = useSite()?.header ?? []
  return partsOf(header, t('casino')).map(({ title, entries }, at) =>
    title === null ? (
      // The order is the document's, and nothing in it moves.
      // oxlint-disable-next-line react/no-array-index-key
      <Entries key={at} entries={entries} />
    ) : (
      // oxlint-disable-next-line react/no-array-index-key
      <NavSection key={at} title={title}>
        <Rows entries={entries} />
      </NavSection>
    ),
  )
}

type Part = { title: string | null; entries: MenuEntryView[] }

/** A submenu keeps its title; what stands beside it in the header shares a list. */
function partsOf(header: readonly HeaderItemView[], casino: string): Part[] {
  const parts: Part[] = []
  for (const item of header) {
    const title = item.type === 'submenu' ? item.title : null
    const entries = entriesOf(item, casino)
    const last = parts.at(-1)
    if (title === null && last?.title === null) last.entries.push(...entries)
    else if (entries.length > 0) parts.push({ title, entries: [...entries] })
  }
  return parts
}

function entriesOf(item: HeaderItemView, casino: string): readonly MenuEntryView[] {
  switch (item.type) {
    case 'menu_item':
      return [{ title: item.title ?? '', link: item.link, icon: item.icon }]
    case 'button':
      return [{ title: item.title ?? '', link: item.link, icon: null }]
    case 'submenu':
    case 'side_menu':
      return item.items
    case 'platform_switcher':
      return [{ title: casino, link: item.links.casino, icon: null }]
    default:
      return []
  }
}

/** After the product's own links at a page's end. */
export function FooterEntries() {
  const entries = useSite()?.footer ?? []
  return entries.map(({ title, link }) => (
    <SiteLink key={`${link} ${title}`} href={link}>
      {title}
    </SiteLink>
  ))
}

type EntriesProps = { entries: readonly MenuEntryView[] }

function Entries({ entries }: EntriesProps) {
  if (entries.length === 0) return null
  return (
    <ul className={nav['section']}>
      <Rows entries={entries} />
    </ul>
  )
}

function Rows({ entries }: EntriesProps) {
  return entries.map(({ title, link, icon }) => (
    <li key={`${link} ${title}`}>
      <div className={nav['entry']}>
        <SiteLink href={link} className={nav['link']} data-tip={title}>
          <span className={nav['icon']}>
            <Icon name={icon ?? (isElsewhere(link) ? 'external' : 'chevron-right')} />
          </span>
          <bdi className={nav['name']}>{title}</bdi>
        </SiteLink>
      </div>
    </li>
  ))
}
