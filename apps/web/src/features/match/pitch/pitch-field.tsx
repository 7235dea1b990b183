import type { Match, Play } from '@touchline/contract'
import { GroundLines } from '@touchline/ui'
import { useLiveMatch } from '../../../data/live/use-follow.ts'
import { usePlayText, usePlayTime } from '../../../parts/plays/play-text.ts'
import { restSpot, type Spot } from './rest-spot.ts'
import styles from './pitch.module.css'

/** First base to the right, second at the top, third to the left. */
const BASES = [
  'M59.9 39.2l1.9 1.9-1.9 1.9-1.9-1.9Z',
  'M50 29.3l1.9 1.9-1.9 1.9-1.9-1.9Z',
  'M40.1 39.2l1.9 1.9-1.9 1.9-1.9-1.9Z',
]

/** For the eye alone: the ground of the sport, and where the last play was. */
export function PitchField({ match, last }: { match: Match; last: Play | undefined }) {
  const live = useLiveMatch(match)
  const spot = last?.spot ?? restSpot(live)
  const side = last?.spot ? last.side : live.currentServer
  return (
    <div aria-hidden className={styles['field']}>
      {last?.spot && <Push spot={last.spot} side={last.side} key={last.id} />}
      <svg viewBox="0 0 100 56" className={styles['drawing']}>
        <GroundLines sportKey={live.sportKey} />
        {live.situation?.bases?.map((isTaken, index) =>
          isTaken ? <path key={BASES[index]} d={BASES[index]} className={styles['base']} /> : null,
        )}
        {spot !== null && (
          <g key={last?.id ?? `${spot.x}:${spot.y}`} className={styles['place']}>
            <circle className={styles['halo']} cx={spot.x} cy={spot.y} r="4" />
            <circle
              className={styles['marker']}
              data-side={side ?? undefined}
              cx={spot.x}
              cy={spot.y}
              r="1.8"
            />
          </g>
        )}
      </svg>
      {last !== undefined && <Flag play={last} />}
    </div>
  )
}

/** How far a side has come: from its own end to where the play was. */
function Push({ spot, side }: { spot: Spot; side: Play['side'] }) {
  return <span className={styles['push']} data-side={side} style={{ '--x': `${spot.x}%` }} />
}

/** What the last play was, above its place; below it where there is no room. */
function Flag({ play }: { play: Play }) {
  const text = usePlayText()
  const time = usePlayTime()
  const { x, y } = play.spot ?? { x: 50, y: 54 }
  const place = { '--x': `${x}%`, '--y': `${(y / 56) * 100}%` }
  return (
    <span
      key={play.id}
      className={styles['flag']}
      style={place}
      data-side={play.side}
      data-high={y < 16 || undefined}
    >
      <span className={styles['words']}>
        <b>{time(play)}</b> {text(play)}
      </span>
    </span>
  )
}
