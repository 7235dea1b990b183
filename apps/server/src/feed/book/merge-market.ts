import type { FeedMarket, FeedOutcome } from '../messages.ts'
import type { BookMarket, BookOutcome } from './book.ts'

const mergeOutcome = (before: BookOutcome | undefined, now: FeedOutcome): BookOutcome => {
  if (before === undefined) return { ...now, previous: now.odds }
  if (before.odds === now.odds) {
    const same = before.active === now.active && before.probability === now.probability
    return same ? before : { ...now, previous: before.previous }
  }
  return { ...now, previous: before.odds }
}

/** Merged by outcome id; an outcome the message leaves out stays as it was. */
const mergeOutcomes = (
  before: readonly BookOutcome[],
  now: readonly FeedOutcome[],
): readonly BookOutcome[] => {
  if (now.length === 0) return before
  const known = new Map(before.map((outcome) => [outcome.id, outcome]))
  const merged = now.map((outcome) => mergeOutcome(known.get(outcome.id), outcome))
  const sent = new Set(now.map(({ id }) => id))
  return [...merged, ...before.filter(({ id }) => !sent.has(id))]
}

const NO_GROUPS: readonly string[] = []

const hasSameOutcomes = (x: readonly BookOutcome[], y: readonly BookOutcome[]): boolean =>
  x.length === y.length && x.every((outcome, index) => outcome === y[index])

const isUnchanged = (x: BookMarket, y: BookMarket): boolean =>
  x.status === y.status &&
  x.mostBalanced === y.mostBalanced &&
  x.nextBetStop === y.nextBetStop &&
  hasSameOutcomes(x.outcomes, y.outcomes)

/** The same object when nothing changed; null for a new market that has no outcomes. */
export const mergeMarket = (before: BookMarket | undefined, now: FeedMarket): BookMarket | null => {
  if (before === undefined && now.outcomes.length === 0) return null
  const merged: BookMarket = {
    marketId: now.marketId,
    specifier: now.specifier,
    status: now.status,
    name: now.name,
    groups: now.groups,
    priority: now.priority,
    mostBalanced: now.mostBalanced ?? false,
    nextBetStop: now.nextBetStop ?? null,
    customBetGroups: now.customBetGroups ?? NO_GROUPS,
    outcomes: mergeOutcomes(before?.outcomes ?? [], now.outcomes),
  }
  return before !== undefined && isUnchanged(before, merged) ? before : merged
}
