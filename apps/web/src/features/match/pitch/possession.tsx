import type { Match, Score } from '@touchline/contract'
import { VisuallyHidden } from '@touchline/ui'
import { useTranslations } from 'use-intl'

import { usePercent } from '../../../preferences/use-percent.ts'
import styles from './pitch.module.css'

/** Who has had the ball, as a bar of both sides. */
export function Possession({ match, share }: { match: Match; share: Score }) {
  const t = useTranslations('matchInfo.statistics')
  const write = usePercent()
  const percent = (value: number) => write(value / 100)
  return (
    <div className={styles['possession']}>
      <VisuallyHidden>
        {t('number.possession')}: {match.home.name} {percent(share.home)}, {match.away.name}{' '}
        {percent(share.away)}
      </VisuallyHidden>
      <span aria-hidden>{percent(share.home)}</span>
      <span aria-hidden className={styles['bar']} style={{ '--share': `${share.home}%` }} />
      <span aria-hidden>{percent(share.away)}</span>
    </div>
  )
}
