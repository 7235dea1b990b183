import type { Match } from '@touchline/contract'
import { useTranslations } from 'use-intl'

import styles from './momentum-bars.module.css'

type MomentumBarsProps = { match: Match; values: readonly number[]; className?: string | undefined }

/**
 * Who pressed in each of the last ten minutes: the home side upwards, the away side downwards, in
 * `--home` and `--away`.
 */
export function MomentumBars({ match, values, className }: MomentumBarsProps) {
  const t = useTranslations('matchInfo.stream')
  const pressed = (sign: 1 | -1) =>
    values.reduce((sum, value) => sum + Math.max(0, sign * value), 0)
  const [home, away] = [pressed(1), pressed(-1)]
  const name =
    home === away
      ? t('momentumEven')
      : t('momentumOf', { team: match[home > away ? 'home' : 'away'].name })
  return (
    <svg
      viewBox="0 0 100 40"
      preserveAspectRatio="none"
      role="img"
      aria-label={name}
      className={className}
    >
      {values.map((value, index) => {
        const height = (Math.abs(value) / 100) * 18
        return (
          <rect
            // Each minute has its place.
            // oxlint-disable-next-line react/no-array-index-key
            key={index}
            className={styles['pressed']}
            data-side={value > 0 ? 'home' : 'away'}
            x={index * 10 + 1}
            width="8"
            y={value > 0 ? 20 - height : 20}
            height={height}
          />
        )
      })}
      <path d="M0 20H100" className={styles['axis']} />
    </svg>
  )
}
