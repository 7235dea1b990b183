import { settlementEquation, type SettlementEquation } from '@touchline/betting'
import type { PlacedBet } from '@touchline/contract'
import { useTranslations } from 'use-intl'

import { useFormatting } from '../../../preferences/use-formatting.ts'
import { toEquationBet } from '../equation-bet.ts'
import styles from './bet-card.module.css'

/** How the stake became the paid amount; nothing where no sum leads to it. */
export function BetEquation({ bet }: { bet: PlacedBet }) {
  const t = useTranslations('myBets')
  const { money } = useFormatting()
  const paid = money(bet.winAmount, bet.currency)
  if (bet.status === 'cashed_out') {
    return <p className={styles['equation']}>{t('cashedOutFor', { paid })}</p>
  }
  const equation = settlementEquation(toEquationBet(bet))
  if (equation === null) return null
  const stake = money(bet.stake, bet.currency)
  return (
    <p className={styles['equation']}>
      <Sum equation={equation} stake={stake} paid={paid} />
    </p>
  )
}

type SumProps = { equation: SettlementEquation; stake: string; paid: string }

/** Multiplying makes sense in decimal odds only, whatever the player reads prices in. */
function Sum({ equation, stake, paid }: SumProps) {
  const t = useTranslations('myBets')
  if (equation.kind === 'system') {
    const { terms, sum } = equation
    const lines = String(equation.lines)
    return terms === null
      ? t('systemSum', { stake, lines, sum, paid })
      : t('systemEquation', { stake, lines, terms: terms.join(' + '), paid })
  }
  const factors = equation.factors.map(({ reason, text }) =>
    reason === 'won' || reason === 'lost' ? text : `${text} (${t(`factors.${reason}`)})`,
  )
  const product = [stake, ...factors].join(' × ')
  return equation.minusStake
    ? t('lessStake', { product, stake, paid })
    : t('equation', { product, paid })
}
