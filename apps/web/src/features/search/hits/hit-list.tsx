import { useTranslations } from 'use-intl'

import styles from './hit-list.module.css'
import { HitRow } from './hit-row.tsx'
import type { HitGroup } from './hit.ts'

type HitListProps = {
  id: string
  groups: readonly HitGroup[]
  /** The row that Enter opens. */
  active: string | null
  /** What is marked in the names. */
  query: string
  /** Whether prices are asked for. */
  hasPrices: boolean
  onOpen: () => void
}

/** A grid, not a list box: the prices in its rows are buttons of their own. */
export function HitList({ id, groups, active, query, hasPrices, onOpen }: HitListProps) {
  const t = useTranslations('search')
  return (
    <div id={id} role="grid" aria-label={t('results')} className={styles['list']}>
      {groups.map(({ name, hits }) => (
        <div key={name} role="rowgroup" aria-label={t(`groups.${name}`)}>
          <div aria-hidden className={styles['heading']}>
            {t(`groups.${name}`)}
          </div>
          {hits.map((hit) => (
            <HitRow
              key={hit.id}
              id={`${id}-${hit.id}`}
              hit={hit}
              isActive={hit.id === active}
              query={query}
              hasPrices={hasPrices}
              onOpen={onOpen}
            />
          ))}
        </div>
      ))}
    </div>
  )
}
