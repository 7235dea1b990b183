import type { Race } from '@touchline/contract'
import { VisuallyHidden } from '@touchline/ui'
import { useTranslations } from 'use-intl'

import { usePercent } from '../../preferences/use-percent.ts'
import styles from './racing.module.css'
import { Silks } from './silks.tsx'

const WHOLE = 1000

type RaceTrackProps = {
  race: Race
  /** How far each runner of the card has come, in thousandths. */
  running: readonly number[]
}

/** A share of the way in whole per cents: nobody is there before the post. */
function reached(progress: number): number {
  return Math.floor((100 * progress) / WHOLE) / 100
}

/** A lane for each runner, from the start to the post. */
export function RaceTrack({ race, running }: RaceTrackProps) {
  const t = useTranslations('racing')
  const percent = usePercent({ decimals: 0 })
  const lanes = race.runners
    .map((runner, index) => ({ runner, progress: running[index] ?? 0 }))
    .filter(({ runner }) => runner.withdrawn === null)
  return (
    <section className={styles['section']}>
      <h2 className={styles['heading']}>{t('running')}</h2>
      <ol className={styles['track']}>
        {lanes.map(({ runner, progress }) => (
          <li key={runner.outcomeId} className={styles['lane']}>
            <span
              className={styles['horse']}
              style={{ insetInlineStart: `calc(${progress / 10}% - ${(progress / WHOLE) * 44}px)` }}
            >
              <span aria-hidden className={styles['number']}>
                {runner.number}
              </span>
              <Silks number={runner.silks} />
            </span>
            <VisuallyHidden>
              {t('position', { name: runner.name, percent: percent(reached(progress)) })}
            </VisuallyHidden>
          </li>
        ))}
      </ol>
    </section>
  )
}
