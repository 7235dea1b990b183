import { BothEnds } from './both-ends.tsx'
import styles from './fields.module.css'

/** A line every ten yards between the goal lines, thin ones between, and the two rows of hashes. */
const YARD = 0.78
const GOAL_LINE = 11
const FIVES = Array.from({ length: 19 }, (_, index) => GOAL_LINE + 5 * YARD * (index + 1))
const NUMBERS = [10, 20, 30, 40, 50, 40, 30, 20, 10]

export function AmericanFootballField() {
  return (
    <>
      <rect className={styles['ground']} x="3.2" y="7" width="93.6" height="42" />
      <rect className={styles['homeEnd']} x="3.2" y="7" width="7.8" height="42" />
      <rect className={styles['awayEnd']} x="89" y="7" width="7.8" height="42" />
      {FIVES.map((x, index) => (
        <path
          key={x}
          className={styles[index % 2 === 0 ? 'thin' : 'line']}
          d={`M${x} 7V49M${x - 0.5} 25.4h1M${x - 0.5} 30.6h1`}
        />
      ))}
      {NUMBERS.map((yards, index) => {
        const x = GOAL_LINE + 10 * YARD * (index + 1)
        return (
          <g key={x} className={styles['figures']}>
            <text x={x} y="14.4">
              {yards}
            </text>
            <text x={x} y="44.4">
              {yards}
            </text>
          </g>
        )
      })}
      <BothEnds>
        <path className={styles['line']} d="M11 7V49" />
        <path className={styles['goal']} d="M3.2 25.6V30.4M3.2 28H1.6" />
      </BothEnds>
    </>
  )
}
