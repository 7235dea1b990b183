import { STAKE_DECIMALS_NON_FIAT, type Amount } from '@touchline/betting'

import { gainedText } from '../../preferences/gained-text.ts'
import { useFormatting } from '../../preferences/use-formatting.ts'
import styles from './transactions.module.css'

/**
 * Amounts that stand below each other have all decimals of their unit, so that the digits of one place
 * do too. Elsewhere one that is no fiat leaves its last zeros out.
 */
export const IN_COLUMN = STAKE_DECIMALS_NON_FIAT

type SignedMoneyProps = {
  amount: Amount
  currency: string
  /** Other sums stand above or below it. */
  isInColumn?: boolean
  /** A plus before what is gained, and a colour for either side. */
  isMarked?: boolean
}

export function SignedMoney(props: SignedMoneyProps) {
  const { amount, currency, isInColumn = false, isMarked = false } = props
  const { stakeMoney } = useFormatting()
  const money = stakeMoney(amount, currency, isInColumn ? IN_COLUMN : undefined)
  const sign = amount === 0n ? undefined : amount > 0n ? 'plus' : 'minus'
  return (
    <bdi className={styles['money']} data-sign={isMarked ? sign : undefined}>
      {isMarked && amount > 0n ? gainedText(money) : money}
    </bdi>
  )
}
