import type { UsedLimit } from './limits.ts'

/** What a player's own rules forbid by themselves: no stake mends it, only the time. */
export type HeldRails = {
  /** No bets until then. */
  readonly pauseUntil: number | null
  /** No bets on matches in play until then. */
  readonly noLiveUntil: number | null
  /** When a limit of time ends play. */
  readonly playUntil: number | null
}

export const NO_HELD_RAILS: HeldRails = { pauseUntil: null, noLiveUntil: null, playUntil: null }

/** Those of which the time has not come. */
export function heldAt({ pauseUntil, noLiveUntil, playUntil }: HeldRails, now: number): HeldRails {
  const held = (until: number | null) => (until !== null && until > now ? until : null)
  return {
    pauseUntil: held(pauseUntil),
    noLiveUntil: held(noLiveUntil),
    playUntil: held(playUntil),
  }
}

/** A player's own limits and rails, as last read. */
export type OwnLimits = { readonly limits: readonly UsedLimit[]; readonly held: HeldRails }

export const NO_OWN_LIMITS: OwnLimits = { limits: [], held: NO_HELD_RAILS }
