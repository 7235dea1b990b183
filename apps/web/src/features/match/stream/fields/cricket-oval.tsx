import { BothEnds } from './both-ends.tsx'
import styles from './fields.module.css'

/** The rope, the circle of thirty yards and the pitch with its creases and stumps. */
export function CricketOval() {
  return (
    <>
      <ellipse className={styles['ground']} cx="50" cy="28" rx="46" ry="27" />
      <ellipse className={styles['line']} cx="50" cy="28" rx="43" ry="24.6" />
      <rect className={styles['dashed']} x="29" y="15" width="42" height="26" rx="13" />
      <rect className={styles['dirt']} x="41" y="25.6" width="18" height="4.8" />
      <BothEnds>
        <path className={styles['line']} d="M43.6 25.2V30.8M42 26.2H43.6M42 29.8H43.6" />
        <path className={styles['stumps']} d="M42 27.1V28.9" />
      </BothEnds>
    </>
  )
}
