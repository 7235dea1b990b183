import { BothEnds } from './both-ends.tsx'
import styles from './fields.module.css'

/** Round corners, red and blue lines, face-off circles, creases and goals. */
export function HockeyRink() {
  return (
    <>
      <rect className={styles['ground']} x="4" y="7" width="92" height="42" rx="12" />
      <path className={styles['red']} d="M50 7V49" />
      <circle className={styles['blue']} cx="50" cy="28" r="6.9" />
      <BothEnds>
        <path className={styles['blue']} d="M38.5 7V49" />
        <path className={styles['redThin']} d="M10.1 8.6V47.4" />
        <path className={styles['crease']} d="M10.1 25.2A2.8 2.8 0 0 1 10.1 30.8Z" />
        <circle className={styles['redThin']} cx="19.4" cy="17.5" r="6.9" />
        <circle className={styles['redThin']} cx="19.4" cy="38.5" r="6.9" />
        <circle className={styles['redDot']} cx="19.4" cy="17.5" r="0.7" />
        <circle className={styles['redDot']} cx="19.4" cy="38.5" r="0.7" />
        <circle className={styles['redDot']} cx="41" cy="17.5" r="0.7" />
        <circle className={styles['redDot']} cx="41" cy="38.5" r="0.7" />
        <path className={styles['goal']} d="M10.1 26.6H8.2V29.4H10.1" />
      </BothEnds>
    </>
  )
}
