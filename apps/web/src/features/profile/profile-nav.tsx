import { Icon } from '@touchline/ui'
import { useTranslations } from 'use-intl'

import { useLinks } from '../../addresses/links.ts'
import { ProfileTexts } from '../../i18n/profile-texts.tsx'
import { NavEntry } from '../../layout/side-nav/nav-entry.tsx'
import nav from '../../layout/side-nav/side-nav.module.css'
import { useProfilePages } from './profile-pages.ts'

/** From 960 px up, in the place of the sports: the pages of the account. */
export function ProfileNav() {
  return (
    <ProfileTexts>
      <Entries />
    </ProfileTexts>
  )
}

function Entries() {
  const t = useTranslations('profile')
  const layout = useTranslations('layout')
  const links = useLinks()
  const pages = useProfilePages()
  return (
    <nav aria-label={t('nav')} className={nav['nav']} data-narrows>
      <ul className={nav['section']}>
        {pages.map(({ name, icon }) => (
          <li key={name}>
            <NavEntry
              link={{ ...links.profile(name), activeOptions: { exact: true } }}
              icon={<Icon name={icon} />}
              name={t(`names.${name}`)}
            />
          </li>
        ))}
      </ul>
      <ul className={nav['section']}>
        <li>
          <NavEntry
            link={links.info('saferGambling')}
            icon={<Icon name="info" />}
            name={layout('info.saferGambling')}
          />
        </li>
        <li>
          <NavEntry
            link={links.info('help')}
            icon={<Icon name="help" />}
            name={layout('info.help')}
          />
        </li>
        <li>
          <NavEntry link={links.home()} icon={<Icon name="home" />} name={layout('sports')} />
        </li>
      </ul>
    </nav>
  )
}
