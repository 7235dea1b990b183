import type { Amount } from '@touchline/betting'

import { gainedText } from '../../preferences/gained-text.ts'
import { useFormatting } from '../../preferences/use-formatting.ts'
import styles from './transactions.module.css'

type SignedMoneyProps = {
  amount: Amount
  currency: string
  /** A plus before what is gained, and a colour for either side. */
  isMarked?: boolean
}

export function SignedMoney({ amount, currency, isMarked = false }: SignedMoneyProps) {
  const { stakeMoney } = useFormatting()
  const money = stakeMoney(amount, currency)
  const sign = amount === 0n ? undefined : amount > 0n ? 'plus' : 'minus'
  return (
    <bdi className={styles['money']} data-sign={isMarked ? sign : undefined}>
      {isMarked && amount > 0n ? gainedText(money) : money}
    </bdi>
  )
}
