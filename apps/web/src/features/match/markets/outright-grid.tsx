import type { Market, Match } from '@touchline/contract'
import { Disclosure } from '@touchline/ui'
import { useState } from 'react'
import { useTranslations } from 'use-intl'

import { useLiveMarket } from '../../../data/live/use-follow.ts'
import { decidedOutcomes } from './decided-outcomes.ts'
import styles from './market-panel.module.css'
import { OutcomeGrid } from './outcome-grid.tsx'

/**
 * The competitors of a season, favourites first: those still in question have prices, the others their
 * names. Each keeps its place while the page is open, whatever its price does.
 */
export function OutrightGrid({ match, market }: { match: Match; market: Market }) {
  const t = useTranslations('match')
  const [places] = useState(
    () =>
      new Map(market.outcomes.toSorted((a, b) => a.odds - b.odds).map(({ id }, at) => [id, at])),
  )
  const placeOf = (id: string) => places.get(id) ?? places.size
  const ordered = market.outcomes.toSorted((a, b) => placeOf(a.id) - placeOf(b.id))
  const decided = decidedOutcomes(useLiveMarket(market).outcomes)
  const open = ordered.filter(({ id }) => !decided.has(id))
  const over = ordered.filter(({ id }) => decided.has(id))
  return (
    <div className={styles['stack']}>
      {open.length > 0 && <OutcomeGrid match={match} market={{ ...market, outcomes: open }} />}
      {over.length > 0 && (
        <Disclosure summary={t('decided', { count: String(over.length) })}>
          <ul className={styles['decided']}>
            {over.map(({ id, name }) => (
              <li key={id}>
                <bdi>{name}</bdi>
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </div>
  )
}
