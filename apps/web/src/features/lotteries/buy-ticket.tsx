import { useQueryClient } from '@tanstack/react-query'
import { writeNumbers, type Amount } from '@touchline/betting'
import { ApiError, type Lottery } from '@touchline/contract'
import { Button } from '@touchline/ui'
import { useState } from 'react'
import { useTranslations } from 'use-intl'

import { useServices } from '../../base/services.ts'
import { failureText } from '../../parts/alerts/failure-text.ts'
import { openModal } from '../../parts/modals/modal-store.ts'
import { useFormatting } from '../../preferences/use-formatting.ts'
import styles from './lotteries.module.css'

type BuyTicketProps = {
  lottery: Lottery
  picked: ReadonlySet<number>
  stake: Amount
  /** Null for a visitor. */
  currency: string | null
  onBought: () => void
}

type State = { readonly isBusy: boolean; readonly said: string | null; readonly isBad: boolean }

const IDLE: State = { isBusy: false, said: null, isBad: false }

/** A ticket is a single on its draw: limits, pauses and sums hold for it as for any bet. */
export function BuyTicket({ lottery, picked, stake, currency, onBought }: BuyTicketProps) {
  const t = useTranslations('lotteries')
  const { api, modals } = useServices()
  const { money } = useFormatting()
  const queryClient = useQueryClient()
  // Sent again after a lost answer, it is the same ticket; what was answered is done with.
  const [reference, setReference] = useState(() => crypto.randomUUID())
  const [state, setState] = useState(IDLE)
  const isFull = picked.size === lottery.picks

  async function buy(into: string): Promise<void> {
    if (!isFull || state.isBusy) return
    setState({ ...IDLE, isBusy: true })
    const { draw, marketId, specifier, odds } = lottery
    const outcomeId = writeNumbers([...picked])
    const selections = [{ matchId: draw.id, marketId, specifier, outcomeId, odds }]
    const meta = { quick: true, type: 'single', reference, acceptMode: 'none' } as const
    try {
      const bets = [{ stake: { value: stake, currency: into }, selections }]
      await api('placeBets', { body: { meta, bets } })
      setReference(crypto.randomUUID())
      setState({ ...IDLE, said: t('bought', { number: String(draw.number) }) })
      onBought()
    } catch (error) {
      if (error instanceof ApiError && error.kind !== 'no_answer') {
        setReference(crypto.randomUUID())
      }
      setState({ isBusy: false, said: reasonOf(error) ?? t('failed'), isBad: true })
    }
    await queryClient.invalidateQueries({ queryKey: ['lotteries'] })
  }

  if (currency === null) {
    return (
      <Button tone="primary" onClick={() => openModal(modals, 'signIn')}>
        {t('signIn')}
      </Button>
    )
  }
  return (
    <div className={styles['buy']}>
      <Button
        tone="commit"
        loading={state.isBusy}
        disabled={!isFull}
        onClick={() => void buy(currency)}
      >
        {t('buy', { amount: money(stake, currency) })}
      </Button>
      <p role="status" className={styles['said']} data-bad={state.isBad || undefined}>
        {state.said}
      </p>
    </div>
  )
}

/** What the backend says against the one bet that a ticket is. */
function reasonOf(error: unknown): string | null {
  if (error instanceof ApiError) {
    const [own] = Object.values(error.errorsByBet ?? {})
    if (own?.localizedMessage != null) return own.localizedMessage
  }
  return failureText(error)?.message ?? null
}
