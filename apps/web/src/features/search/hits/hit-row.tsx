import { Link } from '@tanstack/react-router'
import { opensHere } from '@touchline/ui'
import { useEffect, useRef } from 'react'

import { useLinks } from '../../../addresses/links.ts'
import { hitLink } from './hit-link.ts'
import styles from './hit-list.module.css'
import { HitOdds } from './hit-odds.tsx'
import { HitText } from './hit-text.tsx'
import type { Hit } from './hit.ts'

type HitRowProps = {
  id: string
  hit: Hit
  isActive: boolean
  query: string
  /** Whether a match keeps the place of its prices. */
  hasPrices: boolean
  onOpen: () => void
}

/** One hit: a link, and the prices of a match beside it. */
export function HitRow({ id, hit, isActive, query, hasPrices, onOpen }: HitRowProps) {
  const links = useLinks()
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isActive) row.current?.scrollIntoView({ block: 'nearest' })
  }, [isActive])
  const full = hit.kind === 'match' ? hit.full : null
  return (
    <div
      ref={row}
      id={id}
      role="row"
      aria-selected={isActive}
      className={styles['row']}
      data-match-id={hit.kind === 'match' ? hit.match.id : undefined}
    >
      <div role="gridcell" className={styles['cell']}>
        <Link
          {...hitLink(links, hit)}
          tabIndex={-1}
          className={styles['link']}
          onClick={(event) => {
            if (opensHere(event)) onOpen()
          }}
        >
          <HitText hit={hit} query={query} />
        </Link>
      </div>
      {full?.mainMarket ? (
        <div role="gridcell" className={styles['odds']}>
          <HitOdds match={full} market={full.mainMarket} />
        </div>
      ) : (
        hasPrices && hit.kind === 'match' && <div aria-hidden className={styles['odds']} />
      )}
    </div>
  )
}
