import { OPEN_BET_STATUSES } from '@touchline/betting'
import type { PlacedBet } from '@touchline/contract'
import { useEffect } from 'react'
import { useTranslations } from 'use-intl'

import { useServices } from '../../base/services.ts'
import { followScore } from '../../data/live/follow-score.ts'
import { betTypeName } from '../../parts/bets/bet-type-name.ts'
import { LegScore } from '../../parts/bets/leg-score.tsx'
import { useBets } from '../../player/bets/use-bets.ts'
import { useSlipDispatch } from '../../player/slip/use-slip.ts'
import { useFormatting } from '../../preferences/use-formatting.ts'
import styles from './open-bets.module.css'

/** As many as stand beneath a short slip without making it scroll. */
const SHOWN = 4

/** The newest open bets in short; a press leads to all of them. */
export function OpenBets() {
  const t = useTranslations('myBets')
  const dispatch = useSlipDispatch()
  const { data = [] } = useBets()
  const open = data.filter(({ status }) => OPEN_BET_STATUSES.includes(status))
  if (open.length === 0) return null
  const showAll = () => dispatch({ type: 'openPanel', tab: 'MY_BETS' })
  return (
    <section aria-label={t('openBets')} className={styles['card']} data-open-bets="">
      <header className={styles['head']}>
        <h2>{t('openBets')}</h2>
        {open.length > SHOWN && (
          <button type="button" className={styles['all']} onClick={showAll}>
            {t('showOpen', { count: open.length })}
          </button>
        )}
      </header>
      <ul>
        {open.slice(0, SHOWN).map((bet) => (
          <li key={bet.id}>
            <button type="button" className={styles['bet']} onClick={showAll}>
              <OpenBet bet={bet} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

function OpenBet({ bet }: { bet: PlacedBet }) {
  const t = useTranslations('myBets')
  const { money } = useFormatting()
  const [first] = bet.selections
  const isSingle = bet.selections.length === 1
  return (
    <>
      <span className={styles['names']}>
        {bet.selections.map(({ id, outcome }, place) => (
          <span key={id}>
            {place > 0 && ' + '}
            <bdi>{outcome.name}</bdi>
          </span>
        ))}
      </span>
      <span className={styles['return']}>{money(bet.winAmount, bet.currency)}</span>
      <span className={styles['terms']}>
        {isSingle && first !== undefined ? (
          <SingleMatch match={first.match} />
        ) : (
          betTypeName(t, bet)
        )}
      </span>
      <span className={styles['stake']}>{money(bet.stake, bet.currency)}</span>
    </>
  )
}

function SingleMatch({ match }: { match: PlacedBet['selections'][number]['match'] }) {
  const services = useServices()
  useEffect(() => followScore(services, match.id), [services, match.id])
  return (
    <span className={styles['match']}>
      <span>
        <bdi>{match.home}</bdi> – <bdi>{match.away}</bdi>
      </span>
      <LegScore matchId={match.id} />
    </span>
  )
}
