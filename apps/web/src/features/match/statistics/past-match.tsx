import type { PastMatch } from '@touchline/contract'

import { useFormatting } from '../../../preferences/use-formatting.ts'
import styles from './statistics.module.css'

/** A match that is over, in one line. */
export function PastMatchLine({ match }: { match: PastMatch }) {
  const { kickOffDay } = useFormatting()
  const { startTime, home, away, score } = match
  return (
    <>
      <time dateTime={startTime} className={styles['when']}>
        {kickOffDay(startTime)}
      </time>
      <bdi className={styles['side']} title={home.name}>
        {home.name}
      </bdi>
      <b className={styles['score']}>
        <span>{score.home}</span>:<span>{score.away}</span>
      </b>
      <bdi className={styles['side']} title={away.name}>
        {away.name}
      </bdi>
    </>
  )
}
