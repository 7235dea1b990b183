import { BothEnds } from './both-ends.tsx'
import styles from './fields.module.css'

const CORNER = 'M23 40A14.5 14.5 0 0 1 37.5 54.5H25A2 2 0 0 1 23 52.5Z'

/** Two bases in the corners, three lanes with their towers, and the river between. */
export function LaneMap() {
  return (
    <>
      <rect className={styles['ground']} x="23" y="1.5" width="54" height="53" rx="2" />
      <path className={styles['river']} d="M26 5 74 51" />
      <path className={styles['lane']} d="M30 46V8H70M30 48H70V10M31 47 69 9" />
      <path className={styles['homeEnd']} d={CORNER} />
      <path className={styles['awayEnd']} d={CORNER} transform="rotate(180 50 28)" />
      <BothEnds>
        <path
          className={styles['dot']}
          d="M29 35h2v-2h-2ZM29 24h2v-2h-2ZM42 49h2v-2h-2ZM54 49h2v-2h-2ZM39.4 39.6h2v-2h-2Z"
        />
      </BothEnds>
    </>
  )
}
