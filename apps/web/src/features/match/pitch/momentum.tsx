import type { Match } from '@touchline/contract'
import { useTranslations } from 'use-intl'

import { MomentumBars } from '../../../parts/plays/momentum-bars.tsx'
import styles from './pitch.module.css'

/** Who pressed in each of the last ten minutes, and what the bars are. */
export function Momentum({ match, values }: { match: Match; values: readonly number[] }) {
  const t = useTranslations('matchInfo.stream')
  return (
    <div className={styles['momentum']}>
      <span aria-hidden className={styles['caption']}>
        {t('momentum')}
      </span>
      <MomentumBars match={match} values={values} />
    </div>
  )
}
