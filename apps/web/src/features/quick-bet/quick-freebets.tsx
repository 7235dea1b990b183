import { useQuery } from '@tanstack/react-query'
import { bonusMismatch, bonusSubject, isForQuickBet } from '@touchline/betting'
import type { FreebetBonus } from '@touchline/betting'
import { useEffect } from 'react'
import { useTranslations } from 'use-intl'

import { useServices } from '../../base/services.ts'
import { offeredBonusesQuery } from '../../data/queries/bonuses.ts'
import { FreebetChoice } from '../../parts/bonuses/freebet-choice.tsx'
import { freebetOf } from '../../player/slip/bonuses.ts'
import { usePriceText } from '../../preferences/price-text.ts'
import { useSession } from '../../player/session/use-session.ts'
import styles from './quick-bet.module.css'
import { useQuickBet, useQuickBetActions } from './use-quick-store.ts'

const TYPES = ['freebet'] as const

/** The player's freebets that a quick bet can stake; nothing where there are none. */
export function QuickFreebets() {
  const t = useTranslations('quickBet')
  const services = useServices()
  const { setFreebet } = useQuickBetActions()
  const player = useSession(({ profile }) => profile?.id ?? null)
  const currency = useQuickBet(({ quick }) => quick.currency)
  const chosen = useQuickBet(({ quick }) => quick.freebet)
  const isBusy = useQuickBet(({ quick }) => quick.state === 'PROCESSING')
  const { data } = useQuery({
    ...offeredBonusesQuery(services, { player, types: TYPES }),
    enabled: player !== null,
  })
  const freebets = (data ?? []).flatMap((bonus) =>
    bonus.type === 'freebet' && bonus.userBonusStatus === 'active'
      ? [{ name: bonus.name, freebet: freebetOf(bonus) }]
      : [],
  )
  const isThere = freebets.some(({ freebet }) => freebet.id === chosen?.id)
  const isSpent = chosen !== null && data !== undefined && !isThere && !isBusy
  useEffect(() => {
    // Staked in another tab, or over: with it here every tap would be refused.
    if (isSpent) setFreebet(null)
  }, [isSpent, setFreebet])
  const fitting = freebets.filter(({ freebet }) => isForQuickBet(freebet, currency))
  if (fitting.length === 0) return null
  return (
    <div className={styles['freebets']} role="group" aria-label={t('freebets')}>
      <ul>
        {fitting.map(({ name, freebet }) => {
          const isUsed = chosen?.id === freebet.id
          return (
            <FreebetChoice
              key={freebet.id}
              freebet={freebet}
              name={name}
              isUsed={isUsed}
              isDisabled={isBusy}
              onPress={() => setFreebet(isUsed ? null : freebet)}
            >
              {isUsed && <Misfit freebet={freebet} />}
            </FreebetChoice>
          )
        })}
      </ul>
      {chosen !== null && <p className={styles['wait']}>{t('freebetHint')}</p>}
    </div>
  )
}

/** Why it does not go with the bet that waits. */
function Misfit({ freebet }: { freebet: FreebetBonus }) {
  const t = useTranslations('slip.bonus')
  const price = usePriceText()
  const bet = useQuickBet(({ quick }) => quick.bet)
  const mismatch = bet === null ? null : bonusMismatch(freebet, bonusSubject(bet))
  if (mismatch === null) return null
  const limit = mismatch === 'max_odds' ? freebet.maxOdds : freebet.minOdds
  return <em>{t(`why.${mismatch}`, { price: limit === null ? '' : price(limit) })}</em>
}
