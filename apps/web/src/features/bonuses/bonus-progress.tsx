import type { Bonus } from '@touchline/contract'
import { useTranslations } from 'use-intl'

import { useFormatting } from '../../preferences/use-formatting.ts'
import styles from './bonuses.module.css'

/** How far points have come; nothing for what collects none. */
export function BonusProgress({ bonus }: { bonus: Bonus }) {
  const t = useTranslations('bonuses')
  const { number } = useFormatting()
  if (bonus.type === 'tournament') {
    const { position, players } = bonus
    return (
      <p className={styles['standing']}>
        {position === null
          ? t('players', { count: players })
          : t('position', { place: number(position), players: number(players) })}
      </p>
    )
  }
  const way = wayOf(bonus)
  if (way === null) return null
  const { points, total } = way
  const text = t('pointsOf', { points: number(points), total: number(total) })
  return (
    <div className={styles['progress']}>
      <progress max={total} value={points} aria-label={t('progress')} />
      <span>{text}</span>
    </div>
  )
}

/** Of the next reward, or of a box. */
function wayOf(bonus: Bonus): { points: number; total: number } | null {
  if (bonus.type === 'lootbox') {
    const { pointsToOpen: total, farming } = bonus
    return total === 0 ? null : { points: Math.min(farming.points, total), total }
  }
  if (bonus.type !== 'hunting' || bonus.reward === null) return null
  const total = bonus.reward.points
  const { points, availablePoints } = bonus.farming
  return { points: availablePoints === 0 ? total : points % total, total }
}
