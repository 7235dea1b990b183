import { MATCH_STATUS, type Match } from '@touchline/contract'
import { Ground } from '@touchline/ui'
import { useTranslations } from 'use-intl'

import { useLiveMatch } from '../../../data/live/use-follow.ts'
import { MomentumBars } from '../../../parts/plays/momentum-bars.tsx'
import { usePlayText, usePlayTime } from '../../../parts/plays/play-text.ts'
import { usePlayByPlay } from '../../../parts/plays/use-play-by-play.ts'
import styles from './board-card.module.css'

/** The live pitch, folded small: who has pressed, and the last play. */
export function CardStrip({ match }: { match: Match }) {
  const { status, sportKey } = useLiveMatch(match)
  return (
    <div className={styles['strip']}>
      <span aria-hidden className={styles['ground']}>
        <Ground sportKey={sportKey} />
      </span>
      {status === MATCH_STATUS.live && <LastPlay match={match} />}
    </div>
  )
}

function LastPlay({ match }: { match: Match }) {
  const t = useTranslations('matchInfo.stream')
  const text = usePlayText()
  const time = usePlayTime()
  const told = usePlayByPlay(match.id)
  if (told === undefined) return null
  const [play] = told.plays
  return (
    <>
      <MomentumBars match={match} values={told.momentum} className={styles['momentum']} />
      {play === undefined ? (
        <p className={styles['quiet']}>{t('noPlays')}</p>
      ) : (
        // The next play is another line: words of another length would move those of this one.
        <p
          key={`${play.side} ${time(play)} ${text(play)}`}
          className={styles['play']}
          data-side={play.side}
        >
          <span className={styles['what']}>
            <b>{time(play)}</b> {text(play)}
          </span>
          <bdi className={styles['who']}>{match[play.side].name}</bdi>
        </p>
      )}
    </>
  )
}
