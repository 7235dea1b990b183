import { CatchBoundary } from '@tanstack/react-router'
import type { ReactNode } from 'react'

import { useServices } from '../../../../base/services.ts'
import type { CatalogueFilters } from '../../../../data/queries/catalogue.ts'
import { useSystemSettings } from '../../../../data/queries/system-settings.ts'
import { lazyPart } from '../../../../parts/late/lazy-part.tsx'
import { Waiting } from '../../../../parts/late/waiting.tsx'
import { hasCustomBets } from '../../../../parts/ready-builder/has-custom-bets.ts'
import { ListChoiceContext } from '../../choice/list-choice.ts'
import { outrightFilters } from '../../page/filters.ts'
import { BuilderShelf } from './builder-shelf.tsx'
import { EndsSoon } from './ends-soon.tsx'
import { OutrightShelf, Outrights } from './outright-shelf.tsx'
import { PopularShelf } from './popular-shelf.tsx'
import styles from './shelves.module.css'

/** With files of its own, whose names the first view would carry. */
const JackpotCard = lazyPart(
  async () => (await import('../../../../parts/jackpots/jackpot-card.tsx')).JackpotCard,
)

const SEASONS: CatalogueFilters = {
  ...outrightFilters({}),
  sortBy: 'priority:desc',
  bettable: true,
  limit: 8,
}

/** What players back, and combinations of the great matches. */
export function HomeShelves() {
  const hasBuilders = hasCustomBets(useSystemSettings())
  return (
    // Their cards show what their matches have: nothing was chosen for them.
    <ListChoiceContext value={null}>
      <div className={styles['pair']}>
        <Extra kind="popular">
          <PopularShelf />
        </Extra>
        {hasBuilders && (
          <Extra kind="builder">
            <BuilderShelf />
          </Extra>
        )}
      </div>
    </ListChoiceContext>
  )
}

/** What ends soon, and what ends with the season. */
export function MoreShelves() {
  return (
    <>
      <div className={styles['pair']}>
        <Extra kind="ending">
          <EndsSoon />
        </Extra>
        <Extra kind="outright">
          <OutrightShelf filters={SEASONS} />
        </Extra>
      </div>
      <Waiting>
        <JackpotCard />
      </Waiting>
    </>
  )
}

/** Home is there without it: what cannot be read leaves its place to the others. */
function Extra({ kind, children }: { kind: string; children: ReactNode }) {
  const { report } = useServices()
  return (
    <CatchBoundary
      getResetKey={() => kind}
      errorComponent={Nothing}
      onCatch={(error) => report(error)}
    >
      <Waiting fallback={<div className={styles['waiting']} data-kind={kind} />}>
        {children}
      </Waiting>
    </CatchBoundary>
  )
}

const Nothing = () => null

export function OutrightCards({ filters }: { filters: CatalogueFilters }) {
  return (
    <Waiting>
      <Outrights filters={filters} />
    </Waiting>
  )
}
