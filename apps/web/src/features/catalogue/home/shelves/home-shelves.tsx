import { Suspense } from 'react'

import type { CatalogueFilters } from '../../../../data/queries/catalogue.ts'
import { outrightFilters } from '../../page/filters.ts'
import { BuilderShelf } from './builder-shelf.tsx'
import { EndsSoon } from './ends-soon.tsx'
import { OutrightShelf, Outrights } from './outright-shelf.tsx'
import { PopularShelf } from './popular-shelf.tsx'
import styles from './shelves.module.css'

const SEASONS: CatalogueFilters = {
  ...outrightFilters({}),
  sortBy: 'priority:desc',
  bettable: true,
  limit: 8,
}

/** What players back, and combinations of the great matches. */
export function HomeShelves() {
  return (
    <div className={styles['pair']}>
      <Suspense fallback={<div className={styles['waiting']} data-kind="popular" />}>
        <PopularShelf />
      </Suspense>
      <Suspense fallback={<div className={styles['waiting']} data-kind="builder" />}>
        <BuilderShelf />
      </Suspense>
    </div>
  )
}

/** What ends soon, and what ends with the season. */
export function MoreShelves() {
  return (
    <div className={styles['pair']}>
      <Suspense fallback={<div className={styles['waiting']} data-kind="ending" />}>
        <EndsSoon />
      </Suspense>
      <Suspense fallback={<div className={styles['waiting']} data-kind="outright" />}>
        <OutrightShelf filters={SEASONS} />
      </Suspense>
    </div>
  )
}

export function OutrightCards({ filters }: { filters: CatalogueFilters }) {
  return (
    <Suspense>
      <Outrights filters={filters} />
    </Suspense>
  )
}
