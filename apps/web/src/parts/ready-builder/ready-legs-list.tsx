import type { ReadyLeg } from '@touchline/contract'

import { readyLegId } from '../../player/bet-builder/ready-legs.ts'
import styles from './ready-builder.module.css'

/** What has to come true, a line for each: the outcome, and the market that it answers. */
export function ReadyLegsList({ legs }: { legs: readonly ReadyLeg[] }) {
  return (
    <span className={styles['legs']}>
      {legs.map((leg) => (
        <span key={readyLegId(leg)} className={styles['leg']}>
          <bdi className={styles['outcome']}>{legName(leg)}</bdi>{' '}
          <bdi className={styles['market']}>{leg.market.name}</bdi>
        </span>
      ))}
    </span>
  )
}

function legName({ market, outcomeId }: ReadyLeg): string {
  return market.outcomes.find(({ id }) => id === outcomeId)?.name ?? ''
}

/** `Home, 1x2; Over 2.5, Total`, as a name says it. */
export function legsText(legs: readonly ReadyLeg[]): string {
  return legs.map((leg) => `${legName(leg)}, ${leg.market.name}`).join('; ')
}
