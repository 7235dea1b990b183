import { lineStake, type Amount } from '@touchline/betting'
import { useTranslations } from 'use-intl'

import { useFormatting } from '../../../preferences/use-formatting.ts'
import { useSlip } from '../../../player/slip/use-slip.ts'

type StakeTermsProps = {
  lines: bigint
  /** On all lines together; null where there is none. */
  stake: Amount | null
  /** Whether its field takes the stake of each line. */
  isPerLine: boolean
}

/** `11 bets × 1.00 € = 11.00 €`; without a stake, which one the field takes. */
export function StakeTerms({ lines, stake, isPerLine }: StakeTermsProps) {
  const t = useTranslations('slip.rows')
  const { stakeMoney } = useFormatting()
  const code = useSlip((view) => view.slip.currency)
  const count = Number(lines)
  if (stake === null) return `${t('lines', { count })} · ${t(isPerLine ? 'perBet' : 'inAll')}`
  const { amount, isExact } = lineStake(stake, lines)
  return t('product', {
    count,
    amount: `${isExact ? '' : '≈ '}${stakeMoney(amount, code)}`,
    total: stakeMoney(stake, code),
  })
}
