import type { FieldState } from './field.ts'
import styles from './fields.module.css'

/** First base to the right, second at the top, third to the left. */
const BASES = [
  [59.9, 41.1],
  [50, 31.2],
  [40.1, 41.1],
] as const

/** The fan from home plate to the fence; a base that is taken is lit. */
export function BaseballDiamond({ state: { situation } }: { state: FieldState }) {
  return (
    <>
      <path className={styles['ground']} d="M50 51 17.5 18.5A46 46 0 0 1 82.5 18.5Z" />
      <path className={styles['dirt']} d="M50 53 33.4 35.4A18.6 18.6 0 0 1 66.6 35.4Z" />
      <path className={styles['infield']} d="M50 49 42.1 41.1 50 33.2 57.9 41.1Z" />
      <circle className={styles['dirt']} cx="50" cy="41.3" r="1.9" />
      <circle className={styles['dirt']} cx="50" cy="51" r="3" />
      <path className={styles['line']} d="M17.5 18.5 50 51 82.5 18.5" />
      {BASES.map(([x, y], index) => (
        <path
          key={x}
          className={styles['base']}
          data-taken={situation?.bases?.[index] === true || undefined}
          d={`M${x} ${y - 1.9}l1.9 1.9-1.9 1.9-1.9-1.9Z`}
        />
      ))}
      <path className={styles['base']} d="M49 50h2v1l-1 1-1-1Z" />
    </>
  )
}
