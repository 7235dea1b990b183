import type { FieldState } from './field.ts'
import styles from './fields.module.css'

/** Clockwise from the top. */
const NUMBERS = [20, 1, 18, 4, 13, 6, 10, 15, 2, 17, 3, 19, 7, 16, 8, 11, 14, 9, 12, 5]
const STEP = (2 * Math.PI) / NUMBERS.length

/**
 * Fields, doubles, trebles and bull; at either side what that player has left of the leg, underlined
 * for the one who throws.
 */
export function Dartboard({ state: { gameScore, currentServer } }: { state: FieldState }) {
  return (
    <>
      <circle className={styles['rim']} cx="50" cy="28" r="27" />
      <Ring radius={10.5} width={21} kind="fields" />
      <Ring radius={20.4} width={1.4} kind="beds" />
      <Ring radius={12.6} width={1.4} kind="beds" />
      <circle className={styles['outerBull']} cx="50" cy="28" r="2" />
      <circle className={styles['bull']} cx="50" cy="28" r="0.9" />
      <g className={styles['boardNumbers']}>
        {NUMBERS.map((number, index) => (
          <text
            key={number}
            x={(50 + 23.8 * Math.sin(index * STEP)).toFixed(2)}
            y={(29.2 - 23.8 * Math.cos(index * STEP)).toFixed(2)}
          >
            {number}
          </text>
        ))}
      </g>
      {gameScore !== null && (
        <g className={styles['left']}>
          <text x="11.5" y="24">
            {gameScore.home}
          </text>
          <text x="88.5" y="24">
            {gameScore.away}
          </text>
          {currentServer !== null && (
            <rect
              className={styles['turn']}
              data-side={currentServer}
              x={currentServer === 'home' ? 4 : 81}
              y="27"
              width="15"
              height="1"
              rx="0.5"
            />
          )}
        </g>
      )}
    </>
  )
}

/** Twenty parts in two colours that take turns; the 20 stands in the middle at the top. */
function Ring({ radius, width, kind }: { radius: number; width: number; kind: 'fields' | 'beds' }) {
  const ring = { cx: 50, cy: 28, r: radius, strokeWidth: width, pathLength: 20 }
  return (
    <g className={styles[kind]} transform="rotate(-99 50 28)">
      <circle {...ring} />
      <circle {...ring} data-dark strokeDasharray="1 1" />
    </g>
  )
}
