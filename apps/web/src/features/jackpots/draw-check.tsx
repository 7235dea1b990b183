import { amountOf } from '@touchline/betting'
import { proveDraw, type DrawnTicket, type DrawVerdict } from '@touchline/contract/draws'
import { ApiError, type Jackpot } from '@touchline/contract'
import { Button, Icon } from '@touchline/ui'
import { useEffect, useState, type SubmitEvent } from 'react'
import { useTranslations } from 'use-intl'

import { useServices } from '../../base/services.ts'
import { useKeptForm } from '../../parts/kept-form/use-kept-form.ts'
import { useFormatting } from '../../preferences/use-formatting.ts'
import styles from './jackpots-page.module.css'

export type AskedDraw = { readonly jackpotId: string; readonly betId: string }

type State =
  | { readonly kind: 'idle' | 'checking' | 'unknown' | 'failed' }
  | { readonly kind: 'judged'; readonly verdict: DrawVerdict; readonly betId: string }

type DrawCheckProps = {
  jackpots: readonly Jackpot[]
  /** Checked at once. */
  asked: AskedDraw | null
}

/** Anybody has a draw made anew here, by this browser's own arithmetic. */
export function DrawCheck({ jackpots, asked }: DrawCheckProps) {
  const t = useTranslations('prizes.jackpots')
  const { api } = useServices()
  const [betId, setBetId] = useState(asked?.betId ?? '')
  const [state, setState] = useState<State>({ kind: asked === null ? 'idle' : 'checking' })
  useKeptForm('draw', ({ bet: kept }) => {
    if (typeof kept === 'string') setBetId(kept)
  })

  useEffect(() => {
    if (asked === null) return undefined
    let isGone = false
    void judge(api, asked).then((judged) => (isGone ? undefined : setState(judged)))
    return () => {
      isGone = true
    }
  }, [api, asked])

  async function check(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    setState({ kind: 'checking' })
    let found: State = { kind: 'unknown' }
    for (const { id: jackpotId } of jackpots) {
      if (found.kind === 'judged') break
      const judged = await judge(api, { jackpotId, betId: betId.trim() })
      if (judged.kind !== 'unknown') found = judged
    }
    setState(found)
  }

  return (
    <section className={styles['section']}>
      <h2 className={styles['heading']}>{t('verify')}</h2>
      <p className={styles['hint']}>{t('verifyHint')}</p>
      <form name="draw" className={styles['form']} onSubmit={(event) => void check(event)}>
        <label htmlFor="draw-bet">{t('betNumber')}</label>
        <div className={styles['line']}>
          <input
            id="draw-bet"
            name="bet"
            className={styles['field']}
            dir="ltr"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            required
            maxLength={18}
            value={betId}
            onChange={(event) => {
              setBetId(event.currentTarget.value)
              setState({ kind: 'idle' })
            }}
          />
          <Button type="submit" tone="primary" icon="shield" loading={state.kind === 'checking'}>
            {t('check')}
          </Button>
        </div>
      </form>
      <div role="status">
        {state.kind === 'unknown' && <p>{t('unknown')}</p>}
        {state.kind === 'failed' && <p>{t('notChecked')}</p>}
        {state.kind === 'judged' && <Verdict {...state} jackpots={jackpots} />}
      </div>
    </section>
  )
}

type Api = ReturnType<typeof useServices>['api']

async function judge(api: Api, { jackpotId, betId }: AskedDraw): Promise<State> {
  try {
    const { data } = await api('findJackpotDraw', { params: { id: jackpotId }, query: { betId } })
    const verdict = await proveDraw(data, globalThis.crypto.subtle)
    // It may have been asked for by its reference.
    return { kind: 'judged', verdict, betId: data.betId ?? betId }
  } catch (error) {
    return { kind: isNoDraw(error) ? 'unknown' : 'failed' }
  }
}

/** No bet of this number took part, or it is no number of a bet. */
function isNoDraw(error: unknown): boolean {
  return error instanceof ApiError && [400, 404, 422].includes(error.status)
}

type VerdictProps = { verdict: DrawVerdict; betId: string; jackpots: readonly Jackpot[] }

function Verdict({ verdict, betId, jackpots }: VerdictProps) {
  const t = useTranslations('prizes.jackpots')
  const isProven = verdict.verdict === 'proven'
  const own = isProven ? verdict.tickets.filter((ticket) => ticket.betId === betId) : []
  return (
    <div className={styles['verdict']} data-verdict={verdict.verdict}>
      <p className={styles['judged']}>
        <Icon name={isProven ? 'circle-check' : 'circle-x'} />
        {t(isProven ? 'proven' : 'refused')}
      </p>
      <ul className={styles['rules']}>
        {own.map((ticket) => (
          <Ticket key={`${ticket.level} ${ticket.round}`} ticket={ticket} jackpots={jackpots} />
        ))}
      </ul>
    </div>
  )
}

function Ticket({ ticket, jackpots }: { ticket: DrawnTicket; jackpots: readonly Jackpot[] }) {
  const t = useTranslations('prizes.jackpots')
  const { money } = useFormatting()
  const jackpot = jackpots.find(({ levels }) => levels.some(({ code }) => code === ticket.level))
  const level = jackpot?.levels.find(({ code }) => code === ticket.level)?.name ?? ticket.level
  if (ticket.isHit === null) return <li>{t('open', { level })}</li>
  if (ticket.won === null) return <li>{t('lost', { level })}</li>
  const amount = money(amountOf(ticket.won), jackpot?.currency ?? 'EUR')
  return <li>{t('won', { level, amount })}</li>
}
