import type { Match } from '@touchline/contract'
import { VisuallyHidden } from '@touchline/ui'
import { useTranslations } from 'use-intl'

import { SideLogo } from '../../../parts/side-logo/side-logo.tsx'
import { useLiveMatch } from '../../../data/live/use-follow.ts'
import styles from './match-header.module.css'

type SideNameProps = { match: Match; side: 'home' | 'away' }

/** A side with its crest, whose turn it is, and how many were sent off. */
export function SideName({ match, side }: SideNameProps) {
  const t = useTranslations('catalogue')
  const { name } = match[side]
  const { currentServer, redCards } = useLiveMatch(match)
  const turn = t('serving', { sport: match.sport.key })
  const reds = redCards?.[side] ?? 0
  return (
    <span className={styles['side']} data-side={side}>
      <SideLogo match={match} side={side} size={24} />
      <bdi title={name}>{name}</bdi>
      {currentServer === side && (
        <>
          <span className={styles['serve']} title={turn} />
          <VisuallyHidden>{turn}</VisuallyHidden>
        </>
      )}
      {match.retired === side && <span className={styles['retired']}>{match.stage}</span>}
      {reds > 0 && (
        <span className={styles['reds']} title={t('redCards', { count: reds })}>
          <span aria-hidden>{reds}</span>
          <VisuallyHidden>{t('redCards', { count: reds })}</VisuallyHidden>
        </span>
      )}
    </span>
  )
}
