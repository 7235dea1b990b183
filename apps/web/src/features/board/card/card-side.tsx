import type { Match } from '@touchline/contract'
import { KitBar, VisuallyHidden } from '@touchline/ui'
import { useTranslations } from 'use-intl'

import { useLiveMatch } from '../../../data/live/use-follow.ts'
import { SideLogo } from '../../../parts/side-logo/side-logo.tsx'
import { cardScores } from './card-scores.ts'
import styles from './board-card.module.css'

/** A side in one line: kit, crest, name, whose turn it is, what it scored. */
export function CardSide({ match, side }: { match: Match; side: 'home' | 'away' }) {
  const t = useTranslations('catalogue')
  const { name, kit } = match[side]
  const live = useLiveMatch(match)
  const scores = cardScores(live, live.sportKey, side)
  const reds = live.redCards?.[side] ?? 0
  return (
    <span className={styles['side']}>
      <KitBar name={name} kit={kit} />
      <SideLogo match={match} side={side} size={20} />
      <bdi className={styles['name']} title={name}>
        {name}
      </bdi>
      {live.currentServer === side && (
        <span className={styles['serve']} title={t('serving', { sport: live.sportKey })}>
          <VisuallyHidden>{t('serving', { sport: live.sportKey })}</VisuallyHidden>
        </span>
      )}
      {reds > 0 && (
        <span className={styles['reds']} title={t('redCards', { count: reds })}>
          <span aria-hidden>{reds}</span>
          <VisuallyHidden>{t('redCards', { count: reds })}</VisuallyHidden>
        </span>
      )}
      <span className={styles['scores']}>
        {scores.map((score, index) => (
          // Each has its place.
          // oxlint-disable-next-line react/no-array-index-key
          <span key={index}>{score}</span>
        ))}
      </span>
    </span>
  )
}
