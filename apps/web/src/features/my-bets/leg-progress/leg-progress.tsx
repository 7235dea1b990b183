import { legProgress, type ScoreDistance } from '@touchline/betting'
import type { PlacedSelection } from '@touchline/contract'
import { useMatch } from '@touchline/live/react'
import { useTranslations } from 'use-intl'

import styles from '../bet-card/bet-card.module.css'
import { countedScore, type ScoreUnit } from './counted-score.ts'

const LIVE = 1

/** While a leg's match is in play: what it still needs, or what it can bear, in words. */
export function LegProgress({ leg }: { leg: PlacedSelection }) {
  const t = useTranslations('myBets.progress')
  const distanceText = useDistanceText(leg)
  const match = useMatch(leg.match.id)
  if (match?.status !== LIVE) return null
  const { market, specifier, outcome } = leg
  const counted = countedScore(match.sportKey, { id: market.id, specifier }, match)
  if (counted === null) return null
  const outcomeAt = { marketId: market.id, specifier, outcomeId: outcome.id }
  const progress = legProgress({ ...outcomeAt, ...counted })
  if (progress === null) return null
  return (
    <span className={styles['progress']} data-progress={progress.kind}>
      {progress.kind === 'needs' &&
        t('needs', { distance: distanceText(progress.distance, counted.unit) })}
      {progress.kind === 'holds' &&
        t('holds', { distance: distanceText(progress.until, counted.unit) })}
      {progress.kind === 'safe' && t('safe')}
      {progress.kind === 'gone' && t('gone')}
    </span>
  )
}

function useDistanceText({ match }: PlacedSelection) {
  const t = useTranslations('myBets')
  const count = (side: 'home' | 'away', number: number, unit: ScoreUnit) =>
    t('progress.by', {
      count: number,
      unit: t(`units.${unit}`, { count: number }),
      team: match[side],
    })
  return (distance: ScoreDistance, unit: ScoreUnit): string => {
    switch (distance.by) {
      case 'any': {
        const words = t(`units.${unit}`, { count: distance.count })
        return t('progress.any', { count: distance.count, unit: words })
      }
      case 'both': {
        const home = count('home', distance.home, unit)
        return t('progress.both', { home, away: count('away', distance.away, unit) })
      }
      case 'home':
      case 'away':
        return count(distance.by, distance.count, unit)
    }
  }
}
