import type { FieldState } from './fields/field.ts'
import { fieldOf } from './fields/field-of.ts'
import type { Side, Spot } from './plays/play.ts'
import styles from './fields/fields.module.css'

type PictureProps = {
  sportKey: string
  state: FieldState
  spot: Spot | null
  side: Side | null
  /** A new one lets the marker arrive once more. */
  scene: number
}

/** For the eye alone: the field of the sport, and where something happens on it. */
export function Picture({ sportKey, state, spot, side, scene }: PictureProps) {
  const { Lines, surface, hasEnds } = fieldOf(sportKey)
  return (
    <svg
      viewBox="0 0 100 56"
      aria-hidden
      className={styles['picture']}
      data-surface={surface}
      data-ends={hasEnds || undefined}
    >
      <Lines state={state} />
      {spot !== null && (
        <g key={`${scene}:${spot.join(':')}`} className={styles['place']}>
          <circle className={styles['halo']} cx={spot[0]} cy={spot[1]} r="3" />
          <circle
            className={styles['marker']}
            data-side={side ?? undefined}
            cx={spot[0]}
            cy={spot[1]}
            r="1.6"
          />
        </g>
      )}
    </svg>
  )
}
