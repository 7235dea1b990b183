import { betFigures, betKey, commonLineStake, type SlipBet } from '@touchline/betting'
import { useTranslations } from 'use-intl'

import { usePriceText } from '../../../preferences/price-text.ts'
import { useFormatting } from '../../../preferences/use-formatting.ts'
import { useSlip } from '../../../player/slip/use-slip.ts'
import { StakeField } from '../stake-field.tsx'
import styles from './bet-rows.module.css'
import { SharedStake } from './shared-stake.tsx'
import { StakeTerms } from './stake-terms.tsx'
import { useBetName } from './use-bet-name.ts'

type BetRowProps = {
  bet: SlipBet
  /** The stake of a system is typed for each of its lines. */
  isPerLine?: boolean
}

/** A combo or a system: what it is, its price or its bets, and its stake with what that returns. */
export function BetRow({ bet, isPerLine = false }: BetRowProps) {
  const t = useTranslations('slip')
  const price = usePriceText()
  const { stakeMoney } = useFormatting()
  const key = betKey(bet)
  const name = useBetName()(bet)
  const rules = useSlip((view) => view.rules)
  const isAimed = useSlip(({ aimed }) => aimed !== null && betKey(aimed) === key)
  const { totalOdds, lines, isPossible, potentialWin } = betFigures(bet, rules)
  const isStaked = bet.stake > 0n
  return (
    <li className={styles['row']} data-aimed={isAimed || undefined} data-bet={bet.betType}>
      <span className={styles['name']}>
        <span>{name}</span>
        {totalOdds !== null && <strong className={styles['odds']}>@ {price(totalOdds)}</strong>}
        {bet.betType === 'system' && isPossible && (
          <span className={styles['detail']}>
            <StakeTerms lines={lines} stake={isStaked ? bet.stake : null} isPerLine={isPerLine} />
          </span>
        )}
        {!isPossible && <span className={styles['detail']}>{t('rows.notPossible')}</span>}
        {isStaked && isPossible && (
          <span className={styles['return']}>{stakeMoney(potentialWin, bet.currency)}</span>
        )}
      </span>
      {(isPossible || isStaked) &&
        (isPerLine ? (
          <SharedStake
            label={t('rows.stakePerBet', { name })}
            bets={[bet]}
            stake={isStaked ? commonLineStake([bet]) : null}
          />
        ) : (
          <StakeField
            betKey={key}
            name={t('stakeFor', { outcome: name })}
            className={styles['stake']}
          />
        ))}
    </li>
  )
}
