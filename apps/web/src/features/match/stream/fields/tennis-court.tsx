import { BothEnds } from './both-ends.tsx'
import styles from './fields.module.css'

/** Singles and doubles lines, service boxes, centre marks and the net. */
export function TennisCourt() {
  return (
    <>
      <rect className={styles['ground']} x="14" y="11.4" width="72" height="33.2" />
      <BothEnds>
        <path
          className={styles['line']}
          d="M14 15.5H50M14 40.5H50M30.6 15.5V40.5M30.6 28H50M14 28H15.2"
        />
      </BothEnds>
      <path className={styles['net']} d="M50 9V47" />
    </>
  )
}
