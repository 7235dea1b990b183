import type { UsedLimit } from '@touchline/betting'
import type { UserLimit } from '@touchline/contract'

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

const instant = (time: string | null): number | null => (time === null ? null : Date.parse(time))
