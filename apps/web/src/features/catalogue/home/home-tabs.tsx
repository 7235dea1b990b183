import { useNavigate } from '@tanstack/react-router'
import { TabPanel, Tabs } from '@touchline/ui'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'

import { useLinks } from '../../../addresses/links.ts'
import { HOME_TABS, type HomeView } from '../home-view.ts'
import styles from './home-page.module.css'

const TAB_PREFIX = 'home'

/** Live · Upcoming · Outrights; the choice stands in the address. */
export function HomeTabs({ view, children }: { view: HomeView; children: ReactNode }) {
  const t = useTranslations('catalogue.tabs')
  const links = useLinks()
  const navigate = useNavigate()
  const tabs = HOME_TABS.flatMap((id) => view.tabs.filter((tab) => tab.id === id)).map((tab) => ({
    ...tab,
    label: t(tab.id),
  }))
  return (
    <div className={styles['tabs']}>
      <Tabs
        label={t('label')}
        tabs={tabs}
        value={view.tab}
        idPrefix={TAB_PREFIX}
        onChange={(tab) =>
          void navigate({
            ...links.home(),
            search: (search) => ({ ...search, tab }),
            replace: true,
            resetScroll: false,
          })
        }
      />
      <TabPanel idPrefix={TAB_PREFIX} tabId={view.tab} active className={styles['panel']}>
        {children}
      </TabPanel>
    </div>
  )
}
