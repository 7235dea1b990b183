import { Link } from '@tanstack/react-router'
import type { Transaction, TransactionKind } from '@touchline/contract'
import { classNames, Icon, type IconName } from '@touchline/ui'
import { useTranslations } from 'use-intl'

import { useLinks } from '../../addresses/links.ts'
import { useSystemSettings } from '../../data/queries/system-settings.ts'
import { useMethodName } from '../../parts/money/method-cards.tsx'
import { useFormatting } from '../../preferences/use-formatting.ts'
import { IN_COLUMN, SignedMoney } from './signed-money.tsx'
import styles from './transactions.module.css'

const ICONS = {
  placement: 'ticket',
  rejection: 'rotate',
  settlement: 'trophy',
  resettlement: 'refresh',
  cashout: 'coin',
  deposit: 'plus',
  withdrawal: 'wallet',
  withdrawal_return: 'rotate',
  payout: 'external',
  refund: 'rotate',
  refund_return: 'rotate',
  jackpot_win: 'trophy',
  credit: 'gift',
  bonus: 'gift',
} as const satisfies Record<TransactionKind, IconName>

type TransactionRowProps = { transaction: Transaction; currency: string }

/** A movement in plain words: what, when, which bet, how much, and what was there after it. */
export function TransactionRow({ transaction, currency }: TransactionRowProps) {
  const t = useTranslations('profile.transactions')
  const methodName = useMethodName()
  const { dateTime, stakeMoney } = useFormatting()
  const { kind, amount, balance, createdAt, method } = transaction
  return (
    <div className={styles['row']}>
      <span className={styles['icon']}>
        <Icon name={ICONS[kind]} />
      </span>
      <div className={styles['what']}>
        <p className={styles['kind']}>
          {t(`kinds.${kind}`)}
          {method !== null && (
            <>
              {' · '}
              <bdi>{methodName(method)}</bdi>
            </>
          )}
        </p>
        <p className={classNames(styles['when'], styles['moment'])}>
          <time dateTime={createdAt}>{dateTime(createdAt)}</time>
          <BetLinks bets={transaction.bets} />
        </p>
      </div>
      <div className={styles['sums']}>
        <SignedMoney amount={amount} currency={currency} isInColumn isMarked />
        <p className={styles['when']}>
          {t('balance')} <bdi>{stakeMoney(balance, currency, IN_COLUMN)}</bdi>
        </p>
      </div>
    </div>
  )
}

function BetLinks({ bets }: Pick<Transaction, 'bets'>) {
  const t = useTranslations('profile.transactions')
  const links = useLinks()
  const { myBetsHidden } = useSystemSettings().platform
  const [bet, ...others] = bets
  if (bet === undefined) return null
  const text = t('bet', { ref: bet.ref })
  return (
    <span className={styles['bets']}>
      {myBetsHidden ? <bdi>{text}</bdi> : <Link {...links.myBets()}>{text}</Link>}
      {others.length > 0 && ` +${others.length}`}
    </span>
  )
}
