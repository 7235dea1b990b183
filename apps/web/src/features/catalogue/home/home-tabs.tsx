import { Link } from '@tanstack/react-router'
import { chipAttributes, ChipCount, ChipRow } from '@touchline/ui'
import { useTranslations } from 'use-intl'

import { useLinks } from '../../../addresses/links.ts'
import type { HomeSearch, HomeView } from '../home-view.ts'

/** Live · Upcoming · Outrights; the choice stands in the address. */
export function HomeTabs({ view }: { view: HomeView }) {
  const t = useTranslations('catalogue')
  const tTabs = useTranslations('catalogue.tabs')
  const links = useLinks()
  return (
    <ChipRow label={tTabs('label')} startLabel={t('scrollBack')} endLabel={t('scrollOn')}>
      {view.tabs.map(({ id, count }) => (
        <Link
          key={id}
          {...links.home()}
          search={(search: HomeSearch) => ({ ...search, tab: id })}
          activeOptions={{ includeSearch: true }}
          resetScroll={false}
          replace
          aria-current={id === view.tab || undefined}
          {...chipAttributes({ selected: id === view.tab })}
        >
          {tTabs(id)}
          <ChipCount>{count}</ChipCount>
        </Link>
      ))}
    </ChipRow>
  )
}
