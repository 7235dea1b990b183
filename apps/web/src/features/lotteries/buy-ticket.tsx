import { writeNumbers, type Amount } from '@touchline/betting'
import { BET_ERROR, type Lottery } from '@touchline/contract'
import { Button } from '@touchline/ui'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'

import { useServices } from '../../base/services.ts'
import { useTick } from '../../base/clock/use-tick.ts'
import { useStore } from '../../base/use-store.ts'
import { LOTTERY_TICKETS_KEY } from '../../data/queries/lotteries.ts'
import { usePreviewedPlayer } from '../../data/queries/site.ts'
import { failureText } from '../../parts/alerts/failure-text.ts'
import { SignInButton } from '../../parts/modals/sign-in-button.tsx'
import { useSession } from '../../player/session/use-session.ts'
import { useFormatting } from '../../preferences/use-formatting.ts'
import { createTicketOrder, type TicketEnd, type TicketState } from './ticket-order.ts'
import styles from './lotteries.module.css'

type BuyTicketProps = {
  lottery: Lottery
  picked: ReadonlySet<number>
  stake: Amount
  /** Null for a visitor, who reads what it costs in another one. */
  currency: string | null
  shown: string
  onBought: () => void
}

const wholeState = (state: TicketState) => state

/** A ticket is a single on its draw: limits, pauses and sums hold for it as for any bet. */
export function BuyTicket({ lottery, picked, stake, currency, shown, onBought }: BuyTicketProps) {
  const t = useTranslations('lotteries')
  const services = useServices()
  const { money } = useFormatting()
  const [order] = useState(() => createTicketOrder(services, lottery.code))
  const { phase, end } = useStore(order.store, wholeState)
  const playerId = useSession(({ profile }) => profile?.id ?? null)
  const isPreviewed = usePreviewedPlayer()
  const isFull = picked.size === lottery.picks
  const closesAt = Date.parse(lottery.draw.closesAt)
  const isClosed = useTick((now) => now >= closesAt)
  const button = useRef<HTMLButtonElement>(null)
  const said = useRef<HTMLParagraphElement>(null)

  useEffect(() => {
    if (playerId !== null) order.resume()
  }, [order, playerId])

  const { queryClient } = services
  const onEnd = useEffectEvent((told: TicketEnd) => {
    if (told.kind === 'bought') {
      // With no numbers picked the button takes no focus any more.
      if (document.activeElement === button.current) said.current?.focus()
      onBought()
    }
    void queryClient.invalidateQueries({ queryKey: ['lotteries'] })
    void queryClient.invalidateQueries({ queryKey: LOTTERY_TICKETS_KEY })
  })
  useEffect(() => {
    if (end !== null) onEnd(end)
  }, [end])

  function buy(into: string): void {
    const { draw, marketId, specifier, odds } = lottery
    const outcomeId = writeNumbers([...picked])
    const selections = [{ matchId: draw.id, marketId, specifier, outcomeId, odds }]
    order.send([{ stake: { value: stake, currency: into }, selections }])
  }

  if (currency === null) {
    return isPreviewed ? (
      <Button tone="commit" disabled>
        {t('buy', { amount: money(stake, shown) })}
      </Button>
    ) : (
      <SignInButton tone="primary">{t('signIn')}</SignInButton>
    )
  }
  return (
    <div className={styles['buy']}>
      <Button
        ref={button}
        tone="commit"
        loading={phase !== 'idle'}
        disabled={!isFull || isClosed}
        onClick={() => buy(currency)}
      >
        {t('buy', { amount: money(stake, currency) })}
      </Button>
      <p
        ref={said}
        tabIndex={-1}
        role="status"
        className={styles['said']}
        data-bad={(end !== null && end.kind !== 'bought') || undefined}
      >
        {phase === 'checking' && t('checking')}
        {phase === 'idle' && end !== null && <TicketEndText end={end} lottery={lottery} />}
      </p>
    </div>
  )
}

function TicketEndText({ end, lottery }: { end: TicketEnd; lottery: Lottery }) {
  const t = useTranslations('lotteries')
  switch (end.kind) {
    case 'bought': {
      const { id, number } = lottery.draw
      const isForNext = end.bets[0]?.selections[0]?.match.id === id
      return isForNext ? t('bought', { number: String(number) }) : t('boughtBefore')
    }
    case 'refused': {
      const { code, message, messagesByBet } = end.error
      if (code === BET_ERROR.placementClosed) return t('notBought')
      // Against the one bet that a ticket is.
      return Object.values(messagesByBet)[0] ?? (message === '' ? t('notBought') : message)
    }
    case 'failed':
      return end.isOpen ? t('notKnown') : (failureText(end.cause)?.message ?? t('notBought'))
  }
}
