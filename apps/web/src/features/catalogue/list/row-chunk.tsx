import type { CSSProperties, ReactNode } from 'react'

import { useNearViewport } from '../../../lib/use-near-viewport.ts'
import styles from './match-list.module.css'

type RowChunkProps = { count: number; pinned: boolean; children: () => ReactNode }

/** Rows that are in the document only near the viewport; away from it, a box of their height. */
export function RowChunk({ count, pinned, children }: RowChunkProps) {
  const [element, near] = useNearViewport<HTMLUListElement>(pinned)
  const size = { '--rows': count } as CSSProperties
  return (
    <ul ref={element} className={styles['chunk']} style={size}>
      {near ? children() : <li aria-hidden />}
    </ul>
  )
}
