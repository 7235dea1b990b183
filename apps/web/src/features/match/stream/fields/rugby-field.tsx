import { BothEnds } from './both-ends.tsx'
import styles from './fields.module.css'

/** In-goal areas behind the try lines, posts on them, the 22s and the dashed ten-metre lines. */
export function RugbyField() {
  return (
    <>
      <rect className={styles['ground']} x="5.6" y="2" width="88.8" height="52" />
      <path className={styles['line']} d="M50 2V54" />
      <path className={styles['dashed']} d="M13 5.7H87M13 13.1H87M13 42.9H87M13 50.3H87" />
      <BothEnds>
        <rect className={styles['area']} x="5.6" y="2" width="7.4" height="52" />
        <path className={styles['line']} d="M29.3 2V54" />
        <path className={styles['dashed']} d="M42.6 2V54M16.7 2V54" />
        <path className={styles['goal']} d="M13 25.9V30.1" />
      </BothEnds>
    </>
  )
}
