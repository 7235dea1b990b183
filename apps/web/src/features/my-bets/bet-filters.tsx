import { BET_RESULT_FILTERS, BET_STATE_FILTERS, type BetStateFilter } from '@touchline/betting'
import { Segmented, Select } from '@touchline/ui'
import { useTranslations } from 'use-intl'

import styles from './bets-listing.module.css'
import { fromSortOption, SORT_OPTIONS, toSortOption, type BetListing } from './list-bets.ts'

type BetFiltersProps = { listing: BetListing; onChange: (change: Partial<BetListing>) => void }

export function BetFilters({ listing, onChange }: BetFiltersProps) {
  const t = useTranslations('myBets')
  return (
    <div className={styles['filters']}>
      <Segmented<BetStateFilter>
        label={t('state')}
        size="small"
        block
        value={listing.state}
        options={BET_STATE_FILTERS.map((value) => ({ value, label: t(`states.${value}`) }))}
        onChange={(state) => onChange({ state })}
      />
      <div className={styles['selects']}>
        <Select
          label={t('result')}
          hideLabel
          size="small"
          value={listing.result}
          options={BET_RESULT_FILTERS.map((value) => ({ value, label: t(`results.${value}`) }))}
          onChange={(event) => {
            const result = BET_RESULT_FILTERS.find((value) => value === event.target.value)
            if (result !== undefined) onChange({ result })
          }}
        />
        <Select
          label={t('sort')}
          hideLabel
          size="small"
          value={toSortOption(listing.sort)}
          options={SORT_OPTIONS.map((value) => ({ value, label: t(`sorts.${value}`) }))}
          onChange={(event) => {
            const sort = fromSortOption(event.target.value)
            if (sort !== null) onChange({ sort })
          }}
        />
      </div>
    </div>
  )
}
