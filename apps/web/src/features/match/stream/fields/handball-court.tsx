import { BothEnds } from './both-ends.tsx'
import styles from './fields.module.css'

/** 40 by 20 metres: the goal area of six metres, the dashed nine-metre line, the seven-metre mark. */
export function HandballCourt() {
  return (
    <>
      <rect className={styles['ground']} x="4" y="5" width="92" height="46" />
      <path className={styles['line']} d="M50 5V51" />
      <BothEnds>
        <path
          className={styles['area']}
          d="M4 10.8A13.8 13.8 0 0 1 17.8 24.6V31.4A13.8 13.8 0 0 1 4 45.2Z"
        />
        <path
          className={styles['dashed']}
          d="M10.8 5A20.7 20.7 0 0 1 24.7 24.6V31.4A20.7 20.7 0 0 1 10.8 51"
        />
        <path className={styles['line']} d="M20.1 26.8V29.2M13.2 27.6V28.4" />
        <path className={styles['goal']} d="M4 24.6H2V31.4H4" />
      </BothEnds>
    </>
  )
}
