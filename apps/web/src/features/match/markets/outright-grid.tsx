import type { Market, Match } from '@touchline/contract'
import { Disclosure } from '@touchline/ui'
import { useTranslations } from 'use-intl'

import { useLiveMarket } from '../../../data/live/use-follow.ts'
import { decidedOutcomes } from './decided-outcomes.ts'
import styles from './market-panel.module.css'
import { OutcomeGrid } from './outcome-grid.tsx'

/** The competitors of a season: those still in question have prices, the others their names. */
export function OutrightGrid({ match, market }: { match: Match; market: Market }) {
  const t = useTranslations('match')
  const decided = decidedOutcomes(useLiveMarket(market).outcomes)
  const open = market.outcomes.filter(({ id }) => !decided.has(id))
  const over = market.outcomes.filter(({ id }) => decided.has(id))
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
