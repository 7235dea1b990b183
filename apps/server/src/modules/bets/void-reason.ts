/** Why the house has taken back legs of a bet; it stands where a rejected bet has its reason. */
export const VOID_REASON = { seasonReplaced: 'bet.void.season_replaced' } as const
