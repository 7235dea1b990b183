import type { Match, Play } from '@touchline/contract'
import { VisuallyHidden } from '@touchline/ui'
import { useTranslations } from 'use-intl'

import { useFormatting } from '../../../preferences/use-formatting.ts'
import { usePlayText, usePlayTime } from '../../../parts/plays/play-text.ts'
import styles from './pitch.module.css'

/** The last plays, newest first, each with its time and the bar of its side. */
export function PlayList({ match, plays }: { match: Match; plays: readonly Play[] }) {
  const t = useTranslations('matchInfo.stream')
  const text = usePlayText()
  const time = usePlayTime()
  const { score: scoreOf } = useFormatting()
  if (plays.length === 0) return <p className={styles['quiet']}>{t('noPlays')}</p>
  return (
    <ol className={styles['plays']} aria-label={t('plays')}>
      {plays.map((play, index) => (
        // A place of the list shows another play: nothing moves when one comes.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={index} data-side={play.side}>
          <span className={styles['minute']}>{time(play)}</span>
          <span className={styles['what']}>{text(play)}</span>
          <bdi className={styles['standing']}>
            {play.score && scoreOf(play.score.home, play.score.away)}
          </bdi>
          <VisuallyHidden>, </VisuallyHidden>
          <bdi className={styles['team']}>{match[play.side].name}</bdi>
        </li>
      ))}
    </ol>
  )
}
