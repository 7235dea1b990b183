import { typingUnit, NO_AMOUNT, amountOf, type Amount } from '@touchline/betting'
import { useState } from 'react'
import { useTranslations } from 'use-intl'

import { useFormatting } from '../../preferences/use-formatting.ts'
import { useSystemSettings } from '../../data/queries/system-settings.ts'
import { useRecommendedStakes } from '../../player/session/use-recommended-stakes.ts'
import { findCurrency } from '../../player/slip/view.ts'
import { stakeText, typeStake, type TypedStake } from '../../parts/stakes/stake-text.ts'
import { TypedAmountField } from '../../parts/stakes/typed-amount-field.tsx'
import styles from './quick-bet.module.css'
import { useQuickBet, useQuickBetActions } from './use-quick-store.ts'

/** The stake of every tap, with the player's recommended ones. */
export function QuickStake() {
  const t = useTranslations('quickBet')
  const { setStake } = useQuickBetActions()
  const tSlip = useTranslations('slip')
  const { amount, separators, stakeMoney } = useFormatting()
  const system = useSystemSettings()
  const code = useQuickBet(({ quick }) => quick.currency)
  const stake = useQuickBet(({ quick }) => quick.stake)
  const isBusy = useQuickBet(({ quick }) => quick.state === 'PROCESSING')
  const isFree = useQuickBet(({ quick }) => quick.freebet !== null)
  const stakes = useRecommendedStakes(code)
  const [typed, setTyped] = useState('')
  const [capped, setCapped] = useState<Amount | null>(null)
  const currency = findCurrency(system, code)
  if (currency === null) return null
  const zero = amount(NO_AMOUNT, code)
  const writing = { currency, separators }

  function type(text: string): TypedStake {
    const result = typeStake(text, writing, null)
    if (result.kind === 'unreadable') return result
    setTyped(result.text)
    setCapped(result.capped)
    setStake(result.stake)
    return result
  }

  return (
    <div className={styles['stake']}>
      <TypedAmountField
        label={t('stake')}
        placeholder={zero}
        value={stakeText(typed, stake, writing)}
        onType={type}
        currency={typingUnit(currency).symbol}
        data-stake=""
        disabled={isBusy || isFree}
        hint={
          capped !== null && capped === stake
            ? tSlip('maxIs', { amount: stakeMoney(capped, code) })
            : undefined
        }
        chips={stakes.map((value) => ({ label: amount(value, code), value: String(value) }))}
        onChip={(chip) => setStake(amountOf(BigInt(chip)))}
      />
    </div>
  )
}
