import type { Amount } from '@touchline/betting'

import { gainedText } from '../../preferences/gained-text.ts'
import { useFormatting } from '../../preferences/use-formatting.ts'
import styles from './transactions.module.css'
import { useColumn } from './use-column.ts'

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
  const column = useColumn(currency)
  const written = stakeMoney(amount, currency)
  const money = isInColumn ? column(written) : written
  const sign = amount === 0n ? undefined : amount > 0n ? 'plus' : 'minus'
  return (
    <bdi className={styles['money']} data-sign={isMarked ? sign : undefined}>
      {isMarked && amount > 0n ? gainedText(money) : money}
    </bdi>
  )
}
