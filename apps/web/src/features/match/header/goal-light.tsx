import type { Match } from '@touchline/contract'
import { useState } from 'react'

import { useLiveMatch } from '../../../data/live/use-follow.ts'
import styles from './match-header.module.css'

/** Sports in which a score is rare enough to be an event of its own. */
const RARE: ReadonlySet<string> = new Set([
  'soccer',
  'ice-hockey',
  'rugby',
  'american-football',
  'baseball',
])

/** Lights the head once, from the side that has just scored. */
export function GoalLight({ match }: { match: Match }) {
  const { totalScore, sportKey } = useLiveMatch(match)
  const home = totalScore?.home ?? 0
  const away = totalScore?.away ?? 0
  const [seen, setSeen] = useState<{ home: number; away: number; lit: 'home' | 'away' | null }>({
    home,
    away,
    lit: null,
  })
  if (home !== seen.home || away !== seen.away) {
    const lit = home > seen.home ? 'home' : away > seen.away ? 'away' : null
    setSeen({ home, away, lit })
  }
  if (seen.lit === null || !RARE.has(sportKey)) return null
  return (
    <span key={`${home}:${away}`} aria-hidden className={styles['goal']} data-side={seen.lit} />
  )
}
