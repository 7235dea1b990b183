import { DEFAULT_BET_SORT } from '@touchline/betting'
import type { PlacedBet } from '@touchline/contract'
import { betsPicture, Button, EmptyState } from '@touchline/ui'
import { useEffect } from 'react'
import { useTranslations } from 'use-intl'

import { useInSlices } from '../../base/use-in-slices.ts'
import { VirtualList } from '../../parts/rows/virtual-list.tsx'
import { BetCard } from './bet-card/bet-card.tsx'
import { BetFilters } from './bet-filters.tsx'
import { BetTotals } from './bet-totals.tsx'
import styles from './bets-listing.module.css'
import { EVERYTHING, listBets, type BetListing } from './list-bets.ts'

export type BetsListingProps = {
  bets: readonly PlacedBet[]
  listing: BetListing
  onChange: (change: Partial<BetListing>) => void
  hasMore: boolean
  /** Asks for the next page; called again and again near the list's end. */
  onMore: () => void
}

/** A card of one leg with the gap below it; the others are measured. */
const ONE_LEG_PX = 190
const NEAR_END = 4

export function BetsListing({ bets, listing, onChange, hasMore, onMore }: BetsListingProps) {
  const t = useTranslations('myBets')
  // The filter that is pressed says so before its cards are there.
  const shown = listBets(bets, useInSlices(listing))
  const { key, direction } = listing.sort
  // Pages are the newest first: what comes first in another order may be on any of them.
  const isAnyOrder = key !== DEFAULT_BET_SORT.key || direction !== DEFAULT_BET_SORT.direction
  useEffect(() => {
    if (hasMore && isAnyOrder) onMore()
  }, [hasMore, isAnyOrder, onMore])
  return (
    <div className={styles['listing']}>
      <BetFilters listing={listing} onChange={onChange} />
      {shown.length > 0 && <BetTotals bets={shown} />}
      {shown.length === 0 && !hasMore ? (
        <EmptyState
          picture={betsPicture}
          title={t('noMatchTitle')}
          action={<Button onClick={() => onChange(EVERYTHING)}>{t('showAll')}</Button>}
        />
      ) : (
        <VirtualList
          rows={shown}
          label={t('list')}
          rowHeight={ONE_LEG_PX}
          hasMore={hasMore}
          nearEnd={NEAR_END}
          onMore={onMore}
        >
          {(bet) => (
            <div className={styles['row']}>
              <BetCard bet={bet} />
            </div>
          )}
        </VirtualList>
      )}
    </div>
  )
}
