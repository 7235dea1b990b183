import { useQuery } from '@tanstack/react-query'
import { MATCH_STATUS, type Match, type Statistics } from '@touchline/contract'
import type { LiveMatch } from '@touchline/live'
import { useState } from 'react'
import { useTranslations } from 'use-intl'

import { useServices } from '../../../base/services.ts'
import { useLiveMatch } from '../../../data/live/use-follow.ts'
import { SituationLine } from '../header/situation-line.tsx'
import { statisticsQuery } from '../statistics/queries.ts'
import { Picture } from './picture.tsx'
import { playsOf } from './plays/plays-of.ts'
import { restSpot } from './rest-spot.ts'
import { KICK_OFF, nextScene, type Scene } from './scene.ts'
import { isSameScore, sightingOf, type Sighting } from './sighting.ts'
import { TrackerBoard } from './tracker-board.tsx'
import styles from './stream.module.css'

/** The match as an animation of its own live data: as early as the prices, unlike pictures. */
export function Tracker({ match }: { match: Match }) {
  const t = useTranslations('matchInfo.stream')
  const live = useLiveMatch(match)
  const isLive = live.status === MATCH_STATUS.live
  const { data } = useQuery(statisticsQuery(useServices(), match.id, isLive))
  const { event, side, count, spot, number } = useScene(live, data?.numbers)
  const text =
    event === null || side === null
      ? (live.stage ?? t('waiting'))
      : t('happened', {
          event:
            event === 'visit'
              ? t('event.visit', { count: String(count) })
              : t(`event.${event}`, { count }),
          team: match[side].name,
        })
  return (
    <figure className={styles['tracker']}>
      <TrackerBoard match={match} />
      <div className={styles['stage']}>
        <Picture
          sportKey={live.sportKey}
          state={live}
          spot={spot ?? (isLive ? restSpot(live) : null)}
          side={spot === null ? live.currentServer : side}
          scene={number}
        />
      </div>
      <p role="status" className={styles['happened']}>
        {text}
      </p>
      {isLive && (
        <div className={styles['now']}>
          {event !== null && live.stage !== null && <span>{live.stage}</span>}
          <Turn match={match} />
          <SituationLine match={match} />
        </div>
      )}
      <figcaption>{t('animated')}</figcaption>
    </figure>
  )
}

/** Who serves, throws or bats. */
function Turn({ match }: { match: Match }) {
  const t = useTranslations('catalogue')
  const say = useTranslations('matchInfo.stream')
  const { currentServer, sportKey } = useLiveMatch(match)
  if (currentServer === null) return null
  const event = t('serving', { sport: sportKey })
  return <span>{say('happened', { event, team: match[currentServer].name })}</span>
}

const NO_NUMBERS: Statistics['numbers'] = []

/** What two readings in a row tell of the play. */
function useScene(match: LiveMatch, numbers: Statistics['numbers'] = NO_NUMBERS): Scene {
  const now = sightingOf(match, numbers)
  const [known, setKnown] = useState<{ seen: Sighting; scene: Scene }>({
    seen: now,
    scene: KICK_OFF,
  })
  const { seen } = known
  if (seen.numbers === numbers && isSameScore(seen, now)) return known.scene
  const scene = nextScene(playsOf(match.sportKey), known.scene, seen, now)
  setKnown({ seen: now, scene })
  return scene
}
