import { Segmented, Select } from '@touchline/ui'
import { useTranslations } from 'use-intl'

import { useSession } from '../../player/session/use-session.ts'
import {
  GROUPS,
  PERIOD_NAMES,
  type AskedGroup,
  type AskedTransactions,
} from './asked-transactions.ts'
import styles from './transactions.module.css'

type TransactionFiltersProps = {
  asked: AskedTransactions
  onChange: (change: Partial<AskedTransactions>) => void
}

export function TransactionFilters({ asked, onChange }: TransactionFiltersProps) {
  const t = useTranslations('profile.transactions')
  const accounts = useSession((state) => state.accounts)
  return (
    <div className={styles['filters']}>
      <Segmented<AskedGroup>
        label={t('group')}
        size="small"
        block
        className={styles['groups']}
        value={asked.group}
        options={GROUPS.map((value) => ({ value, label: t(`groups.${value}`) }))}
        onChange={(group) => onChange({ group })}
      />
      <div className={styles['selects']}>
        <Select
          label={t('period')}
          hideLabel
          size="small"
          value={asked.period}
          options={PERIOD_NAMES.map((value) => ({ value, label: t(`periods.${value}`) }))}
          onChange={(event) => {
            const period = PERIOD_NAMES.find((name) => name === event.target.value)
            if (period !== undefined) onChange({ period })
          }}
        />
        {accounts.length > 1 && (
          <Select
            label={t('currency')}
            hideLabel
            size="small"
            value={asked.currency}
            options={accounts.map(({ currency }) => ({ value: currency, label: currency }))}
            onChange={(event) => onChange({ currency: event.target.value })}
          />
        )}
      </div>
    </div>
  )
}
