export const BET_TYPES = ['single', 'combo', 'system', 'custom_bet'] as const

export type BetType = (typeof BET_TYPES)[number]
