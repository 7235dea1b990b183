import { lateComponent } from '../../parts/late/late-component.tsx'

/** Beneath the slip of a player who has some. */
export const OpenBets = lateComponent(async () => (await import('./open-bets.tsx')).OpenBets)
