import type { Match } from '@touchline/contract'
import { VisuallyHidden } from '@touchline/ui'
import { useTranslations } from 'use-intl'

import { useLiveMatch } from '../../../data/live/use-follow.ts'
import styles from './match-header.module.css'

/** What a follower of the sport asks next: outs and runners, runs to win, a break point. */
export function SituationLine({ match }: { match: Match }) {
  const t = useTranslations('match')
  const { situation } = useLiveMatch(match)
  if (situation === null) return null
  const { chase, outs, bases, point } = situation
  if (chase !== undefined) {
    const left = { runs: String(chase.runs), balls: String(chase.balls) }
    return <p className={styles['situation']}>{t('chase', left)}</p>
  }
  if (point !== undefined) {
    return (
      <p className={styles['situation']} data-urgent>
        {t(`point.${point.kind}`)}
        <VisuallyHidden>: {match[point.side].name}</VisuallyHidden>
      </p>
    )
  }
  if (outs === undefined || bases === undefined) return null
  return (
    <p className={styles['situation']}>
      <Diamond bases={bases} />
      {t('outs', { count: outs })}
    </p>
  )
}

const CORNERS = ['M16 8 20 12 16 16 12 12Z', 'M10 2 14 6 10 10 6 6Z', 'M4 8 8 12 4 16 0 12Z']

/** First base to the right, second above, third to the left, as on every score board. */
function Diamond({ bases }: { bases: readonly boolean[] }) {
  const t = useTranslations('match')
  const taken = bases.flatMap((isTaken, index) => (isTaken ? [String(index + 1)] : []))
  const text = taken.length === 0 ? t('basesEmpty') : t('runners', { bases: taken.join(', ') })
  return (
    <svg viewBox="0 0 20 17" role="img" aria-label={text} className={styles['diamond']}>
      {CORNERS.map((path, index) => (
        <path key={path} d={path} data-taken={bases[index] === true || undefined} />
      ))}
    </svg>
  )
}
