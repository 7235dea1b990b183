import { NO_HELD_RAILS, type HeldRails, type UsedLimit } from '@touchline/betting'
import type { GuardRailsAnswer, UserLimit } from '@touchline/contract'

const NONE: readonly UsedLimit[] = []

/** The limits as betting counts with them. */
export function usedLimits(limits: readonly UserLimit[] | undefined): readonly UsedLimit[] {
  if (limits === undefined || limits.length === 0) return NONE
  return limits.map(({ current, activeUntil, resetsAt, ...limit }) => ({
    ...limit,
    used: current,
    activeUntil: instant(activeUntil),
    resetsAt: instant(resetsAt),
  }))
}

/** What the rails forbid now. */
export function heldRails(answer: GuardRailsAnswer | undefined): HeldRails {
  if (answer === undefined) return NO_HELD_RAILS
  const { pauseUntil, noLiveUntil, playUntil } = answer.held
  return {
    pauseUntil: instant(pauseUntil),
    noLiveUntil: instant(noLiveUntil),
    playUntil: instant(playUntil),
  }
}

const instant = (time: string | null): number | null => (time === null ? null : Date.parse(time))
