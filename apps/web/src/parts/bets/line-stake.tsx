import { lineCount, lineStake } from '@touchline/betting'
import type { PlacedBet } from '@touchline/contract'
import { useTranslations } from 'use-intl'

import { useFormatting } from '../../preferences/use-formatting.ts'

/** What of a system's stake is on each of its bets, as a pair of a list; nothing for other bets. */
export function LineStake({ bet }: { bet: PlacedBet }) {
  const t = useTranslations('myBets')
  const { money } = useFormatting()
  if (bet.systemType === null) return null
  const { amount, isExact } = lineStake(bet.stake, lineCount(bet.systemType))
  return (
    <div>
      <dt>{t('perBet')}</dt>
      <dd>
        {!isExact && '≈ '}
        {money(amount, bet.currency)}
      </dd>
    </div>
  )
}
