import { BothEnds } from './both-ends.tsx'
import styles from './fields.module.css'

/** Two squares of nine metres, the attack lines three metres from the net. */
export function VolleyballCourt() {
  return (
    <>
      <rect className={styles['ground']} x="14" y="10" width="72" height="36" />
      <BothEnds>
        <rect className={styles['area']} x="38" y="10" width="12" height="36" />
        <path className={styles['thin']} d="M38 10V7.6M38 46V48.4M14 37V46" />
      </BothEnds>
      <path className={styles['net']} d="M50 7V49" />
    </>
  )
}
