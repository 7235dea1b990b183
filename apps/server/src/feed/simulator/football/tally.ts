import type { Tally } from '../../messages.ts'
import type { FootballHistory } from './full-facts.ts'
import type { FootballPosition } from './position.ts'
import { scorerOutcome, type Squads } from './squads.ts'
import type { FootballEvent } from './timeline.ts'
import { scorerOutcomes } from './scorer-lines.ts'

const LETTERS = ['h', 'a'] as const

function orderOf(events: readonly FootballEvent[]): string {
  return events.map(({ side }) => LETTERS[side]).join('')
}

/** What everybody has counted so far; scorers only where the players are known. */
export function tallyOf(
  { goals, corners, cards, scorers }: FootballHistory,
  { phase }: FootballPosition,
  squads: Squads | null,
): Tally {
  const begun = phase === 'not_started' ? 0 : phase === '1st_half' || phase === 'half_time' ? 1 : 2
  const byHalf = (events: readonly FootballEvent[]): string[] =>
    Array.from({ length: begun }, (_, half) =>
      orderOf(events.filter((event) => event.half === half)),
    )
  const counted = { goals: orderOf(goals), corners: byHalf(corners), cards: byHalf(cards) }
  if (squads === null) return counted
  const outcomes = scorerOutcomes(squads)
  return { ...counted, scorers: scorers.map((code) => outcomes[scorerOutcome(code)] ?? '') }
}
