import type { MenuEntryView } from '@touchline/contract'
import { Icon } from '@touchline/ui'
import { useTranslations } from 'use-intl'

import { useSite } from '../../data/queries/site.ts'
import { SiteLink } from '../../parts/blocks/site-link.tsx'
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
  const entries = header.flatMap((item): MenuEntryView[] => {
    switch (item.type) {
      case 'menu_item':
        return [{ title: item.title ?? '', link: item.link, icon: item.icon }]
      case 'button':
        return [{ title: item.title ?? '', link: item.link, icon: null }]
      case 'submenu':
      case 'side_menu':
        return item.items
      case 'platform_switcher':
        return [{ title: t('casino'), link: item.links.casino, icon: null }]
      default:
        return []
    }
  })
  return <Entries entries={entries} />
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

function Entries({ entries }: { entries: readonly MenuEntryView[] }) {
  if (entries.length === 0) return null
  return (
    <ul className={nav['section']}>
      {entries.map(({ title, link, icon }) => (
        <li key={`${link} ${title}`}>
          <div className={nav['entry']}>
            <SiteLink href={link} className={nav['link']} data-tip={title}>
              <span className={nav['icon']}>
                <Icon name={icon ?? 'external'} />
              </span>
              <bdi className={nav['name']}>{title}</bdi>
            </SiteLink>
          </div>
        </li>
      ))}
    </ul>
  )
}
