import { BothEnds } from './both-ends.tsx'
import styles from './fields.module.css'

/** 28 by 15 metres: the key, the three-point line, boards and rings. */
export function BasketballCourt() {
  return (
    <>
      <rect className={styles['ground']} x="4" y="3.5" width="92" height="49" />
      <path className={styles['line']} d="M50 3.5V52.5" />
      <circle className={styles['line']} cx="50" cy="28" r="5.9" />
      <BothEnds>
        <path className={styles['line']} d="M4 6.5H13.8A22.1 22.1 0 0 1 13.8 49.5H4" />
        <rect className={styles['area']} x="4" y="20" width="19" height="16" />
        <path
          className={styles['line']}
          d="M23 22.1A5.9 5.9 0 0 1 23 33.9M9.2 23.9A4.1 4.1 0 0 1 9.2 32.1"
        />
        <path className={styles['goal']} d="M7.9 25V31" />
        <circle className={styles['goal']} cx="9.4" cy="28" r="1.1" />
      </BothEnds>
    </>
  )
}
