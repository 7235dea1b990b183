import { legProgress, MATCH_STATUS } from '@touchline/betting'
import type { PlacedSelection } from '@touchline/contract'
import { useMatch } from '@touchline/live/react'
import { useTranslations } from 'use-intl'

import styles from '../bet-card/bet-card.module.css'
import { useDistanceText } from './distance-text.ts'

/** While a leg's match is in play: what it still needs, or what it can bear, in words. */
export function LegProgress({ leg }: { leg: PlacedSelection }) {
  const t = useTranslations('myBets.progress')
  const distanceText = useDistanceText(leg)
  const match = useMatch(leg.match.id)
  if (match?.status !== MATCH_STATUS.live) return null
  const { market, specifier, outcome } = leg
  const asked = { marketId: market.id, specifier, outcomeId: outcome.id }
  const progress = legProgress(match.sportKey, asked, match)
  if (progress === null) return null
  const { unit } = progress
  return (
    <span className={styles['progress']} data-progress={progress.kind}>
      {progress.kind === 'needs' && t('needs', { distance: distanceText(progress.distance, unit) })}
      {progress.kind === 'holds' && t('holds', { distance: distanceText(progress.until, unit) })}
      {progress.kind === 'safe' && t('safe')}
      {progress.kind === 'gone' && t('gone')}
    </span>
  )
}
