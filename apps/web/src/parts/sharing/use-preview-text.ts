import { useTranslations } from 'use-intl'

import { usePriceText } from '../../preferences/price-text.ts'
import type { PreviewBet } from './shared-source.ts'

/** What kind of bet it is, with the number of its selections. */
export function useBetTitle(): (bet: Pick<PreviewBet, 'type' | 'system' | 'legs'>) => string {
  const t = useTranslations('sharing')
  return ({ type, system, legs }) => {
    if (system !== null) {
      return t('systemOf', { win: String(system.winCount), total: String(system.totalCount) })
    }
    return type === 'combo' ? t('comboOf', { count: String(legs.length) }) : t(`types.${type}`)
  }
}

/** The preview as plain text, for messages. */
export function usePreviewText(bets: readonly PreviewBet[]): string {
  const price = usePriceText()
  const title = useBetTitle()
  return bets
    .flatMap((bet) => [
      bet.odds === null ? title(bet) : `${title(bet)}: ${price(bet.odds)}`,
      ...bet.legs.map((leg) => `• ${leg.outcome} – ${leg.market}, ${leg.match}`),
    ])
    .join('\n')
}
