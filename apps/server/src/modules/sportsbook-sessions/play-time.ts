const MINUTE_MS = 60_000
const WINDOW_MS = 24 * 3_600_000

/** A time at play. */
export type Interval = { readonly from: Date; readonly until: Date }

export type Allowance =
  | { readonly kind: 'unlimited' }
  | { readonly kind: 'open'; readonly endsAt: Date }
  | { readonly kind: 'used_up'; readonly availableAt: Date }

/**
 * What is left of a limit of so many minutes in any 24 hours.
 * @param played oldest first, not overlapping, none after `now`
 */
export function allowanceOf(
  limitMinutes: number | null,
  played: readonly Interval[],
  now: Date,
): Allowance {
  if (limitMinutes === null) return { kind: 'unlimited' }
  const since = now.getTime() - WINDOW_MS
  const inside = played
    .map(({ from, until }) => ({ from: Math.max(from.getTime(), since), until: until.getTime() }))
    .filter(({ from, until }) => until > from)
  const used = inside.reduce((sum, { from, until }) => sum + until - from, 0)
  const left = limitMinutes * MINUTE_MS - used
  if (left > 0) return { kind: 'open', endsAt: new Date(now.getTime() + left) }
  // The oldest minutes leave the window first.
  const oldest = inside[0]?.from ?? now.getTime()
  return { kind: 'used_up', availableAt: new Date(oldest + WINDOW_MS + MINUTE_MS) }
}

export function windowStart(now: Date): Date {
  return new Date(now.getTime() - WINDOW_MS)
}
