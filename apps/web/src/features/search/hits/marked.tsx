import { markFound } from '@touchline/search'

import styles from './hit-list.module.css'

/** A name with what the query found in it marked. */
export function Marked({ text, query }: { text: string; query: string }) {
  return (
    <bdi>
      {markFound(text, query).map(({ text: part, at, isFound }) =>
        isFound ? (
          <mark key={at} className={styles['mark']}>
            {part}
          </mark>
        ) : (
          <span key={at}>{part}</span>
        ),
      )}
    </bdi>
  )
}
