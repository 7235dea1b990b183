import type { Match } from '@touchline/contract'
import { useTranslations } from 'use-intl'

import { MatchInfoTexts } from '../../../i18n/match-info-texts.tsx'
import { kitStyle } from '../../../parts/kit/kit-colours.ts'
import { Momentum } from './momentum.tsx'
import { PitchField } from './pitch-field.tsx'
import { PlayList } from './play-list.tsx'
import { Possession } from './possession.tsx'
import { usePlayByPlay } from '../../../parts/plays/use-play-by-play.ts'
import styles from './pitch.module.css'

/**
 * STREAM-02: the match as its feed tells it, as early as the prices: where the last play was, what
 * came before it, and who has pressed. Nothing is drawn that was not told.
 */
export function LivePitch({ match }: { match: Match }) {
  return (
    <MatchInfoTexts>
      <Pitch match={match} />
    </MatchInfoTexts>
  )
}

function Pitch({ match }: { match: Match }) {
  const t = useTranslations('matchInfo.stream')
  const told = usePlayByPlay(match.id)
  if (told === undefined) return null
  const { plays, momentum, possession } = told
  return (
    <figure className={styles['pitch']} style={kitStyle(match)}>
      <div className={styles['ground']}>
        <PitchField match={match} last={plays[0]} />
        {possession !== null && <Possession match={match} share={possession} />}
      </div>
      <div className={styles['story']}>
        <PlayList match={match} plays={plays} />
        {momentum.length > 0 && <Momentum match={match} values={momentum} />}
      </div>
      <figcaption className={styles['source']}>{t('animated')}</figcaption>
    </figure>
  )
}
