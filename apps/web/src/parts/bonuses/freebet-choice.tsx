import type { FreebetBonus } from '@touchline/betting'
import { Button } from '@touchline/ui'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'

import { useFormatting } from '../../preferences/use-formatting.ts'
import styles from './freebet-choice.module.css'

export type FreebetChoiceProps = {
  freebet: FreebetBonus
  name: string
  isUsed: boolean
  isDisabled: boolean
  onPress: () => void
  /** What there is to say of it besides. */
  children?: ReactNode
}

/** A press uses the freebet for a bet, another takes it off. */
export function FreebetChoice(props: FreebetChoiceProps) {
  const { freebet, name, isUsed, isDisabled, onPress, children } = props
  const t = useTranslations('slip.bonus')
  const { stakeMoney } = useFormatting()
  const amount = stakeMoney(freebet.freebetStake, freebet.currency)
  return (
    <li className={styles['freebet']} data-used={isUsed || undefined}>
      <span>
        <strong>
          <bdi>{name}</bdi> · {amount}
        </strong>
        <span>{t(`mode.${freebet.mode}`)}</span>
        {children}
      </span>
      <Button
        size="small"
        aria-pressed={isUsed}
        aria-label={t(isUsed ? 'unuseNamed' : 'useNamed', { bonus: name, amount })}
        disabled={isDisabled}
        onClick={onPress}
      >
        {t(isUsed ? 'unuse' : 'use')}
      </Button>
    </li>
  )
}
