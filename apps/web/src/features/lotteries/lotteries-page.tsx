import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { timesAmount, type Amount } from '@touchline/betting'
import type { Lottery, PlacedBet } from '@touchline/contract'
import { useState } from 'react'
import { useTranslations } from 'use-intl'

import { useTick } from '../../base/clock/use-tick.ts'
import { useServices } from '../../base/services.ts'
import { lotteriesQuery, lotteryTicketsQuery } from '../../data/queries/lotteries.ts'
import { LotteriesTexts } from '../../i18n/lotteries-texts.tsx'
import { LoadFailed } from '../../parts/alerts/load-failed.tsx'
import { NothingOffered } from '../../parts/alerts/nothing-offered.tsx'
import { Waiting } from '../../parts/late/waiting.tsx'
import { ShowMore } from '../../parts/lists/show-more.tsx'
import { activeCurrency } from '../../player/session/session-state.ts'
import { useSession } from '../../player/session/use-session.ts'
import { useFormatting } from '../../preferences/use-formatting.ts'
import { BuyTicket } from './buy-ticket.tsx'
import { CheckDraw } from './check-draw.tsx'
import styles from './lotteries.module.css'
import { NumberGrid } from './number-grid.tsx'

/** LOTT-01: draws with their rules, what each prize pays and how likely it is, tickets and results. */
export function LotteriesPage() {
  return (
    <Waiting>
      <LotteriesTexts>
        <Lotteries />
      </LotteriesTexts>
    </Waiting>
  )
}

function Lotteries() {
  const t = useTranslations('lotteries')
  const { data, error, refetch } = useQuery(lotteriesQuery(useServices()))
  const lotteries = data ?? []
  return (
    <article className={styles['page']}>
      <h1 className={styles['title']}>{t('title')}</h1>
      {data?.length === 0 && <NothingOffered title={t('none')} />}
      {data === undefined && error !== null && (
        <LoadFailed error={error} onRetry={() => void refetch()} />
      )}
      {lotteries.map((lottery) => (
        <Game key={lottery.code} lottery={lottery} />
      ))}
      {lotteries.length > 0 && <Tickets />}
      {lotteries.length > 0 && <p className={styles['hint']}>{t('rules')}</p>}
    </article>
  )
}

const EURO = 'EUR'

function Game({ lottery }: { lottery: Lottery }) {
  const t = useTranslations('lotteries')
  const { money } = useFormatting()
  const [picked, setPicked] = useState<ReadonlySet<number>>(new Set())
  const currency = useSession(activeCurrency)
  const shown = currency ?? EURO
  const stakes = lottery.stakes[shown] ?? []
  const [chosen, setChosen] = useState<Amount | null>(null)
  const stake = stakes.find((one) => one === chosen) ?? stakes[0]
  const { name, numbers, picks, draw } = lottery
  return (
    <section className={styles['game']} aria-label={name}>
      <header className={styles['head']}>
        <h2 className={styles['name']}>
          <bdi>{name}</bdi>
        </h2>
        <span>{t('draw', { number: String(draw.number) })}</span>
        <Closing closesAt={draw.closesAt} />
      </header>
      <NumberGrid numbers={numbers} picks={picks} picked={picked} onChange={setPicked} />
      <div className={styles['side']}>
        {stake === undefined ? (
          <p>{t('noCurrency')}</p>
        ) : (
          <>
            <div className={styles['stakes']} role="group" aria-label={t('stake')}>
              {stakes.map((one) => (
                <button
                  key={String(one)}
                  type="button"
                  className={styles['stake']}
                  aria-pressed={one === stake}
                  onClick={() => setChosen(one)}
                >
                  {money(one, shown)}
                </button>
              ))}
            </div>
            <Prizes lottery={lottery} stake={stake} currency={shown} />
            <BuyTicket
              lottery={lottery}
              picked={picked}
              stake={stake}
              currency={currency}
              shown={shown}
              onBought={() => setPicked(new Set())}
            />
          </>
        )}
        {draw.commitment !== null && (
          <p className={styles['promise']}>
            {t('promise')} <code dir="ltr">{draw.commitment}</code>
          </p>
        )}
      </div>
      <Results lottery={lottery} />
    </section>
  )
}

function Closing({ closesAt }: { closesAt: string }) {
  const t = useTranslations('lotteries')
  const left = useTick((now) => Math.max(0, Math.ceil((Date.parse(closesAt) - now) / 1000)))
  const time = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`
  return (
    <time dateTime={closesAt} className={styles['closing']}>
      {left === 0 ? t('drawing') : t('closes', { time })}
    </time>
  )
}

type PrizesProps = { lottery: Lottery; stake: Amount; currency: string }

function Prizes({ lottery, stake, currency }: PrizesProps) {
  const t = useTranslations('lotteries')
  const { money, number } = useFormatting()
  return (
    <table className={styles['prizes']}>
      <thead>
        <tr>
          <th scope="col">{t('right')}</th>
          <th scope="col">{t('prize')}</th>
          <th scope="col">{t('odds')}</th>
        </tr>
      </thead>
      <tbody>
        {lottery.prizes.map(({ matched, multiple, winning, all }) => (
          <tr key={matched}>
            <th scope="row">{matched}</th>
            <td>{money(timesAmount(stake, BigInt(multiple)), currency)}</td>
            <td>
              {t('chance', { winning: number(winning), all: number(all) })}
              {winning > 1 && (
                <span className={styles['hint']}>
                  {' '}
                  ≈ 1 : {number(Math.round((all / winning) * 10) / 10)}
                </span>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Results({ lottery }: { lottery: Lottery }) {
  const t = useTranslations('lotteries')
  const { time } = useFormatting()
  if (lottery.results.length === 0) return null
  return (
    <div className={styles['results']}>
      <h3 className={styles['heading']}>{t('results')}</h3>
      <ul className={styles['list']}>
        {lottery.results.map(({ id, number, closesAt, drawn, cancelled }) => (
          <li key={id} className={styles['result']}>
            <span className={styles['hint']}>
              {t('draw', { number: String(number) })} ·{' '}
              <time dateTime={closesAt}>{time(closesAt)}</time>
            </span>
            {cancelled ? (
              t('cancelled')
            ) : (
              <>
                <Balls numbers={drawn} />
                <CheckDraw drawId={id} />
              </>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

function Balls({ numbers, right }: { numbers: readonly number[]; right?: readonly number[] }) {
  return (
    <span className={styles['balls']} dir="ltr">
      {numbers.map((number) => (
        <span
          key={number}
          className={styles['drawn']}
          data-right={right?.includes(number) === true || undefined}
        >
          {number}
        </span>
      ))}
    </span>
  )
}

function Tickets() {
  const who = useSession(({ profile }) => profile?.id ?? null)
  return who === null ? null : <OwnTickets who={who} />
}

function OwnTickets({ who }: { who: string }) {
  const t = useTranslations('lotteries')
  const list = useInfiniteQuery(lotteryTicketsQuery(useServices(), who))
  const { data: tickets, error, refetch, hasNextPage } = list
  return (
    <section className={styles['section']}>
      <h2 className={styles['heading']}>{t('tickets')}</h2>
      {tickets?.length === 0 && <p className={styles['hint']}>{t('noTickets')}</p>}
      {tickets === undefined && error !== null && (
        <LoadFailed level={3} error={error} onRetry={() => void refetch()} />
      )}
      <ul className={styles['list']}>
        {tickets?.map(({ bet, drawn }) => (
          <Ticket key={bet.id} bet={bet} drawn={drawn} />
        ))}
      </ul>
      {hasNextPage && <ShowMore label={t('more')} list={list} className={styles['more']} />}
    </section>
  )
}

function Ticket({ bet, drawn }: { bet: PlacedBet; drawn: readonly number[] | undefined }) {
  const { money } = useFormatting()
  const { selections, stake, currency } = bet
  const [leg] = selections
  if (leg === undefined) return null
  return (
    <li className={styles['result']} tabIndex={-1}>
      <span className={styles['hint']}>
        <bdi>{leg.match.home}</bdi> · <bdi>{leg.match.away}</bdi> · {money(stake, currency)}
      </span>
      <Balls numbers={leg.outcome.id.split('-').map(Number)} {...(drawn && { right: drawn })} />
      <strong>
        <TicketResult bet={bet} />
      </strong>
    </li>
  )
}

function TicketResult({ bet: { status, result, winAmount, currency } }: { bet: PlacedBet }) {
  const t = useTranslations('lotteries')
  const { money } = useFormatting()
  if (status !== 'done' && status !== 'cancelled' && status !== 'rejected') return t('waiting')
  if (result === 'refund_entire') return t('cancelled')
  return winAmount > 0n ? t('won', { amount: money(winAmount, currency) }) : t('lost')
}
