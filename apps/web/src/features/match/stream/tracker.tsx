import { useQuery } from '@tanstack/react-query'
import { MATCH_STATUS, type Match } from '@touchline/contract'
import { useState } from 'react'
import { useTranslations } from 'use-intl'

import { clockText } from '../../../clock/clock-text.ts'
import { useTick } from '../../../clock/use-tick.ts'
import { useServices } from '../../../lib/services.ts'
import { useLiveMatch } from '../../../live/use-live-match.ts'
import { statisticsQuery } from '../statistics/queries.ts'
import { Field } from './field.tsx'
import { KICK_OFF, nextScene, type Scene, type Sighting } from './scene.ts'
import styles from './stream.module.css'

/** The match as an animation of its own live data: as early as the prices, unlike pictures. */
export function Tracker({ match }: { match: Match }) {
  const t = useTranslations('matchInfo.stream')
  const { status, totalScore, stage, clock, sportKey, currentServer } = useLiveMatch(match)
  const isLive = status === MATCH_STATUS.live
  const { data } = useQuery(statisticsQuery(useServices(), match.id, isLive))
  const { event, side, x, y } = useScene(totalScore, data?.numbers)
  const time = useTick((now) => (clock === null ? null : clockText(clock, sportKey, now)))
  const text =
    event === null || side === null
      ? (stage ?? t('waiting'))
      : t('happened', { event: t(`event.${event}`), team: match[side].name })
  return (
    <figure className={styles['tracker']}>
      <div className={styles['stage']} dir="ltr">
        <Field sportKey={sportKey} />
        <span
          key={`${event}:${side}:${x}:${y}`}
          aria-hidden
          className={styles['pulse']}
          data-side={side ?? currentServer ?? undefined}
          style={{ insetInlineStart: `${x}%`, insetBlockStart: `${y}%` }}
        />
        <div className={styles['board']}>
          <bdi>{match.home.name}</bdi>
          <b>
            {totalScore?.home ?? 0}:{totalScore?.away ?? 0}
          </b>
          <bdi>{match.away.name}</bdi>
          {time !== null && <span>{time}</span>}
        </div>
        <p role="status" className={styles['happened']}>
          {text}
        </p>
      </div>
      <figcaption>{t('animated')}</figcaption>
    </figure>
  )
}

const NO_SCORE: Sighting['score'] = { home: 0, away: 0 }

/** What two readings in a row tell of the play. */
function useScene(
  score: Sighting['score'] | null,
  numbers: Sighting['numbers'] | undefined,
): Scene {
  const [known, setKnown] = useState<{ seen: Sighting | null; scene: Scene }>({
    seen: null,
    scene: KICK_OFF,
  })
  if (numbers === undefined) return known.scene
  const now: Sighting = { score: score ?? NO_SCORE, numbers }
  const { seen } = known
  if (seen?.numbers === numbers && isSame(seen.score, now.score)) return known.scene
  const scene = seen === null ? known.scene : nextScene(known.scene, seen, now)
  setKnown({ seen: now, scene })
  return scene
}

function isSame(a: Sighting['score'], b: Sighting['score']): boolean {
  return a.home === b.home && a.away === b.away
}
