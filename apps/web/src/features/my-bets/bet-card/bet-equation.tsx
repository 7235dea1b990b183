import { settlementEquation, type SettlementEquation, amountOf } from '@touchline/betting'
import type { PlacedBet, PlacedSelection } from '@touchline/contract'
import { useTranslations } from 'use-intl'
import type { createTranslator } from 'use-intl/core'

import type { Messages } from '../../../i18n/messages.ts'
import type { Formatting } from '../../../preferences/formatting.ts'
import { useFormatting } from '../../../preferences/use-formatting.ts'
import { toEquationBet } from '../equation-bet.ts'
import styles from './bet-card.module.css'

/** How the stake became the paid amount, or by what it was lost; nothing where no sum leads to it. */
export function BetEquation({ bet }: { bet: PlacedBet }) {
  const t = useTranslations('myBets')
  const { money, stakeMoney, score } = useFormatting()
  const paid = money(bet.winAmount, bet.currency)
  if (bet.status === 'cashed_out') {
    return <p className={styles['equation']}>{t('cashedOutFor', { paid })}</p>
  }
  const lost = bet.selections.filter(({ status }) => status === 'lost')
  if (bet.result === 'lose_entire' && lost.length > 0) {
    const legs = lost.map((leg) => lostLegText(leg, score)).join(', ')
    return <p className={styles['equation']}>{t('lostBy', { legs })}</p>
  }
  const equation = settlementEquation(toEquationBet(bet))
  if (equation === null) return null
  const sum = sumText(t, equation, money(bet.stake, bet.currency), paid)
  return (
    <p className={styles['equation']}>
      {equation.isRounded
        ? t('roundedDown', { sum, unit: stakeMoney(amountOf(1n), bet.currency) })
        : sum}
    </p>
  )
}

/** Names come in any direction. */
function lostLegText({ outcome, match }: PlacedSelection, score: Formatting['score']): string {
  const end = match.score === null ? '' : ` ${score(match.score.home, match.score.away)}`
  const [what, home, away] = [outcome.name, match.home, match.away].map(
    (name) => `\u2068${name}\u2069`,
  )
  return `${what} (${home} – ${away}${end})`
}

type Translate = ReturnType<typeof createTranslator<Messages, 'myBets'>>

/** Multiplying makes sense in decimal odds only, whatever the player reads prices in. */
function sumText(t: Translate, equation: SettlementEquation, stake: string, paid: string): string {
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
