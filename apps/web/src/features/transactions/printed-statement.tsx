import type { Transaction } from '@touchline/contract'
import { useTranslations } from 'use-intl'

import { displayName } from '../../player/session/session-state.ts'
import { useSession } from '../../player/session/use-session.ts'
import { useMethodName } from '../../parts/money/method-cards.tsx'
import { useFormatting } from '../../preferences/use-formatting.ts'
import { startOf, type AskedTransactions } from './asked-transactions.ts'
import './printed-statement.css'
import { IN_COLUMN } from './signed-money.tsx'

type PrintedStatementProps = { asked: AskedTransactions; rows: readonly Transaction[]; at: string }

/** The only thing on paper while it is there. */
export function PrintedStatement({ asked, rows, at }: PrintedStatementProps) {
  const t = useTranslations('profile.transactions')
  const methodName = useMethodName()
  const { dateTime, amount } = useFormatting()
  const name = useSession(({ profile }) => (profile === null ? '' : displayName(profile)))
  const from = startOf(asked.period, Date.parse(at))
  return (
    <div className="printed-statement">
      <h1>
        {t('statement')} · {asked.currency}
        {asked.group !== 'all' && <> · {t(`groups.${asked.group}`)}</>}
      </h1>
      <p>
        <bdi>{name}</bdi>
      </p>
      <p>
        {from === undefined ? t('periods.ever') : dateTime(from)} – {dateTime(at)}
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('time')}</th>
            <th scope="col">{t('what')}</th>
            <th scope="col">{t('amount')}</th>
            <th scope="col">{t('balance')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <td>{dateTime(row.createdAt)}</td>
              <td>
                {[
                  t(`kinds.${row.kind}`),
                  ...row.bets.map(({ ref }) => ref),
                  ...(row.method === null ? [] : [methodName(row.method)]),
                ].join(' · ')}
              </td>
              <td>{amount(row.amount, asked.currency, IN_COLUMN)}</td>
              <td>{amount(row.balance, asked.currency, IN_COLUMN)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
