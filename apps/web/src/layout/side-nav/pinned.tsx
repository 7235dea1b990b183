import { Icon } from '@touchline/ui'
import { useEffect } from 'react'
import { useTranslations } from 'use-intl'

import { useLinks } from '../../addresses/links.ts'
import { useFavourites } from '../../player/favourites/use-favourites.ts'
import { lateComponent } from '../../parts/late/late-component.tsx'
import { ExpectedEntries } from './expected-entries.tsx'
import { NavEntry } from './nav-entry.tsx'
import styles from './side-nav.module.css'

const PinnedEntries = lateComponent(
  async () => (await import('./pinned-entries.tsx')).PinnedEntries,
  ExpectedEntries,
)

/** The way to the favourites, and the sports and leagues among them. */
export function Pinned() {
  const t = useTranslations('favourites')
  const matches = useFavourites((state) => state.matches.size)
  const isKnown = useFavourites((state) => state.status !== 'unknown')
  useEffect(() => {
    if (isKnown) PinnedEntries.fetch()
  }, [isKnown])
  return (
    <div className={styles['section']}>
      <ul>
        <li>
          <NavEntry
            link={useLinks().favourites()}
            icon={<Icon name="star" />}
            name={t('title')}
            count={matches === 0 ? undefined : matches}
          />
        </li>
        <PinnedEntries />
      </ul>
    </div>
  )
}
