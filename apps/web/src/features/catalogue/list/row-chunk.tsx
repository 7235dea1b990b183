import type { ReactNode } from 'react'

import { useNearViewport, type watchNear } from '../../../base/use-near-viewport.ts'
import styles from './match-list.module.css'

/** How the place of rows is watched, where a list is long; see `watchRows`. */
export type WatchRows = typeof watchNear | undefined

type RowChunkProps = {
  count: number
  pinned: boolean
  watch: WatchRows
  children: () => ReactNode
}

/** Rows that are in the document only near the viewport; away from it, a box of their height. */
export function RowChunk({ count, pinned, watch, children }: RowChunkProps) {
  const [element, near] = useNearViewport<HTMLUListElement>(pinned, { watch })
  const size = { '--rows': count }
  return (
    <ul ref={element} className={styles['chunk']} style={size}>
      {near ? children() : <li aria-hidden className={styles['absent']} />}
    </ul>
  )
}
