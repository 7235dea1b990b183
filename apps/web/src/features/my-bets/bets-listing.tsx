import { DEFAULT_BET_SORT } from '@touchline/betting'
import type { PlacedBet } from '@touchline/contract'
import { betsPicture, Button, EmptyState } from '@touchline/ui'
import { useState } from 'react'
import { useTranslations } from 'use-intl'

import { BetFilters } from './bet-filters.tsx'
import { BetTotals } from './bet-totals.tsx'
import styles from './bets-listing.module.css'
import { listBets, type BetListing } from './list-bets.ts'
import { VirtualBets } from './virtual-bets.tsx'

type BetsListingProps = {
  bets: readonly PlacedBet[]
  hasMore: boolean
  /** Asks for the next page; called again and again near the list's end. */
  onMore: () => void
}

const EVERYTHING: BetListing = { state: 'all', result: 'all', sort: DEFAULT_BET_SORT }

export function BetsListing({ bets, hasMore, onMore }: BetsListingProps) {
  const t = useTranslations('myBets')
  const [listing, setListing] = useState<BetListing>(EVERYTHING)
  const shown = listBets(bets, listing)
  return (
    <div className={styles['listing']}>
      <BetFilters listing={listing} onChange={setListing} />
      {shown.length > 0 && <BetTotals bets={shown} />}
      {shown.length === 0 && !hasMore ? (
        <EmptyState
          picture={betsPicture}
          title={t('noMatchTitle')}
          action={<Button onClick={() => setListing(EVERYTHING)}>{t('showAll')}</Button>}
        />
      ) : (
        <VirtualBets bets={shown} hasMore={hasMore} onMore={onMore} />
      )}
    </div>
  )
}
