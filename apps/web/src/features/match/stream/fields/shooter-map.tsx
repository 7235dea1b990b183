import { BothEnds } from './both-ends.tsx'
import styles from './fields.module.css'

/** A plan in general: a start at either end, the middle, and the two places of the bomb. */
export function ShooterMap() {
  return (
    <>
      <rect className={styles['ground']} x="6" y="3" width="88" height="50" rx="2" />
      <BothEnds>
        <path className={styles['lane']} d="M16 28H50M16 22V13H42M16 34V43H42M31 13V43" />
        <rect className={styles['start']} x="9" y="20" width="14" height="16" rx="1" />
      </BothEnds>
      <rect className={styles['site']} x="42" y="6" width="16" height="13" rx="1" />
      <rect className={styles['site']} x="42" y="37" width="16" height="13" rx="1" />
      <g className={styles['siteNames']}>
        <text x="50" y="14.6">
          A
        </text>
        <text x="50" y="45.6">
          B
        </text>
      </g>
    </>
  )
}
