import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { betsPicture, Button, EmptyState } from '@touchline/ui'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'

import { useLinks } from '../../addresses/links.ts'
import { useAddressed } from '../../addresses/use-addressed.ts'
import { useServices } from '../../base/services.ts'
import { WalletTexts } from '../../i18n/wallet-texts.tsx'
import { ProfilePage } from '../../layout/profile-page/profile-page.tsx'
import { LoadFailed } from '../../parts/alerts/load-failed.tsx'
import { VirtualList } from '../../parts/rows/virtual-list.tsx'
import { activeCurrency, balanceOf } from '../../player/session/session-state.ts'
import { useSession } from '../../player/session/use-session.ts'
import { usePreferences } from '../../preferences/use-preferences.ts'
import { readAsked, searchOf, type AskedTransactions } from './asked-transactions.ts'
import { ResultChart } from './result-chart.tsx'
import { RowsSkeleton } from './rows-skeleton.tsx'
import { StatementButtons } from './statement-buttons.tsx'
import { TransactionFilters } from './transaction-filters.tsx'
import { totalsQuery, TRANSACTIONS_KEY, transactionsQuery } from './transaction-queries.ts'
import { TransactionRow } from './transaction-row.tsx'
import { TransactionTotals } from './transaction-totals.tsx'
import styles from './transactions.module.css'

/** Two lines of text with their room. */
const ROW_PX = 61
const NEAR_END = 60

/** DEP-03: where every cent of an account went. */
export function TransactionsPage() {
  const currency = useSession(activeCurrency)
  return (
    <ProfilePage name="transactions">
      <WalletTexts>{currency !== null && <Transactions currency={currency} />}</WalletTexts>
    </ProfilePage>
  )
}

function Transactions({ currency }: { currency: string }) {
  const [asked, ask] = useAsked(currency)
  const t = useTranslations('profile.transactions')
  const services = useServices()
  const timeZone = usePreferences((preferences) => preferences.timeZone)
  const { data: totals, error, isError, refetch } = useQuery(totalsQuery(services, asked, timeZone))
  const movements = useMovements(asked)
  useReadWithBalance(asked.currency)
  const isLost = totals === undefined && isError
  // What both say is said once.
  const isAllLost = isLost && movements.data === undefined && movements.isError
  const again = () => {
    void refetch()
    if (isAllLost) void movements.refetch()
  }
  return (
    <div className={styles['page']}>
      <TransactionFilters asked={asked} onChange={ask} />
      {isLost ? (
        <LoadFailed title={t('failed')} error={error} onRetry={again} />
      ) : (
        <TransactionTotals totals={totals} currency={asked.currency} />
      )}
      {isAllLost ? null : totals === undefined && !isError ? (
        // Only the totals say whether there is a chart above the rest.
        <RowsSkeleton />
      ) : (
        <>
          {totals !== undefined && <ResultChart totals={totals} currency={asked.currency} />}
          <StatementButtons asked={asked} />
          <List
            asked={asked}
            movements={movements}
            onReset={() => ask({ period: 'ever', group: 'all' })}
          />
        </>
      )}
    </div>
  )
}

function useAsked(own: string) {
  const currencies = useSession((state) => state.accounts).map(({ currency }) => currency)
  return useAddressed({
    link: useLinks().profile('transactions'),
    read: (search) => readAsked(search, own, currencies),
    write: (asked) => searchOf(asked, own),
  })
}

/** Money moves in several steps: what moved is read once the balance has stood still. */
const SETTLE_MS = 400

/** A movement that comes while the page is open stands there beside the balance that it made. */
function useReadWithBalance(currency: string): void {
  const { queryClient } = useServices()
  const balance = useSession((state) => balanceOf(state, currency))
  const known = useRef({ currency, balance })
  useEffect(() => {
    const before = known.current
    known.current = { currency, balance }
    if (before.currency !== currency || before.balance === balance) return undefined
    const timer = setTimeout(() => {
      void queryClient.invalidateQueries({ queryKey: TRANSACTIONS_KEY })
    }, SETTLE_MS)
    return () => clearTimeout(timer)
  }, [queryClient, currency, balance])
}

function useMovements(asked: AskedTransactions) {
  return useInfiniteQuery(transactionsQuery(useServices(), asked))
}

type ListProps = {
  asked: AskedTransactions
  movements: ReturnType<typeof useMovements>
  onReset: () => void
}

function List({ asked, movements, onReset }: ListProps) {
  const t = useTranslations('profile.transactions')
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = movements
  if (error !== null && data === undefined) {
    return <LoadFailed title={t('failed')} error={error} onRetry={() => void refetch()} />
  }
  if (data === undefined) return <RowsSkeleton />
  const rows = data.pages.flatMap((page) => page.data)
  if (rows.length === 0) {
    const isEverything = asked.period === 'ever' && asked.group === 'all'
    return (
      <EmptyState
        picture={betsPicture}
        title={t('none')}
        action={!isEverything && <Button onClick={onReset}>{t('showAll')}</Button>}
      />
    )
  }
  return (
    <div className={styles['list']}>
      <VirtualList
        rows={rows}
        label={t('list')}
        rowHeight={ROW_PX}
        hasMore={hasNextPage}
        nearEnd={NEAR_END}
        onMore={() => {
          if (!isFetchingNextPage) void fetchNextPage()
        }}
      >
        {(transaction) => <TransactionRow transaction={transaction} currency={asked.currency} />}
      </VirtualList>
    </div>
  )
}
