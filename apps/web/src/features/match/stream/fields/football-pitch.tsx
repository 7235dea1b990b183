import { BothEnds } from './both-ends.tsx'
import styles from './fields.module.css'

/** 105 by 68 metres: penalty areas, spots and goals to scale. */
export function FootballPitch() {
  return (
    <>
      <rect className={styles['ground']} x="10" y="2" width="80" height="52" />
      <path className={styles['line']} d="M50 2V54" />
      <circle className={styles['line']} cx="50" cy="28" r="7" />
      <circle className={styles['dot']} cx="50" cy="28" r="0.7" />
      <BothEnds>
        <path
          className={styles['line']}
          d="M10 12.6H22.6V43.4H10M10 21H14.2V35H10M22.6 22.4A7 7 0 0 1 22.6 33.6M10 3A1 1 0 0 0 11 2M11 54A1 1 0 0 0 10 53"
        />
        <circle className={styles['dot']} cx="18.4" cy="28" r="0.6" />
        <path className={styles['goal']} d="M10 25.2H7.8V30.8H10" />
      </BothEnds>
    </>
  )
}
