import type { Odds } from '@touchline/betting'

import { plainTexts } from '../../texts/plain-texts.ts'
import type { FeedMarket, FeedOutcome } from '../messages.ts'
import type { BookMarket, BookOutcome } from './book.ts'
import { interned, internedList, internedText, isSameList } from './interned.ts'

/** Named one by one: a spread would take half as much memory again. */
function outcomeOf(id: string, now: FeedOutcome, previous: Odds): BookOutcome {
  const { active, odds, probability, win, halfWin, refund, halfLose } = now
  return win === undefined
    ? { id, active, odds, previous, probability }
    : { id, active, odds, previous, probability, win, halfWin, refund, halfLose }
}

function hasSameChances(x: FeedOutcome | BookOutcome, y: FeedOutcome): boolean {
  return (
    x.probability === y.probability &&
    x.win === y.win &&
    x.halfWin === y.halfWin &&
    x.refund === y.refund &&
    x.halfLose === y.halfLose
  )
}

function mergeOutcome(before: BookOutcome | undefined, now: FeedOutcome): BookOutcome {
  if (before === undefined) return outcomeOf(interned(now.id), now, now.odds)
  if (before.odds === now.odds) {
    const same = before.active === now.active && hasSameChances(before, now)
    return same ? before : outcomeOf(before.id, now, before.previous)
  }
  return outcomeOf(before.id, now, before.odds)
}

/** Merged by outcome id; an outcome the message leaves out stays as it was. */
function mergeOutcomes(
  before: readonly BookOutcome[],
  now: readonly FeedOutcome[],
): readonly BookOutcome[] {
  if (now.length === 0) return before
  const isInOrder =
    before.length === 0 ||
    (before.length === now.length && now.every(({ id }, index) => id === before[index]?.id))
  if (isInOrder) return now.map((outcome, index) => mergeOutcome(before[index], outcome))
  const known = new Map(before.map((outcome) => [outcome.id, outcome]))
  const merged = now.map((outcome) => mergeOutcome(known.get(outcome.id), outcome))
  const sent = new Set(now.map(({ id }) => id))
  return [...merged, ...before.filter(({ id }) => !sent.has(id))]
}

const NO_GROUPS: readonly string[] = []

function hasSameOutcomes(x: readonly BookOutcome[], y: readonly BookOutcome[]): boolean {
  return x.length === y.length && x.every((outcome, index) => outcome === y[index])
}

/** Whether they read the same: chances are nobody's to see. */
export function looksTheSame(x: BookMarket, y: BookMarket): boolean {
  return (
    x.status === y.status &&
    x.mostBalanced === y.mostBalanced &&
    x.nextBetStop === y.nextBetStop &&
    x.outcomes.length === y.outcomes.length &&
    x.outcomes.every(({ id, odds, active }, index) => {
      const other = y.outcomes[index]
      return other?.id === id && other.odds === odds && other.active === active
    })
  )
}

function isUnchanged(x: BookMarket, y: BookMarket): boolean {
  return (
    x.status === y.status &&
    x.mostBalanced === y.mostBalanced &&
    x.nextBetStop === y.nextBetStop &&
    hasSameOutcomes(x.outcomes, y.outcomes)
  )
}

/** What a market says of itself, without copies of what it said before or others say too. */
function factsOf(before: BookMarket | undefined, now: FeedMarket) {
  const joint = now.customBetGroups ?? NO_GROUPS
  if (before === undefined) {
    return {
      specifier: interned(now.specifier),
      name: internedText(plainTexts(now.name)),
      groups: internedList(now.groups),
      customBetGroups: internedList(joint),
    }
  }
  return {
    specifier: before.specifier,
    name: before.name ?? internedText(plainTexts(now.name)),
    groups: isSameList(before.groups, now.groups) ? before.groups : internedList(now.groups),
    customBetGroups: isSameList(before.customBetGroups, joint)
      ? before.customBetGroups
      : internedList(joint),
  }
}

/** The same object when nothing changed; null for a new market that has no outcomes. */
export function mergeMarket(before: BookMarket | undefined, now: FeedMarket): BookMarket | null {
  if (before === undefined && now.outcomes.length === 0) return null
  const { specifier, name, groups, customBetGroups } = factsOf(before, now)
  const merged: BookMarket = {
    marketId: now.marketId,
    specifier,
    status: now.status,
    name,
    groups,
    priority: now.priority,
    mostBalanced: now.mostBalanced ?? false,
    nextBetStop: now.nextBetStop ?? null,
    customBetGroups,
    outcomes: mergeOutcomes(before?.outcomes ?? [], now.outcomes),
  }
  return before !== undefined && isUnchanged(before, merged) ? before : merged
}
